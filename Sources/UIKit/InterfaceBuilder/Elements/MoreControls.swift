internal import InterfaceDocuments

extension NibTable {
  static let moreControlRules: [NibRules] = [
    NibRules(UISegmentedControl.self, "segmentedControl") { the in
      the.set("segments") { control, value in
        for (index, segment) in value.element.children.filter({ $0.name == "segment" }).enumerated() {
          if let image = value.instance.image(segment, "image") {
            control.insertSegment(with: image, at: index, animated: false)
          } else {
            let title = value.instance.localized(value.owner, "segmentTitles[\(index)]") ?? segment["title"]
            control.insertSegment(withTitle: title ?? "", at: index, animated: false)
          }
          if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
          if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
        }
      }
      the.set("selectedSegmentIndex", missing: "-1") { control, value in
        guard let index = value.integer, index < control.numberOfSegments else { return }
        control.selectedSegmentIndex = max(-1, index)
      }
      the.flag("momentary", \.isMomentary)
      the.flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
      the.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
      // Of no effect since iOS 7.
      the.ignore("segmentControlStyle")
    },
    NibRules(UISlider.self, "slider") { the in
      the.float("minValue", \.minimumValue)
      the.float("maxValue", \.maximumValue)
      the.float("value", \.value)
      the.flag("continuous", \.isContinuous)
      the.image("minimumValueImage", \.minimumValueImage)
      the.image("maximumValueImage", \.maximumValueImage)
      the.color("minimumTrackTintColor", \.minimumTrackTintColor)
      the.color("maximumTrackTintColor", \.maximumTrackTintColor)
      the.color("thumbTintColor", \.thumbTintColor)
    },
    NibRules(UIStepper.self, "stepper") { the in
      the.set("minimumValue") { stepper, value in if let number = value.number { stepper.minimumValue = Double(number) }
      }
      the.set("maximumValue") { stepper, value in if let number = value.number { stepper.maximumValue = Double(number) }
      }
      the.set("stepValue") { stepper, value in
        if let number = value.number, number > 0 { stepper.stepValue = Double(number) }
      }
      the.set("value") { stepper, value in if let number = value.number { stepper.value = Double(number) } }
      the.flag("continuous", \.isContinuous)
      the.flag("autorepeat", \.autorepeat)
      the.flag("wraps", \.wraps)
    },
    NibRules(UIPageControl.self, "pageControl") { the in
      the.integer("numberOfPages", \.numberOfPages)
      the.integer("currentPage", \.currentPage)
      the.flag("hidesForSinglePage", \.hidesForSinglePage)
      the.color("pageIndicatorTintColor", \.pageIndicatorTintColor)
      the.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    },
    NibRules(UIDatePicker.self, "datePicker") { the in
      the.choice(
        "datePickerMode", \.datePickerMode,
        ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer])
      the.choice(
        "style", \.preferredDatePickerStyle,
        ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
      the.integer("minuteInterval", \.minuteInterval)
      the.set("date") { picker, value in if let date = pickerDate(value) { picker.date = date } }
      the.set("minimumDate") { picker, value in picker.minimumDate = pickerDate(value) }
      the.set("maximumDate") { picker, value in picker.maximumDate = pickerDate(value) }
      the.set("countDownDuration") { picker, value in
        // Documents of all modes have one.
        if picker.datePickerMode == .countDownTimer, let seconds = value.number {
          picker.countDownDuration = TimeInterval(seconds)
        }
      }
      // Whether the date is that of the present, which a picker without a date has by itself.
      the.ignore("useCurrentDate")
    },
    NibRules(UIPickerView.self, "pickerView") { the in
      the.outlet("delegate") { (view: UIPickerView, delegate: any UIPickerViewDelegate) in view.delegate = delegate }
      the.outlet("dataSource") { (view: UIPickerView, source: any UIPickerViewDataSource) in view.dataSource = source }
      the.ignore("showsSelectionIndicator")
    },
    NibRules(UIVisualEffectView.self, "visualEffectView") { the in
      the.set("blurEffect") { view, value in
        view.effect = UIBlurEffect(style: blurStyles[value.element["style"] ?? ""] ?? .regular)
      }
      the.set("vibrancyEffect") { view, value in
        let blur = blurStyles[value.element.child("blurEffect")?["style"] ?? ""] ?? .regular
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur))
      }
      the.set("contentView") { view, value in value.instance.adopt(view.contentView, filling: view, value.element) }
    },
  ]

  private static func pickerDate(_ value: NibValue) -> Date? {
    value.element.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: Double($0)) }
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]
}
