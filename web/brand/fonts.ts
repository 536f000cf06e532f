/**
 * The type of the site, its pictures and its books: two faces, each with the letters of every language, and one of formulas.
 * Files are named by their npm package; another face is `npm install -D <package> -w @pathshala/brand` and its paths here.
 */

export const headingFont = {
  /** The family name in the font files, which the books use. */
  family: 'Baloo Da 2',
  /** One weight only: a file with several is twice as large. */
  weight: '700',
  files: {
    bold: '@expo-google-fonts/baloo-da-2/BalooDa2_700Bold.ttf',
    /** Also for the lettering of pictures. */
    extraBold: '@expo-google-fonts/baloo-da-2/BalooDa2_800ExtraBold.ttf',
  },
} as const;

export const bodyFont = {
  family: 'Hind Siliguri',
  files: {
    regular: '@expo-google-fonts/hind-siliguri/400Regular/HindSiliguri_400Regular.ttf',
    semiBold: '@expo-google-fonts/hind-siliguri/600SemiBold/HindSiliguri_600SemiBold.ttf',
    /** ০ to ৯: the body font's own ১ is a form that children in Bangladesh do not learn. */
    regularDigits: '@expo-google-fonts/baloo-da-2/BalooDa2_400Regular.ttf',
    semiBoldDigits: '@expo-google-fonts/baloo-da-2/BalooDa2_600SemiBold.ttf',
  },
} as const;

/** The face of formulas, with tables for stretching brackets, roots and fractions. It has no Bangla digits. */
export const formulaFont = {
  family: 'Noto Sans Math',
  file: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
} as const;

/** The first two are shown until the web fonts load; the build computes them. `other` is for other scripts' letters. */
export const fallbackFamilies = {
  heading: 'Heading Fallback',
  body: 'Body Fallback',
  other: 'Other Letters',
} as const;

export const fontStacks = {
  heading: `'${headingFont.family}', '${fallbackFamilies.heading}', '${bodyFont.family}', '${fallbackFamilies.other}', system-ui, sans-serif`,
  body: `'${bodyFont.family}', '${fallbackFamilies.body}', '${fallbackFamilies.other}', system-ui, sans-serif`,
} as const;
