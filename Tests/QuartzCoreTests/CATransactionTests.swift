import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct CATransactionTests {
  @Test func completionBlocksRunAtTheCommitOfTheirOwnTransaction() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    #expect(log.isEmpty)
    CATransaction.commit()
    #expect(log == ["inner"])
    CATransaction.commit()
    #expect(log == ["inner", "outer"])
  }

  @Test func aReplacedBlockRunsAtOnce() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    CATransaction.setCompletionBlock { log.append("second") }
    #expect(log == ["first"])
    CATransaction.commit()
    #expect(log == ["first", "second"])
  }

  @Test func disabledActionsAreInheritedAndEndWithTheTransaction() {
    #expect(!CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test func flushWaitsForTheOutermostCommit() {
    var flushes = 0
    CATransaction.flushHandler = { flushes += 1 }
    CATransaction.flush()
    #expect(flushes == 1)
    CATransaction.begin()
    CATransaction.begin()
    CATransaction.flush()
    CATransaction.commit()
    #expect(flushes == 1)
    CATransaction.commit()
    #expect(flushes == 2)
    CATransaction.flushHandler = nil
  }

  @Test func theImplicitTransactionEndsWithFlush() {
    var ran = false
    CATransaction.setCompletionBlock { ran = true }
    #expect(!ran)
    CATransaction.flush()
    #expect(ran)
    #expect(CATransaction.completionBlock() == nil)
  }
}
