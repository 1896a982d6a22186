extension UIView {
}
