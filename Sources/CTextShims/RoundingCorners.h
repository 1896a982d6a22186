#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H

/// Units of a rounded outline's points in one font unit.
#define MASTHEAD_ROUNDED_UNITS 64

/// Makes a copy of an outline in which arcs of at most `radius` font units stand for convex corners, at 64 a font unit.
///
/// The copy belongs to the caller (`FT_Outline_Done`). Returns 0, and makes nothing, when there is no room for it.
int masthead_round_corners(FT_Library library, FT_Outline *sharp, double radius, FT_Outline *rounded);
