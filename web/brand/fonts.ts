/**
 * The type of the site, its pictures and its books: two faces, each with Latin and Bangla letters. Files are named by the
 * npm package that brings them; another face is `npm install -D <package> -w @pathshala/brand` and its paths here.
 */

/** A face of headings, in pictures too. */
export const headingFont = {
  /** As the font files say it themselves: the books are set by it. */
  family: 'Baloo Da 2',
  /** The weights that the site's own files have: one, or the ends of a variable font. */
  weight: '500 800',
  /** The part of a variable font's axis that is kept; left out for files of one weight. */
  axes: { wght: { min: 500, max: 800 } },
  files: {
    latin: '@fontsource-variable/baloo-da-2/files/baloo-da-2-latin-wght-normal.woff2',
    /** Has the taka sign, which a price needs without all of the Bangla letters. */
    taka: '@fontsource-variable/baloo-da-2/files/baloo-da-2-bengali-wght-normal.woff2',
    /** One weight of the Bangla letters serves all headings: a variable file is twice as large. */
    bangla: '@expo-google-fonts/baloo-da-2/BalooDa2_700Bold.ttf',
    /** What pictures and books are lettered with. */
    bold: '@expo-google-fonts/baloo-da-2/BalooDa2_700Bold.ttf',
    extraBold: '@expo-google-fonts/baloo-da-2/BalooDa2_800ExtraBold.ttf',
  },
} as const;

/** The face of running text. */
export const bodyFont = {
  family: 'Hind Siliguri',
  files: {
    regular: '@expo-google-fonts/hind-siliguri/400Regular/HindSiliguri_400Regular.ttf',
    semiBold: '@expo-google-fonts/hind-siliguri/600SemiBold/HindSiliguri_600SemiBold.ttf',
  },
} as const;

/** Faces that a browser shows until the fonts are there; what they are is worked out when the site is built. */
export const fallbackFamilies = { heading: 'Heading Fallback', body: 'Body Fallback' } as const;

/** What stylesheets say. */
export const fontStacks = {
  heading: `'${headingFont.family}', '${fallbackFamilies.heading}', '${bodyFont.family}', system-ui, sans-serif`,
  body: `'${bodyFont.family}', '${fallbackFamilies.body}', system-ui, sans-serif`,
} as const;
