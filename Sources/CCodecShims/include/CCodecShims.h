#pragma once
#include "CBackdrop.h"
#include "CDecoders.h"
#include "CPixels.h"
