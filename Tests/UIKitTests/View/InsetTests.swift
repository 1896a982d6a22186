import Testing

@testable import UIKit

@MainActor @Suite struct InsetTests {
  @Test func insetsThatAreNotFiniteAreRefusedInWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().additionalSafeAreaInsets.top = .nan }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("additionalSafeAreaInsets of <UIViewController>"))
    let margins = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().layoutMargins.left = .infinity }
    }
    let marginWords = String(decoding: margins?.standardErrorContent ?? [], as: UTF8.self)
    #expect(marginWords.contains("layoutMargins of <UIView"))
  }
}
