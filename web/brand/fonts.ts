/**
 * The type of the site, its pictures and its books: two faces, each with the letters of every language, and one of formulas. Files are named by the
 * npm package that brings them; another face is `npm install -D <package> -w @pathshala/brand` and its paths here.
 */

/** A face of headings, in pictures too. */
export const headingFont = {
  /** As the font files say it themselves: the books are set by it. */
  family: 'Baloo Da 2',
  /** The one weight of headings: a file with several is twice as large. */
  weight: '700',
  files: {
    bold: '@expo-google-fonts/baloo-da-2/BalooDa2_700Bold.ttf',
    /** What pictures are lettered with as well. */
    extraBold: '@expo-google-fonts/baloo-da-2/BalooDa2_800ExtraBold.ttf',
  },
} as const;

/** The face of running text. */
export const bodyFont = {
  family: 'Hind Siliguri',
  files: {
    regular: '@expo-google-fonts/hind-siliguri/400Regular/HindSiliguri_400Regular.ttf',
    semiBold: '@expo-google-fonts/hind-siliguri/600SemiBold/HindSiliguri_600SemiBold.ttf',
    /** ০ to ৯: its own ১ is a form that children in Bangladesh do not learn. */
    regularDigits: '@expo-google-fonts/baloo-da-2/BalooDa2_400Regular.ttf',
    semiBoldDigits: '@expo-google-fonts/baloo-da-2/BalooDa2_600SemiBold.ttf',
  },
} as const;

/** The face of formulas: with the tables that brackets, roots and fractions are stretched by. It has no Bangla digits. */
export const formulaFont = {
  family: 'Noto Sans Math',
  file: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
} as const;

/** Faces that a browser shows until the fonts are there; what they are is worked out when the site is built. */
export const fallbackFamilies = { heading: 'Heading Fallback', body: 'Body Fallback' } as const;

/** What stylesheets say. */
export const fontStacks = {
  heading: `'${headingFont.family}', '${fallbackFamilies.heading}', '${bodyFont.family}', system-ui, sans-serif`,
  body: `'${bodyFont.family}', '${fallbackFamilies.body}', system-ui, sans-serif`,
} as const;
