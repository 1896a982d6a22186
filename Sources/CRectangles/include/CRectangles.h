// Answers of CoreGraphics that Foundation has otherwise on Linux. They are Foundation's own functions for the linker, so that nothing is declared here.
