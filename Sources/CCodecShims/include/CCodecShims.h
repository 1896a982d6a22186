#pragma once
#include "CDecoders.h"
#include "CPixels.h"
