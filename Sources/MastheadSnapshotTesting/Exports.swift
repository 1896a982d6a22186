// A test file that has one import sees views and devices too, as with swift-snapshot-testing.
@_exported import Foundation
@_exported import UIKit
@_exported import XCTest
