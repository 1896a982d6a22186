// What there is of Core Text is part of UIKit, whose fonts it registers.
@_exported import UIKit
