// A test file that has one import sees views and devices too, as with swift-snapshot-testing.
@_exported import Foundation
@_exported import UIKit
@_exported import XCTest
// The type of what strategies show with a failure.
@_exported import struct SnapshotComparison.SnapshotAttachment
// A matrix is written in tests.
@_exported import struct HeadlessOptions.SnapshotMatrix
