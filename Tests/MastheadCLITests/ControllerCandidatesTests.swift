import Testing

@testable import masthead_cli

private func candidates(_ sources: String...) -> [String] {
  ControllerCandidates.names(in: sources.map { Array($0.utf8) })
}

@Suite struct ControllerCandidatesTests {
  @Test func controllersAreKnownByTheirSuperclass() {
    #expect(
      candidates(
        "class A: UIViewController {}; class B: UITableViewController {}; class C: UIKit.UIPageViewController {}")
        == ["A", "B", "C"])
    #expect(candidates("class A: UIView {}; class B: NSObject {}; class C {}; class D: ViewController {}").isEmpty)
  }

  @Test func superclassesAreFollowedThroughAllFilesInAnyOrder() {
    #expect(candidates("class A: B {}", "class C: UIViewController {}", "class B: C, P {}") == ["A", "C", "B"])
  }

  @Test func superclassesThatLeadInACircleOrNowhereAreNoControllers() {
    #expect(candidates("class A: B {}; class B: A {}; class C: C {}; class D: Elsewhere.UIViewController {}").isEmpty)
  }

  @Test func theInnermostTypeOfANameCounts() {
    let source = """
      class Base: UIView {}
      enum Box { class Base: UIViewController {} ; class A: Base {} }
      class B: Base {}
      class C: Box.Base {}
      """
    #expect(candidates(source) == ["Box.Base", "Box.A", "C"])
  }

  @Test func classesThatCanNotBeNamedFromOutsideAreLeftOut() {
    #expect(candidates("private class A: UIViewController {}; class B<T>: UIViewController {}; class C: A {}") == ["C"])
  }

  @Test func aClassThatIsDeclaredTwiceIsOneCandidate() {
    #expect(candidates("#if X\nclass A: UIViewController {}\n#else\nclass A: UIViewController {}\n#endif") == ["A"])
  }
}
