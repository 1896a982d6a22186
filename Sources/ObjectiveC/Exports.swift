@_exported import CAppleSystem
@_exported import Foundation
