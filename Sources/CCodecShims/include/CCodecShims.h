#pragma once
#include "CBackdrop.h"
#include "CDecoders.h"
#include "CEncoders.h"
#include "CFrames.h"
#include "CPixels.h"
