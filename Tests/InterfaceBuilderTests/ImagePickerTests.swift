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
