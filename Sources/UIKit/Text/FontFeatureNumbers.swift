// Apple's numbers of font features and of their settings, which `UIFontDescriptor.FeatureKey` is given ("SFNTLayoutTypes", the registry of TrueType's
// feature names). Those that Masthead's fonts can have are in `UIFontDescriptor.features(type:selector:)`; others change nothing, as with a font that lacks them.

/// All typographic features: the feature.
public let kAllTypographicFeaturesType = 0
/// Ligatures: the feature.
public let kLigaturesType = 1
/// Ligatures: those that a script needs are made.
public let kRequiredLigaturesOnSelector = 0
/// Ligatures: those that a script needs are not made.
public let kRequiredLigaturesOffSelector = 1
/// Ligatures: the usual ones are made.
public let kCommonLigaturesOnSelector = 2
/// Ligatures: the usual ones are not made.
public let kCommonLigaturesOffSelector = 3
/// Ligatures: rare ones are made.
public let kRareLigaturesOnSelector = 4
/// Ligatures: rare ones are not made.
public let kRareLigaturesOffSelector = 5
/// Ligatures: those that depend on the neighbouring characters are made.
public let kContextualLigaturesOnSelector = 18
/// Ligatures: those that depend on the neighbouring characters are not made.
public let kContextualLigaturesOffSelector = 19
/// Ligatures: those of old prints are made.
public let kHistoricalLigaturesOnSelector = 20
/// Ligatures: those of old prints are not made.
public let kHistoricalLigaturesOffSelector = 21
/// Capitals and small letters in fonts from before 2008: the feature.
public let kLetterCaseType = 3
/// Small letters as small capitals, in fonts from before 2008.
public let kSmallCapsSelector = 3
/// The spacing of digits: the feature.
public let kNumberSpacingType = 6
/// The spacing of digits: all of one width.
public let kMonospacedNumbersSelector = 0
/// The spacing of digits: each as wide as it is.
public let kProportionalNumbersSelector = 1
/// The spacing of digits: a third of an em.
public let kThirdWidthNumbersSelector = 2
/// The spacing of digits: a quarter of an em.
public let kQuarterWidthNumbersSelector = 3
/// Letters above and below the line: the feature.
public let kVerticalPositionType = 10
/// Letters above and below the line: none.
public let kNormalPositionSelector = 0
/// Letters above the line.
public let kSuperiorsSelector = 1
/// Letters below the line.
public let kInferiorsSelector = 2
/// Letters of ordinal numbers, above the line.
public let kOrdinalsSelector = 3
/// Numbers in chemical formulas, below the line.
public let kScientificInferiorsSelector = 4
/// Fractions: the feature.
public let kFractionsType = 11
/// Fractions: none are made.
public let kNoFractionsSelector = 0
/// Fractions: with one number above the other.
public let kVerticalFractionsSelector = 1
/// Fractions: with a slanted bar.
public let kDiagonalFractionsSelector = 2
/// Typographic extras: the feature.
public let kTypographicExtrasType = 14
/// Zeros with a bar.
public let kSlashedZeroOnSelector = 4
/// Zeros without a bar.
public let kSlashedZeroOffSelector = 5
/// The height of digits: the feature.
public let kNumberCaseType = 21
/// The height of digits: that of small letters.
public let kLowerCaseNumbersSelector = 0
/// The height of digits: that of capitals.
public let kUpperCaseNumbersSelector = 1
/// The width of letters: the feature.
public let kTextSpacingType = 22
/// The width of letters: each its own.
public let kProportionalTextSelector = 0
/// The width of letters: all of one.
public let kMonospacedTextSelector = 1
/// Signs between capitals: the feature.
public let kCaseSensitiveLayoutType = 33
/// Signs as high as capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// Signs as high as small letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// More room between capitals.
public let kCaseSensitiveSpacingOnSelector = 2
/// The usual room between capitals.
public let kCaseSensitiveSpacingOffSelector = 3
/// Other shapes of letters, in sets: the feature.
public let kStylisticAlternativesType = 35
/// No set of other shapes.
public let kNoStylisticAlternatesSelector = 0
/// Shapes by neighbouring characters: the feature.
public let kContextualAlternatesType = 36
/// Shapes by neighbouring characters.
public let kContextualAlternatesOnSelector = 0
/// No shapes by neighbouring characters.
public let kContextualAlternatesOffSelector = 1
/// Swashes where they fit.
public let kContextualSwashAlternatesOnSelector = 4
/// No swashes where they would fit.
public let kContextualSwashAlternatesOffSelector = 5
/// Small letters: the feature.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Small letters as still smaller capitals.
public let kLowerCasePetiteCapsSelector = 2
/// Capitals: the feature.
public let kUpperCaseType = 38
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals as still smaller capitals.
public let kUpperCasePetiteCapsSelector = 2
/// The shapes of set 1.
public let kStylisticAltOneOnSelector = 2
/// The usual shapes in place of those of set 1.
public let kStylisticAltOneOffSelector = 3
/// The shapes of set 2.
public let kStylisticAltTwoOnSelector = 4
/// The usual shapes in place of those of set 2.
public let kStylisticAltTwoOffSelector = 5
/// The shapes of set 3.
public let kStylisticAltThreeOnSelector = 6
/// The usual shapes in place of those of set 3.
public let kStylisticAltThreeOffSelector = 7
/// The shapes of set 4.
public let kStylisticAltFourOnSelector = 8
/// The usual shapes in place of those of set 4.
public let kStylisticAltFourOffSelector = 9
/// The shapes of set 5.
public let kStylisticAltFiveOnSelector = 10
/// The usual shapes in place of those of set 5.
public let kStylisticAltFiveOffSelector = 11
/// The shapes of set 6.
public let kStylisticAltSixOnSelector = 12
/// The usual shapes in place of those of set 6.
public let kStylisticAltSixOffSelector = 13
/// The shapes of set 7.
public let kStylisticAltSevenOnSelector = 14
/// The usual shapes in place of those of set 7.
public let kStylisticAltSevenOffSelector = 15
/// The shapes of set 8.
public let kStylisticAltEightOnSelector = 16
/// The usual shapes in place of those of set 8.
public let kStylisticAltEightOffSelector = 17
/// The shapes of set 9.
public let kStylisticAltNineOnSelector = 18
/// The usual shapes in place of those of set 9.
public let kStylisticAltNineOffSelector = 19
/// The shapes of set 10.
public let kStylisticAltTenOnSelector = 20
/// The usual shapes in place of those of set 10.
public let kStylisticAltTenOffSelector = 21
/// The shapes of set 11.
public let kStylisticAltElevenOnSelector = 22
/// The usual shapes in place of those of set 11.
public let kStylisticAltElevenOffSelector = 23
/// The shapes of set 12.
public let kStylisticAltTwelveOnSelector = 24
/// The usual shapes in place of those of set 12.
public let kStylisticAltTwelveOffSelector = 25
/// The shapes of set 13.
public let kStylisticAltThirteenOnSelector = 26
/// The usual shapes in place of those of set 13.
public let kStylisticAltThirteenOffSelector = 27
/// The shapes of set 14.
public let kStylisticAltFourteenOnSelector = 28
/// The usual shapes in place of those of set 14.
public let kStylisticAltFourteenOffSelector = 29
/// The shapes of set 15.
public let kStylisticAltFifteenOnSelector = 30
/// The usual shapes in place of those of set 15.
public let kStylisticAltFifteenOffSelector = 31
/// The shapes of set 16.
public let kStylisticAltSixteenOnSelector = 32
/// The usual shapes in place of those of set 16.
public let kStylisticAltSixteenOffSelector = 33
/// The shapes of set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// The usual shapes in place of those of set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// The shapes of set 18.
public let kStylisticAltEighteenOnSelector = 36
/// The usual shapes in place of those of set 18.
public let kStylisticAltEighteenOffSelector = 37
/// The shapes of set 19.
public let kStylisticAltNineteenOnSelector = 38
/// The usual shapes in place of those of set 19.
public let kStylisticAltNineteenOffSelector = 39
/// The shapes of set 20.
public let kStylisticAltTwentyOnSelector = 40
/// The usual shapes in place of those of set 20.
public let kStylisticAltTwentyOffSelector = 41
