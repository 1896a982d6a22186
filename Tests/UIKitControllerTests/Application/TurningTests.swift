import Foundation
import Testing

@testable import UIKit

/// Turning the device, and what is known of it.
@MainActor @Suite(.serialized) struct TurningTests {
  private final class Turned: UIViewController {
    var log: [String] = []
    var allowed = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("traits \(newCollection.verticalSizeClass == .compact)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [weak self] context in
        guard let self else { return }
        log.append("along \(Int(view.bounds.width)) \(context.isAnimated) \(context.isCancelled)")
      } completion: { [weak self] _ in
        guard let self else { return }
        log.append("over \(transitionCoordinator == nil)")
      }
    }
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let root = Turned()
  private let landscape = CGSize(width: 852, height: 393)
  private let insets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)

  init() {
    TestScreen.reset()
    window.frame = UIScreen.main.bounds
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.updateForFrame()
  }

  @Test func controllersAreToldBeforeWithAndAfterTheChange() {
    let (filling, small) = (Turned(), Turned())
    for (child, frame) in [(filling, root.view.bounds), (small, CGRect(x: 0, y: 0, width: 100, height: 50))] {
      root.addChild(child)
      child.view.frame = frame
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(UIApplication.shared.turn(to: .landscapeRight, size: landscape, safeAreaInsets: insets))
    #expect(root.log == ["traits true", "size 852 from 393", "along 852 true false"])
    #expect(root.transitionCoordinator?.containerView === window)
    #expect(filling.log.prefix(2) == ["traits true", "size 852 from 393"])
    #expect(small.log == ["traits true"])
    DisplayClock.shared.advance(by: 0.5)
    #expect(root.log.last == "over false" || root.log.last == "over true")
    #expect(root.transitionCoordinator == nil)
    #expect(window.frame == CGRect(origin: .zero, size: landscape) && root.view.frame.size == landscape)
    #expect(root.view.safeAreaInsets == insets)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    window.isHidden = true
  }

  @Test func withoutAnimationsTheCompletionFollowsAtOnce() {
    UIView.performWithoutAnimation {
      _ = UIApplication.shared.turn(to: .landscapeRight, size: landscape, safeAreaInsets: insets)
    }
    #expect(root.log.contains("along 852 false false"))
    #expect(root.log.last?.hasPrefix("over") == true)
    window.isHidden = true
  }

  @Test func joiningTooLateIsRefused() {
    let transition = SizeTransition(in: window, targetTransform: .identity)
    var ran = 0
    UIView.performWithoutAnimation { transition.run({}, whenOver: { ran += 1 }) }
    #expect(!transition.animate { _ in ran += 10 })
    #expect(!transition.animateAlongsideTransition(in: nil) { _ in ran += 10 })
    #expect(ran == 1)
    window.isHidden = true
  }

  @Test func whatIsNotSupportedDoesNotTurn() {
    root.allowed = .portrait
    #expect(!UIApplication.shared.turn(to: .landscapeRight, size: landscape, safeAreaInsets: insets))
    #expect(root.log.isEmpty && window.frame.width == 393)
    root.allowed = .all
    let application = UIApplication.start(
      delegate: nil, info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"]])
    #expect(application.supportedInterfaceOrientations(for: window) == .landscapeLeft)
    #expect(application.supportedInterfaceOrientations(for: nil) == .landscapeLeft)
    window.isHidden = true
  }

  @Test func deviceSceneAndStatusBarSayHowTheInterfaceLies() throws {
    let device = UIDevice.current
    var notes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { notes += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(device.orientation == .unknown && !device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .portrait)
    let scene = try #require(window.windowScene)
    #expect(scene.interfaceOrientation == .portrait)
    for (interface, held) in [
      (UIInterfaceOrientation.landscapeRight, UIDeviceOrientation.landscapeLeft), (.landscapeLeft, .landscapeRight),
    ] {
      _ = UIApplication.shared.turn(to: interface, size: landscape, safeAreaInsets: insets)
      #expect(scene.interfaceOrientation == interface && UIApplication.shared.statusBarOrientation == interface)
      #expect(device.orientation == held && device.orientation.isLandscape && interface.isLandscape)
    }
    #expect(notes == 2)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .unknown)
    window.isHidden = true
  }

  @Test func theSceneDelegateLearnsWhatWasBefore() throws {
    let application = UIApplication.start(
      delegate: SceneTestApplicationDelegate.self,
      info: [
        "UIApplicationSceneManifest": ["UISceneConfigurations": [String: Any]()]
      ])
    let delegate = try #require(application.connectedScenes.first?.delegate as? TestSceneDelegate)
    window.isHidden = true
    _ = application.turn(to: .landscapeRight, size: landscape, safeAreaInsets: insets)
    let update = try #require(delegate.update)
    #expect(update.bounds.size == CGSize(width: 393, height: 852) && update.orientation == .portrait)
    #expect(update.traits.verticalSizeClass == .regular)
    delegate.window?.isHidden = true
  }

  @Test(arguments: [(UIUserInterfaceIdiom.phone, "iPhone", "iOS"), (.pad, "iPad", "iPadOS")])
  func theDeviceIsThatOfTheScreen(idiom: UIUserInterfaceIdiom, model: String, system: String) {
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 810, height: 1080), scale: 2, safeAreaInsets: .zero,
      traits: UITraitCollection(userInterfaceIdiom: idiom))
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == idiom && device.model == model && device.systemName == system)
    #expect(device.name == model && device.localizedModel == model && Double(device.systemVersion)! >= 15)
    #expect(UIViewController().supportedInterfaceOrientations.contains(.portraitUpsideDown) == (idiom == .pad))
    window.isHidden = true
    TestScreen.reset()
  }

  @Test func oldInsetsOfScrollViewsCanBeSwitchedOff() {
    final class Controller: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    let controller = Controller()
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    window.updateForFrame()
    let scrollView = controller.view as? UIScrollView
    #expect(scrollView?.adjustedContentInset.top == 47)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(scrollView?.adjustedContentInset.top == 0)
    window.isHidden = true
  }

  @Test func coordinatesGoByWayOfTheScreen() {
    let other = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    other.isHidden = false
    let (one, two) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView(frame: other.bounds))
    root.view.addSubview(one)
    other.addSubview(two)
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    let target: any UICoordinateSpace = two
    #expect(one.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
    #expect(one.convert(CGPoint(x: 90, y: 30), to: target) == CGPoint(x: 0, y: 0))
    #expect(one.convert(CGPoint.zero, from: target) == CGPoint(x: 90, y: 30))
    #expect(
      screen.convert(CGRect(x: 100, y: 50, width: 5, height: 6), to: target) == CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(
      screen.convert(CGRect(x: 0, y: 0, width: 5, height: 6), from: target)
        == CGRect(x: 100, y: 50, width: 5, height: 6))
    #expect(window.windowScene?.coordinateSpace.bounds == UIScreen.main.bounds)
    other.isHidden = true
    window.isHidden = true
  }
}
