@_exported import CMastheadSystem
@_exported import Glibc
