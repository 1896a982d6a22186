import Foundation
import Testing

@testable import UIKit

/// A view that is dragged, and one that takes what is dropped, in a window.
@MainActor private final class DraggedViews: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let window: UIWindow
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  let target = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
  lazy var finger = TouchDriver(window: window)
  var items = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))]
  var operation = UIDropOperation.copy
  var allowsMove = true
  var goal: CGPoint?
  var log: [String] = []
  var texts: [String] = []
  var duringDrop: (any UIDropSession) -> Void = { _ in }

  override init() {
    TestScreen.reset(scale: 2, size: CGSize(width: 300, height: 500))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    super.init()
    source.backgroundColor = .red
    window.addSubview(source)
    window.addSubview(target)
    source.addInteraction(UIDragInteraction(delegate: self))
    target.addInteraction(UIDropInteraction(delegate: self))
    window.isHidden = false
    window.updateForFrame()
  }

  var stages: [DragStage] { DragStage.all(in: window) }
  var platter: DragPlatter? { stages.first?.drag?.platters.first }

  func advance(_ time: Double) { DisplayClock.shared.advance(by: time) }

  /// Presses the source until it is lifted.
  func press() {
    finger.down(at: CGPoint(x: 50, y: 50))
    advance(0.6)
  }

  func finish() { DisplayClock.shared.settle(limit: 5) }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    log.append("items at \(session.location(in: source))")
    return items
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { animator.addCompletion { [weak self] in self?.log.append("lift \($0 == .end)") } }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log.append("did end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "more")))] }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    log.append("can")
    return session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log.append("drop at \(session.location(in: target))")
    duringDrop(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log.append("session end")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    goal.map { defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: target, center: $0)) }
  }
}

@MainActor @Suite("Drags between views") struct DragInteractionTests {
  @Test func aPressLiftsAndAMoveBeginsTheDrag() {
    let stage = DraggedViews()
    stage.finger.down(at: CGPoint(x: 50, y: 50))
    stage.advance(0.4)
    #expect(stage.log.isEmpty)
    #expect(stage.platter == nil)
    stage.advance(0.2)
    #expect(stage.log == ["items at (30.0, 30.0)"])
    #expect(stage.platter?.center == CGPoint(x: 70, y: 50))
    stage.finger.move(to: CGPoint(x: 55, y: 50))
    #expect(stage.log.count == 1)
    stage.finger.move(to: CGPoint(x: 70, y: 90))
    #expect(stage.log.suffix(2) == ["lift true", "begin"])
    stage.finish()
    // Held where the finger touched it.
    #expect(stage.platter?.center == CGPoint(x: 90, y: 90))
    stage.finger.up()
    stage.finish()
  }

  @Test func aLiftWithoutAMoveLiesDownAgain() {
    let stage = DraggedViews()
    stage.press()
    stage.finger.up()
    #expect(stage.log.last == "lift false")
    stage.finish()
    #expect(stage.stages.isEmpty)
    #expect(!stage.log.contains("begin"))
    // The next press lifts again.
    stage.press()
    #expect(stage.platter != nil)
    stage.finger.cancel()
    stage.finish()
  }

  @Test func noItemsLeaveThePress() {
    let stage = DraggedViews()
    stage.items = []
    stage.press()
    #expect(stage.stages.isEmpty)
    stage.finger.up()
  }

  @Test func aDropIsToldInOrder() {
    let stage = DraggedViews()
    stage.goal = CGPoint(x: 250, y: 20)
    stage.press()
    stage.finger.move(to: CGPoint(x: 50, y: 150))
    stage.finger.move(to: CGPoint(x: 50, y: 250))
    stage.finger.move(to: CGPoint(x: 60, y: 260))
    stage.log = stage.log.filter { !$0.hasPrefix("lift") }
    #expect(stage.log == ["items at (30.0, 30.0)", "begin", "can", "enter"])
    stage.log = []
    stage.finger.up()
    #expect(stage.log == ["will end copy", "drop at (60.0, 60.0)"])
    #expect(stage.platter?.center == CGPoint(x: 250, y: 220))
    stage.finish()
    #expect(stage.log.suffix(3) == ["conclude", "session end", "did end copy"])
    #expect(stage.stages.isEmpty)
  }

  @Test func leavingAndComingBackAsksOnceWhetherTheDragIsOfInterest() {
    let stage = DraggedViews()
    stage.press()
    for y in [250, 150, 250, 150] as [CGFloat] { stage.finger.move(to: CGPoint(x: 50, y: y)) }
    #expect(stage.log.filter { $0 == "can" }.count == 1)
    #expect(stage.log.filter { $0 == "enter" }.count == 2)
    #expect(stage.log.filter { $0 == "exit" }.count == 2)
    stage.finger.up()
    #expect(stage.log.last == "will end cancel")
    stage.finish()
    #expect(stage.log.suffix(2) == ["session end", "did end cancel"])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden, .move])
  func whatIsRefusedFliesBack(operation: UIDropOperation) {
    let stage = DraggedViews()
    stage.operation = operation
    stage.allowsMove = false
    stage.press()
    stage.finger.move(to: CGPoint(x: 50, y: 250))
    #expect(stage.stages.first?.badge.isHidden == (operation != .forbidden))
    stage.finger.up()
    #expect(stage.platter?.center == CGPoint(x: 70, y: 50))
    #expect(!stage.log.contains { $0.hasPrefix("drop") })
    stage.finish()
    #expect(stage.log.last == "did end cancel")
  }

  @Test func anotherFingerAddsItemsWhichAreCounted() {
    let stage = DraggedViews()
    stage.press()
    stage.finger.move(to: CGPoint(x: 200, y: 150))
    #expect(stage.stages.first?.badge.isHidden == true)
    let other = TouchDriver(window: stage.window)
    other.down(at: CGPoint(x: 30, y: 30))
    other.up()
    #expect(stage.stages.first?.drag?.session.items.count == 2)
    #expect(stage.stages.first?.badge.isHidden == false)
    stage.finger.up()
    stage.finish()
  }

  @Test func droppedObjectsComeTogetherInTheirOrder() async {
    let stage = DraggedViews()
    stage.items = ["one", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
    let texts: [String] = await withCheckedContinuation { continuation in
      stage.duringDrop = { session in
        let progress = session.loadObjects(ofClass: NSString.self) { objects in
          continuation.resume(returning: objects.map { "\($0)" })
        }
        #expect(progress.totalUnitCount == 2)
      }
      stage.press()
      stage.finger.move(to: CGPoint(x: 50, y: 250))
      stage.finger.up()
      stage.finish()
    }
    #expect(texts == ["one", "two"])
  }

  @Test func aSmallerPreviewOfTheItemIsShownWhileItIsDragged() {
    let stage = DraggedViews()
    stage.items[0].previewProvider = { UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))) }
    stage.press()
    #expect(stage.platter?.bounds.size == CGSize(width: 100, height: 60))
    stage.finger.move(to: CGPoint(x: 50, y: 150))
    #expect(stage.platter?.bounds.size == CGSize(width: 30, height: 20))
    stage.finger.up()
    stage.finish()
  }
}

@MainActor @Suite("Item providers") struct ItemProviderTests {
  private func data(_ provider: NSItemProvider, _ type: String) async -> Data? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
    }
  }

  @Test func aTextIsPlainTextAndText() async {
    let provider = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(await data(provider, "public.plain-text") == Data("Grüße".utf8))
    #expect(await data(provider, "public.image") == nil)
  }

  @Test func anImageAndAColourComeBackFromTheirData() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let bytes = await data(NSItemProvider(object: image), "public.png")
    let read = bytes.flatMap { try? UIImage.object(withItemProviderData: $0, typeIdentifier: "public.png") }
    #expect(read?.cgImage?.width == image.cgImage?.width)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let archive = await data(NSItemProvider(object: color), "com.apple.uikit.color")
    let back = archive.flatMap {
      try? UIColor.object(withItemProviderData: $0, typeIdentifier: "com.apple.uikit.color")
    }
    #expect(back == color)
  }

  @Test func representationsThatAreRegisteredAreMadeWhenTheyAreAskedFor() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
      completion(Data("[]".utf8), nil)
      return nil
    }
    #expect(await data(provider, "public.json") == Data("[]".utf8))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
  }
}
