/// The keys of hardware keyboards, by the numbers of the USB standard "HID Usage Tables", page 7.
public enum UIKeyboardHIDUsage: _Enumeration, Sendable {
  // Silent: UIKeyboardHIDUsage.keyboardErrorRollOver, keyboardA, keyboardB, keyboardC, keyboardD, keyboardE,
  //   keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN,
  //   keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW,
  //   keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6,
  //   keyboard7, keyboard8, keyboard9, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket,
  //   keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
  //   keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock,
  //   keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keypadNumLock, keypadSlash,
  //   keypadAsterisk, keypadHyphen, keypadPlus, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7,
  //   keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash, keyboardApplication, keyboardPower,
  //   keypadEqualSign, keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18,
  //   keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24, keyboardExecute,
  //   keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo, keyboardCut,
  //   keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown,
  //   keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keyboardLeftControl,
  //   keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift,
  //   keyboardRightAlt, keyboardRightGUI | codes of the USB tables, which hosts give and applications compare
  /// No key.
  case keyboardErrorRollOver
  case keyboardA
  case keyboardB
  case keyboardC
  case keyboardD
  case keyboardE
  case keyboardF
  case keyboardG
  case keyboardH
  case keyboardI
  case keyboardJ
  case keyboardK
  case keyboardL
  case keyboardM
  case keyboardN
  case keyboardO
  case keyboardP
  case keyboardQ
  case keyboardR
  case keyboardS
  case keyboardT
  case keyboardU
  case keyboardV
  case keyboardW
  case keyboardX
  case keyboardY
  case keyboardZ
  case keyboard1
  case keyboard2
  case keyboard3
  case keyboard4
  case keyboard5
  case keyboard6
  case keyboard7
  case keyboard8
  case keyboard9
  case keyboard0
  case keyboardReturnOrEnter
  case keyboardEscape
  case keyboardDeleteOrBackspace
  case keyboardTab
  case keyboardSpacebar
  case keyboardHyphen
  case keyboardEqualSign
  case keyboardOpenBracket
  case keyboardCloseBracket
  case keyboardBackslash
  case keyboardNonUSPound
  case keyboardSemicolon
  case keyboardQuote
  case keyboardGraveAccentAndTilde
  case keyboardComma
  case keyboardPeriod
  case keyboardSlash
  case keyboardCapsLock
  case keyboardF1
  case keyboardF2
  case keyboardF3
  case keyboardF4
  case keyboardF5
  case keyboardF6
  case keyboardF7
  case keyboardF8
  case keyboardF9
  case keyboardF10
  case keyboardF11
  case keyboardF12
  case keyboardPrintScreen
  case keyboardScrollLock
  case keyboardPause
  case keyboardInsert
  case keyboardHome
  case keyboardPageUp
  case keyboardDeleteForward
  case keyboardEnd
  case keyboardPageDown
  case keyboardRightArrow
  case keyboardLeftArrow
  case keyboardDownArrow
  case keyboardUpArrow
  case keypadNumLock
  case keypadSlash
  case keypadAsterisk
  case keypadHyphen
  case keypadPlus
  case keypadEnter
  case keypad1
  case keypad2
  case keypad3
  case keypad4
  case keypad5
  case keypad6
  case keypad7
  case keypad8
  case keypad9
  case keypad0
  case keypadPeriod
  case keyboardNonUSBackslash
  case keyboardApplication
  case keyboardPower
  case keypadEqualSign
  case keyboardF13
  case keyboardF14
  case keyboardF15
  case keyboardF16
  case keyboardF17
  case keyboardF18
  case keyboardF19
  case keyboardF20
  case keyboardF21
  case keyboardF22
  case keyboardF23
  case keyboardF24
  case keyboardExecute
  case keyboardHelp
  case keyboardMenu
  case keyboardSelect
  case keyboardStop
  case keyboardAgain
  case keyboardUndo
  case keyboardCut
  case keyboardCopy
  case keyboardPaste
  case keyboardFind
  case keyboardMute
  case keyboardVolumeUp
  case keyboardVolumeDown
  case keyboardLockingCapsLock
  case keyboardLockingNumLock
  case keyboardLockingScrollLock
  case keyboardLeftControl
  case keyboardLeftShift
  case keyboardLeftAlt
  case keyboardLeftGUI
  case keyboardRightControl
  case keyboardRightShift
  case keyboardRightAlt
  case keyboardRightGUI
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 138 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int {
    [
      1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
      33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
      61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88,
      89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113,
      114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 224, 225, 226, 227,
      228, 229, 230, 231,
    ][place]
  }
}
