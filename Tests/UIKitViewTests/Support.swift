// Every file of this target sees what the tests of UIKit share.
@_exported import UIKitTestSupport
