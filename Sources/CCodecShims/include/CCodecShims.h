#pragma once
#include "CDecoders.h"
#include "CDeflate.h"
#include "CPixels.h"
