/// The greatest number of single precision, by its old name; as a count of repetitions "for ever".
public let HUGE: Float = Float.greatestFiniteMagnitude
