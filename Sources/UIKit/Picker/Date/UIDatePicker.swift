import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: _Enumeration, Sendable {
  /// Compact, and wheels for modes without a compact form.
  case automatic
  /// Wheels that turn.
  case wheels
  /// Texts that open a calendar or wheels when they are tapped.
  case compact
  /// A calendar of a month.
  case inline
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// Lets the user choose a date, a time, both, or a length of time.
///
/// Words and their order are those of `locale`, days and months those of `calendar` in `timeZone`; where none is set they are the
/// screen's, and never the machine's. Seconds are left as they are by the application and become 0 when the user turns a wheel. The
/// wheels are 320 by 216 points (frames of `uikit-facts` oracle `ib-layouts`). Setting a date sends nothing.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The parts of a date that a picker chooses.
  public enum Mode: _Enumeration, Sendable {
    /// Hour and minute.
    case time
    /// Day, month and year.
    case date
    /// A day, hour and minute.
    case dateAndTime
    /// Hours and minutes that pass.
    case countDownTimer
    /// Month and year.
    case yearAndMonth
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  var dateStorage = UIScreen.main.currentDate
  var durationStorage: TimeInterval = 60
  var content: (any DatePickerContent)?

  /// Makes a picker of the screen's date, with a frame; one of no size is as large as it needs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Makes a picker of the screen's date; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
    coder.finishDecoding(self, as: UIDatePicker.self)
  }

  // MARK: What is chosen

  /// The parts of the date to choose; date and time unless set.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

  /// The date that is chosen, held to the range.
  open var date: Date {
    get { dateStorage }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, held to the range; wheels turn there when `animated`.
  open func setDate(_ date: Date, animated: Bool) {
    let held = held(date)
    if held != dateStorage {
      if hasKeyValueObservers { willChangeValue(forKey: "date") }
      dateStorage = held
      if hasKeyValueObservers { didChangeValue(forKey: "date") }
    }
    show(animated: animated)
  }

  /// The first date that can be chosen; nil for none.
  ///
  /// One behind `maximumDate` makes both be left out of account.
  open var minimumDate: Date? { didSet { rangeDidChange() } }
  /// The last date that can be chosen; nil for none.
  open var maximumDate: Date? { didSet { rangeDidChange() } }

  private func rangeDidChange() {
    setDate(dateStorage, animated: false)
    content?.reload()
  }

  /// How long a count down takes, in seconds: whole minutes, from 1 minute to 23 hours 59.
  open var countDownDuration: TimeInterval {
    get { durationStorage }
    set {
      let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 1
      durationStorage = max(1, min(minutes, 24 * 60 - 1)) * 60
      show(animated: false)
    }
  }

  /// How far minutes are from each other; one that does not divide 60 evenly, or is not from 1 to 30, counts as 1.
  open var minuteInterval = 1 { didSet { content?.reload() } }
  /// Whether a set date is shown, and returned, as the selectable minute before it; true unless set.
  open var roundsToMinuteInterval = true { didSet { show(animated: false) } }

  // MARK: Words

  /// In what words, and in which order; nil for the screen's.
  open var locale: Locale? { didSet { rebuild() } }
  /// By which calendar days and months are counted; Gregorian unless set.
  open var calendar: Calendar! {
    get { calendarInForce }
    set {
      ownCalendar = newValue
      rebuild()
    }
  }
  /// The time zone of the shown time; nil for that of a calendar that was set, else the screen's.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  var ownCalendar: Calendar?

  // MARK: Looks

  /// The preferred style of the picker, if the mode has it.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
  /// How the picker looks; never `automatic`.
  open var datePickerStyle: UIDatePickerStyle { styleInForce }

  /// The colour of the texts of wheels; nil for that of labels.
  ///
  /// Apple declares none, but many applications set it by the key `textColor`. Rows that cannot be chosen stay grey.
  var wheelColor: UIColor? { didSet { content?.reload() } }

  fileprivate static func names(_ table: _MethodTable) { table.add("textColor", \UIDatePicker.wheelColor) }

  open override var intrinsicContentSize: CGSize { content?.naturalSize ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() {
    super.stateDidChange()
    content?.alpha = isEnabled ? 1 : 0.5
    content?.isUserInteractionEnabled = isEnabled
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    content?.reload()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content?.reload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDatePicker.self, UIDatePicker.names) }, 0, 0
)
