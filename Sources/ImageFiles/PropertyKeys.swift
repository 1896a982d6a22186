// Keys of properties. Their texts are those of Apple's constants.
/// The key of the width in pixels, as stored.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height in pixels, as stored.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of how the picture has to be turned, 1 to 8 as Exif numbers it.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of whether pixels may be transparent.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of whether pixels are numbers of colours in a list.
nonisolated(unsafe) public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The key of the model of colours, one of `kCGImagePropertyColorModel…`.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The key of pixels in an inch across.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of pixels in an inch down.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of the bytes of the file.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of how many frames there are.
nonisolated(unsafe) public let kCGImagePropertyImageCount: CFString = "ImageCount"
/// The key of a GIF's properties.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of a PNG's properties.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of a JPEG's properties of its file format.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of a WebP's properties.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The key of a camera's notes.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of a camera's notes of itself and of the file.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of where a picture was taken.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of how often all frames are shown, 0 without end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of for how many seconds a frame is shown, at least 0.05.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of for how many seconds a frame is shown, as the file says it.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of whether there are colours for all frames.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The key of the width of the whole in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key of the height of the whole in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key of the times of all frames, a dictionary each.
nonisolated(unsafe) public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// The key of how often all frames are shown, 0 without end.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The key of for how many seconds a frame is shown, at least 0.05.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key of for how many seconds a frame is shown, as the file says it.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the times of all frames, a dictionary each.
nonisolated(unsafe) public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
/// The key of the width of the whole in pixels.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key of the height of the whole in pixels.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key of how often all frames are shown, 0 without end.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The key of for how many seconds a frame is shown, at least 0.05.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The key of for how many seconds a frame is shown, as the file says it.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the times of all frames, a dictionary each.
nonisolated(unsafe) public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
/// The key of the width of the whole in pixels.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key of the height of the whole in pixels.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key of 1 for an interlaced PNG, else 0.
nonisolated(unsafe) public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The key of pixels in a metre across.
nonisolated(unsafe) public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The key of pixels in a metre down.
nonisolated(unsafe) public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The key of the text of a PNG: Title.
nonisolated(unsafe) public let kCGImagePropertyPNGTitle: CFString = "Title"
/// The key of the text of a PNG: Author.
nonisolated(unsafe) public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// The key of the text of a PNG: Copyright.
nonisolated(unsafe) public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// The key of the text of a PNG: Description.
nonisolated(unsafe) public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The key of the text of a PNG: Software.
nonisolated(unsafe) public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// The key of whether a JPEG comes in several scans.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The model RGB of colours.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The model Gray of colours.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The model CMYK of colours.
nonisolated(unsafe) public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
