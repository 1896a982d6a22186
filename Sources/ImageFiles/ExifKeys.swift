// Keys of what cameras note. Their texts are those of Apple's constants, the numbers those of Exif 2.3, §4.6.
/// The key of the tag Orientation of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key of the tag Make of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key of the tag Model of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key of the tag ImageDescription of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The key of the tag XResolution of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// The key of the tag YResolution of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The key of the tag ResolutionUnit of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The key of the tag Software of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The key of the tag DateTime of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key of the tag Artist of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The key of the tag Copyright of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The key of the tag ExposureTime of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The key of the tag FNumber of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The key of the tag ExposureProgram of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The key of the tag ISOSpeedRatings of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The key of the tag DateTimeOriginal of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of the tag DateTimeDigitized of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key of the tag ShutterSpeedValue of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The key of the tag ApertureValue of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The key of the tag BrightnessValue of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The key of the tag ExposureBiasValue of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The key of the tag MeteringMode of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The key of the tag Flash of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The key of the tag FocalLength of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The key of the tag SubjectArea of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// The key of the tag ColorSpace of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The key of the tag PixelXDimension of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of the tag PixelYDimension of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of the tag SensingMethod of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The key of the tag ExposureMode of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The key of the tag WhiteBalance of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The key of the tag FocalLenIn35mmFilm of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The key of the tag SceneCaptureType of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The key of the tag LensMake of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The key of the tag LensModel of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The key of the tag LatitudeRef of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The key of the tag Latitude of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The key of the tag LongitudeRef of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The key of the tag Longitude of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The key of the tag AltitudeRef of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The key of the tag Altitude of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The key of the tag TimeStamp of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The key of the tag ImgDirectionRef of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The key of the tag ImgDirection of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The key of the tag DateStamp of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"

/// The keys of properties by the numbers of their tags.
enum ExifKeys {
  static let tiff: [Int: String] = [
    0x0112: "Orientation",
    0x010F: "Make",
    0x0110: "Model",
    0x010E: "ImageDescription",
    0x011A: "XResolution",
    0x011B: "YResolution",
    0x0128: "ResolutionUnit",
    0x0131: "Software",
    0x0132: "DateTime",
    0x013B: "Artist",
    0x8298: "Copyright",
  ]
  static let exif: [Int: String] = [
    0x829A: "ExposureTime",
    0x829D: "FNumber",
    0x8822: "ExposureProgram",
    0x8827: "ISOSpeedRatings",
    0x9003: "DateTimeOriginal",
    0x9004: "DateTimeDigitized",
    0x9201: "ShutterSpeedValue",
    0x9202: "ApertureValue",
    0x9203: "BrightnessValue",
    0x9204: "ExposureBiasValue",
    0x9207: "MeteringMode",
    0x9209: "Flash",
    0x920A: "FocalLength",
    0x9214: "SubjectArea",
    0xA001: "ColorSpace",
    0xA002: "PixelXDimension",
    0xA003: "PixelYDimension",
    0xA217: "SensingMethod",
    0xA402: "ExposureMode",
    0xA403: "WhiteBalance",
    0xA405: "FocalLenIn35mmFilm",
    0xA406: "SceneCaptureType",
    0xA433: "LensMake",
    0xA434: "LensModel",
  ]
  static let gps: [Int: String] = [
    0x0001: "LatitudeRef",
    0x0002: "Latitude",
    0x0003: "LongitudeRef",
    0x0004: "Longitude",
    0x0005: "AltitudeRef",
    0x0006: "Altitude",
    0x0007: "TimeStamp",
    0x0010: "ImgDirectionRef",
    0x0011: "ImgDirection",
    0x001D: "DateStamp",
  ]
  /// The keys whose values are lists even of a single number.
  static let lists: Set<String> = ["ISOSpeedRatings", "SubjectArea"]
}
