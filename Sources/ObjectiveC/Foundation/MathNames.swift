/// The greatest number of single precision, by its old name; as a count of repetitions "for ever".
public let HUGE: Float = Float.greatestFiniteMagnitude
/// The greatest number of single precision, by the name that C has for it.
public let MAXFLOAT: Float = Float.greatestFiniteMagnitude
