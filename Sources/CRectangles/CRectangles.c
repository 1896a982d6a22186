#include "CRectangles.h"
#include <math.h>
#include <stdbool.h>

// CGRect.intersects(_:) under Foundation's name for it. Programs find the first function of a name, and Foundation is the last library that they are linked
// with. CoreGraphics's rectangles that share an edge or a corner alone do not intersect; Foundation's on Linux do. Weak: where Foundation is linked into
// the program itself, its own is taken, and nothing is there twice. The argument comes first, the rectangle itself last, as Swift calls methods of values.
__attribute__((weak, visibility("default"), swiftcall)) bool masthead_rectangles_intersect(
    double x, double y, double width, double height, double own_x, double own_y, double own_width, double own_height)
    __asm__("$s10Foundation6CGRectV10intersectsySbACF");

// Whether two extents, which may be negative, have more in common than an end.
static bool overlap(double start, double length, double other_start, double other_length) {
  double end = start + length, other_end = other_start + other_length;
  return fmin(start, end) < fmax(other_start, other_end) && fmin(other_start, other_end) < fmax(start, end);
}

bool masthead_rectangles_intersect(
    double x, double y, double width, double height, double own_x, double own_y, double own_width, double own_height) {
  // The null rectangle lies at infinity.
  if (isinf(x) || isinf(y) || isinf(own_x) || isinf(own_y)) return false;
  return overlap(x, width, own_x, own_width) && overlap(y, height, own_y, own_height);
}
