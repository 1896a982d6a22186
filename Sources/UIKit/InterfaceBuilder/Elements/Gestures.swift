internal import InterfaceDocuments

extension NibTable {
  static let gestureRules: [NibRules] = [
    NibRules(UIGestureRecognizer.self, "gestureRecognizer") { the in
      the.flag("enabled", \.isEnabled)
      the.flag("cancelsTouchesInView", \.cancelsTouchesInView)
      the.flag("delaysTouchesBegan", \.delaysTouchesBegan)
      the.flag("delaysTouchesEnded", \.delaysTouchesEnded)
      the.outlet("delegate") { (recognizer: UIGestureRecognizer, delegate: any UIGestureRecognizerDelegate) in
        recognizer.delegate = delegate
      }
    },
    NibRules(UITapGestureRecognizer.self, "tapGestureRecognizer") { the in
      the.integer("numberOfTapsRequired", \.numberOfTapsRequired)
      the.integer("numberOfTouchesRequired", \.numberOfTouchesRequired)
    },
    NibRules(UIPanGestureRecognizer.self, "panGestureRecognizer") { the in
      the.integer("minimumNumberOfTouches", \.minimumNumberOfTouches)
      the.integer("maximumNumberOfTouches", \.maximumNumberOfTouches)
    },
    NibRules(UISwipeGestureRecognizer.self, "swipeGestureRecognizer") { the in
      the.integer("numberOfTouchesRequired", \.numberOfTouchesRequired)
      the.set("direction") { recognizer, value in
        var direction: UISwipeGestureRecognizer.Direction = []
        if value.element.isSet("up") { direction.insert(.up) }
        if value.element.isSet("down") { direction.insert(.down) }
        if value.element.isSet("left") { direction.insert(.left) }
        if value.element.isSet("right") { direction.insert(.right) }
        if !direction.isEmpty { recognizer.direction = direction }
      }
    },
    // The name is misspelled in documents.
    NibRules(UILongPressGestureRecognizer.self, "pongPressGestureRecognizer", "longPressGestureRecognizer") { the in
      the.set("minimumPressDuration") { recognizer, value in
        if let seconds = value.number { recognizer.minimumPressDuration = Double(seconds) }
      }
      the.number("allowableMovement", \.allowableMovement)
      the.integer("numberOfTapsRequired", \.numberOfTapsRequired)
      the.integer("numberOfTouchesRequired", \.numberOfTouchesRequired)
    },
  ]

  /// A recognizer of a class; of UIKit's own, and of those of applications that inherit `init(target:action:)`.
  static func makeRecognizer(
    _ type: UIGestureRecognizer.Type, _ element: DocumentElement, _ instance: NibInstance
  ) -> UIGestureRecognizer? {
    DynamicInitializer.makeObject(type) as? UIGestureRecognizer
  }
}
