import Testing
@testable import UIKit

private final class PickerDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var cancels = 0
  var shown = 0
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { shown += 1 }
}

@MainActor @Suite struct ImagePickerTests {
  init() { TestScreen.reset() }

  @Test func thereIsAnEmptyLibraryAndNoCamera() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  @Test func thePickerSaysWhatThereIsNotAndTellsOfCancel() throws {
    let picker = UIImagePickerController()
    let delegate = PickerDelegate()
    picker.delegate = delegate
    picker.sourceType = .savedPhotosAlbum
    picker.mediaTypes = ["public.movie"]
    let window = UIWindow()
    window.rootViewController = picker
    window.isHidden = false
    window.updateForFrame()
    let content = try #require(picker.topViewController)
    let empty = content.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(empty?.text == "No Videos" && content.title == "Recents" && delegate.shown == 1)
    let item = try #require(content.navigationItem.rightBarButtonItem)
    item.primaryAction?.perform(sender: item)
    #expect(delegate.cancels == 1)
    window.isHidden = true
  }
}

@MainActor @Suite struct StatusBarChangeTests {
  @Test func turningTellsWhatTheStatusBarWillBeAndWas() {
    TestScreen.reset()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.isHidden = false
    let application = UIApplication.shared
    let before = application.statusBarFrame
    nonisolated(unsafe) var heard: [String] = []
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification, UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarFrameNotification,
    ]
    nonisolated(unsafe) var frames: [CGRect] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        heard.append(notification.name.rawValue)
        if let value = notification.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue {
          frames.append(value.cgRectValue)
        }
      }
    }
    application.turn(to: .landscapeRight, size: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(heard == names.map(\.rawValue))
    #expect(frames == [CGRect(x: 0, y: 0, width: 844, height: 0), before])
    window.isHidden = true
    TestScreen.reset()
  }
}
