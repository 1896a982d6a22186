import Foundation
import ObjectiveC
import Testing

@Suite struct CoreFoundationTests {
  @Test func encodingsHaveNamesAndNumbers() {
    let latin = CFStringConvertIANACharSetNameToEncoding("iso-8859-1")
    #expect(CFStringConvertEncodingToNSStringEncoding(latin) == String.Encoding.isoLatin1.rawValue)
    #expect(CFStringConvertIANACharSetNameToEncoding("no such charset") == kCFStringEncodingInvalidId)
    #expect(CFStringConvertIANACharSetNameToEncoding(nil) == kCFStringEncodingInvalidId)
    let unicode = CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue)
    #expect(CFStringConvertEncodingToIANACharSetName(unicode) == "utf-8")
  }

  @Test func textsAreTransformedInPlace() {
    let text = NSMutableString(string: "Über")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text == "Uber")
    let greek = NSMutableString(string: "αβγ αβγ")
    var range = CFRangeMake(0, 3)
    #expect(CFStringTransform(greek, &range, kCFStringTransformToLatin, false))
    #expect(greek == "abg αβγ")
    #expect(range == CFRangeMake(0, 3))
    #expect(!CFStringTransform(greek, nil, "no such transform", false))
  }

  @Test func referencesAreCounted() {
    final class Thing {}
    let thing = Thing()
    let before = CFGetRetainCount(thing)
    let kept = [thing, thing]
    #expect(CFGetRetainCount(thing) == before + 2)
    #expect(kept.count == 2)
    #expect(CFGetRetainCount(nil) == 0)
  }

  @Test func equalityIsTheObjects() {
    #expect(CFEqual(NSString(string: "a"), NSString(string: "a")))
    #expect(!CFEqual(NSString(string: "a"), NSString(string: "b")))
    #expect(CFEqual(nil, nil))
  }

  @Test @MainActor func timersOfRunLoopsCallBlocks() {
    nonisolated(unsafe) var calls = 0
    let loop = CFRunLoopGetCurrent()
    let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { timer in
      calls += 1
      #expect(timer != nil)
    }
    CFRunLoopAddTimer(loop, once, .commonModes)
    let often = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { _ in
      calls += 10
      if calls > 20 { CFRunLoopStop(CFRunLoopGetCurrent()) }
    }
    CFRunLoopAddTimer(loop, often, .defaultMode)
    CFRunLoopRun()
    #expect(calls >= 21)
    #expect(!CFRunLoopTimerIsValid(once) && CFRunLoopTimerIsValid(often))
    CFRunLoopTimerInvalidate(often)
    #expect(!CFRunLoopTimerIsValid(often))
  }

  @Test @MainActor func blocksRunAtTheNextTurn() {
    nonisolated(unsafe) var isRun = false
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { isRun = true }
    #expect(!isRun)
    let end = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 0.01, 0, 0, 0) { _ in
      CFRunLoopStop(CFRunLoopGetCurrent())
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), end, .defaultMode)
    CFRunLoopRun()
    #expect(isRun)
  }

  @Test func numbersOfGeometryAreMadeOfObjects() {
    let number: NSNumber? = 2.5
    #expect(number.flatMap(CGFloat.init) == 2.5)
    #expect(CGFloat(truncating: 7) == 7)
    #expect(CGFloat(exactly: NSNumber(value: 0.5)) == 0.5)
  }
}
