internal import CCairo

extension CGContext {
  /// Stops the program when the state kept here and Cairo's have come apart; for tests.
  package func checkInvariants() {
    let status = cairo_status(cairo)
    ensure(
      status == CAIRO_STATUS_SUCCESS, "Cairo has failed: \(String(cString: cairo_status_to_string(status)))")
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    ensure(
      matrix.xx == 1 && matrix.yy == 1 && matrix.xy == 0 && matrix.yx == 0 && matrix.x0 == 0 && matrix.y0 == 0,
      "Cairo's matrix was left changed")
    ensure(cairo_has_current_point(cairo) == 0, "a path was left in Cairo")
    var counts = layers.map(\.savedStateCount)
    counts.append(savedStates.count)
    ensure(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 }, "layers hold more states than are saved")
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let cairoClip = DeviceRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    ensure(
      cairoClip.isEmpty || cairoClip.intersection(state.clipBounds) == cairoClip,
      "Cairo draws to \(cairoClip), more than \(state.clipBounds)")
    if state.clipIsPixelRect, !state.clipBounds.isEmpty {
      ensure(cairoClip == state.clipBounds, "Cairo draws to \(cairoClip), not \(state.clipBounds)")
    }
    currentPath.checkInvariants()
  }
}
