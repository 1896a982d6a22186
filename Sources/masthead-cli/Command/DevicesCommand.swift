import ArgumentParser
import HeadlessOptions

/// `masthead devices`: lists the devices that `--device` knows.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the devices that --device knows.")

  func run() throws {
    let devices = DeviceCatalogue.standard.devices
    let widest = devices.map(\.name.count).max() ?? 0
    var text = ""
    for device in devices {
      let padding = String(repeating: " ", count: widest - device.name.count)
      text += "\(device.name)\(padding)  \(Int(device.width))x\(Int(device.height))@\(Int(device.scale))"
      text += "  safe area \(Int(device.portrait.top))/\(Int(device.portrait.bottom))\n"
    }
    FileSystem.writeOutput(text)
  }
}
