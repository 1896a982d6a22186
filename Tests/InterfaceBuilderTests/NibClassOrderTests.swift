import Foundation
import Testing

@testable import UIKit

/// A class with `init(coder:)` of its own for each class of UIKit that has rules: it finds what the document says, and what it sets stays.
@MainActor @Suite(.serialized) struct NibClassOrderTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  private static let classes: [any ComesAfterTheDocument.Type] = [
    LateView.self,
    LateStackView.self,
    LateImageView.self,
    LateWindow.self,
    LateLabel.self,
    LateControl.self,
    LateButton.self,
    LateSwitch.self,
    LateProgressView.self,
    LateActivityIndicatorView.self,
    LateRefreshControl.self,
    LateSegmentedControl.self,
    LateSlider.self,
    LateStepper.self,
    LatePageControl.self,
    LateDatePicker.self,
    LatePickerView.self,
    LateVisualEffectView.self,
    LateTextField.self,
    LateTextView.self,
    LateSearchBar.self,
    LateScrollView.self,
    LateTableView.self,
    LateTableViewCell.self,
    LateTableViewHeaderFooterView.self,
    LateCollectionView.self,
    LateCollectionReusableView.self,
    LateCollectionViewCell.self,
    LateNavigationBar.self,
    LateToolbar.self,
    LateTabBar.self,
    LateBarItem.self,
    LateBarButtonItem.self,
    LateTabBarItem.self,
    LateViewController.self,
    LateTableViewController.self,
    LateCollectionViewController.self,
    LateNavigationController.self,
    LateSplitViewController.self,
    LatePageViewController.self,
    LateTabBarController.self,
    LateNavigationItem.self,
    LateCollectionViewFlowLayout.self,
  ]

  /// An attribute of the element with the value 3.
  private func attribute(of type: AnyClass) -> String {
    switch type {
    case is UIView.Type, is UIBarItem.Type: "tag"
    case is UICollectionViewLayout.Type: "minimumLineSpacing"
    default: "title"
    }
  }

  private func made(_ type: AnyClass, _ tag: String) throws -> Any? {
    let own = "customClass=\"\(type)\" customModule=\"InterfaceBuilderTests\" \(attribute(of: type))=\"3\""
    guard type is UIViewController.Type else {
      return Fixture.load(Fixture.nib("<\(tag) id=\"v\" \(own)>\(Fixture.rect(0, 0, 100, 40))</\(tag)>")).first
    }
    let board = try Fixture.board(Fixture.storyboard("<\(tag) id=\"first\" \(own)/>"))
    return board.instantiateInitialViewController()
  }

  @Test func whatTheClassSetsStays() throws {
    for type in Self.classes {
      let base: AnyClass = try #require(_getSuperclass(type))
      let tag = try #require(NibTable.all.first { $0.type == base && !$0.tags.isEmpty }?.tags.first, "\(base)")
      let object = try #require(try made(type, tag) as? any ComesAfterTheDocument, "\(type)")
      #expect(object.seen == "3", "\(type) has to find the document's value after super.init(coder:)")
      #expect(object.mark == "9", "what \(type) sets has to stay")
    }
  }

  @Test func everyClassWithRulesIsTried() {
    let tried = Set(Self.classes.compactMap { _getSuperclass($0) }.map { ObjectIdentifier($0) })
    for rules in NibTable.all where !tried.contains(ObjectIdentifier(rules.type)) {
      // Recognizers are made without a coder, the content view of a table's cell by its cell, and a layout alone has no values.
      let isLeftOut =
        rules.type is UIGestureRecognizer.Type || rules.type == TableContentView.self
        || rules.type == UICollectionViewLayout.self
      #expect(isLeftOut, "\(rules.type)")
    }
  }
}

/// An object whose class finds a value of the document and sets another.
@MainActor protocol ComesAfterTheDocument: NSObject {
  /// The value when UIKit's initialiser returned.
  var seen: String { get }
  /// The value now.
  var mark: String { get }
}

extension UIView { var mark: String { "\(tag)" } }
extension UIBarItem { var mark: String { "\(tag)" } }
extension UIViewController { var mark: String { title ?? "" } }
extension UINavigationItem { var mark: String { title ?? "" } }
extension UICollectionViewFlowLayout { var mark: String { "\(Int(minimumLineSpacing))" } }
