import Testing

@testable import UIKit

@MainActor @Suite("What a finger and time make of a swipe")
struct SwipeStateTests {
  private let layout = SwipeLayout(titleWidths: [nil, nil], rowWidth: 400)

  private func state(allowsFullSwipe: Bool = true) -> SwipeState {
    SwipeState(layout: layout, allowsFullSwipe: allowsFullSwipe)
  }

  /// Lets time go on in frames until nothing moves; returns when that is.
  private func settle(_ state: inout SwipeState, from begin: Double) -> Double {
    var time = begin
    while !state.isAtRest, time < begin + 5 {
      time += 1.0 / 60
      state.advance(to: time)
    }
    return time
  }

  @Test func theRowFollowsTheFinger() {
    var state = state()
    #expect(state.isLeaving)
    state.grab(at: 1)
    state.drag(by: 60, at: 1.1)
    #expect(state.phase == .dragging)
    #expect(state.pull(at: 1.1) == 60)
    state.drag(by: -30, at: 1.2)
    #expect(state.pull(at: 1.2) == 0)
    #expect(state.isAtRest)
  }

  @Test(
    arguments: [
      (100, 0, .opens), (50, 0, .closes), (50, 500, .opens), (100, -500, .closes), (0, 0, .closes),
    ] as [(CGFloat, CGFloat, SwipeState.Release)])
  func lettingGoOpensByPlaceAndByVelocity(distance: CGFloat, velocity: CGFloat, outcome: SwipeState.Release) {
    var state = state()
    state.grab(at: 1)
    state.drag(by: distance, at: 1.1)
    #expect(state.release(velocity: velocity, at: 1.1) == outcome)
    let end = settle(&state, from: 1.1)
    #expect(end < 1.9)
    #expect(state.phase == (outcome == .opens ? .open : .closed))
    #expect(state.pull(at: end) == (outcome == .opens ? layout.openPull : 0))
  }

  @Test func aRowIsTakenHoldOfWhereItIsSeen() {
    var state = state()
    state.open(at: 1)
    let seen = state.pull(at: 1.05)
    #expect(seen > 10 && seen < 140)
    state.grab(at: 1.05)
    #expect(state.pull(at: 2) == seen)
    state.drag(by: 10, at: 2)
    #expect(abs(state.pull(at: 2) - seen - 10) < 1e-9)
  }

  @Test func aFullSwipeArmsAndDisarmsTheFirstAction() {
    var state = state()
    state.grab(at: 1)
    state.drag(by: layout.fullSwipePull - 1, at: 1)
    #expect(state.phase == .dragging)
    state.drag(by: layout.fullSwipePull, at: 1)
    #expect(state.phase == .armed)
    #expect(!state.isAtRest)
    let part = state.takeover(at: 1.05)?.part ?? 0
    #expect(part > 0.1 && part < 1)
    var time = settle(&state, from: 1)
    #expect(state.takeover(at: time) == .init(action: 0, part: 1))
    state.drag(by: 200, at: time)
    #expect(state.phase == .dragging)
    time = settle(&state, from: time)
    #expect(state.takeover(at: time) == nil)
    #expect(state.release(velocity: 0, at: time) == .opens)
  }

  @Test func lettingGoOfAnArmedRowDoesTheFirstActionAndTheRowGoesOut() {
    var state = state()
    state.grab(at: 1)
    state.drag(by: 300, at: 1)
    #expect(state.release(velocity: -900, at: 1) == .doesFirstAction)
    #expect(state.phase == .completing)
    var time = settle(&state, from: 1)
    #expect(state.pull(at: time) == 400)
    state.close(at: time)
    #expect(state.isLeaving)
    time = settle(&state, from: time)
    #expect(state.phase == .closed)
    #expect(state.takeover(at: time) == nil)
  }

  @Test func withoutFullSwipeNothingIsArmed() {
    var state = state(allowsFullSwipe: false)
    state.grab(at: 1)
    state.drag(by: 390, at: 1)
    #expect(state.phase == .dragging)
    #expect(state.pull(at: 1) < 300)
    #expect(state.release(velocity: 0, at: 1) == .opens)
  }

  @Test func aTouchThatIsTakenAwayDoesNothing() {
    var state = state()
    state.grab(at: 1)
    state.drag(by: 390, at: 1)
    state.cancel(at: 1)
    #expect(state.phase == .open)
    let end = settle(&state, from: 1)
    #expect(state.takeover(at: end) == nil)
    state.cancel(at: end)
    #expect(state.phase == .open)
  }

  @Test func afterItWasClosedUnderTheFingerTheFingerMovesNothing() {
    var state = state()
    state.grab(at: 1)
    state.drag(by: 100, at: 1)
    state.close(at: 1)
    state.drag(by: 200, at: 1)
    #expect(state.pull(at: 1) == 100)
    #expect(state.release(velocity: 900, at: 1) == .closes)
    #expect(state.phase == .closing)
  }

  @Test func theActionThatIsBegunLastDoesNotTakeTheRoomOfTheOneThatHasIt() {
    var state = state()
    state.open(at: 1)
    state.finish()
    state.complete(1, at: 2)
    #expect(state.takeover(at: 2.1)?.action == 1)
    state.complete(0, at: 2.1)
    #expect(state.takeover(at: 2.2)?.action == 1)
  }

  @Test func finishingSkipsTheWay() {
    var state = state()
    state.open(at: 1)
    state.finish()
    #expect(state.isAtRest)
    #expect(state.pull(at: 1) == layout.openPull)
    state.close(at: 1)
    state.finish()
    #expect(state.phase == .closed)
  }

  @Test(arguments: [-3000, -100, 0, 100, 3000] as [CGFloat])
  func aRowNeverLeavesItsBounds(velocity: CGFloat) {
    var state = state()
    state.grab(at: 0)
    state.drag(by: 100, at: 0)
    _ = state.release(velocity: velocity, at: 0)
    for step in 0..<120 {
      let time = Double(step) / 60
      state.advance(to: time)
      #expect((0...400).contains(state.pull(at: time)))
    }
    #expect(state.isAtRest)
  }
}

@MainActor @Suite("The spring of swipes")
struct SwipeMotionTests {
  @Test func itComesToItsTargetWithoutSwinging() {
    var motion = SwipeMotion(at: 100, precision: 0.25)
    motion.go(to: 0, at: 5)
    var last: CGFloat = 101
    for step in 0...60 {
      let value = motion.value(at: 5 + Double(step) / 60)
      #expect(value < last && value >= 0)
      last = value
    }
    #expect(abs(motion.value(at: 5.3) - 1.735) < 0.01, "100·(1 + 6)·e⁻⁶")
    motion.settle(at: 5.3)
    #expect(!motion.isOver)
    motion.settle(at: 6)
    #expect(motion.isOver)
    #expect(motion.value(at: 6) == 0)
  }

  @Test func itKeepsItsVelocityWhenItIsSentElsewhere() {
    var motion = SwipeMotion(at: 0, precision: 0.25)
    motion.go(to: 100, at: 0)
    let (place, speed) = (motion.value(at: 0.1), motion.velocity(at: 0.1))
    motion.go(to: 0, at: 0.1)
    #expect(abs(motion.value(at: 0.1) - place) < 1e-9)
    #expect(abs(motion.velocity(at: 0.1) - speed) < 1e-9)
    #expect(motion.value(at: 0.11) > place)
  }

  @Test func itsVelocityIsTheSlopeOfItsValue() {
    var motion = SwipeMotion(at: 80, precision: 0.25)
    motion.go(to: 10, at: 0, velocity: 400)
    #expect(motion.velocity(at: 0) == 400)
    for time in [0.02, 0.1, 0.3] {
      let slope = (motion.value(at: time + 1e-5) - motion.value(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - motion.velocity(at: time)) < 0.01)
    }
  }

  @Test func aMotionToWhereItIsIsOver() {
    var motion = SwipeMotion(at: 3, precision: 0.25)
    motion.go(to: 3, at: 1)
    #expect(motion.isOver)
    motion.jump(to: 7)
    #expect(motion.value(at: 0) == 7)
    #expect(motion.velocity(at: 0) == 0)
  }
}
