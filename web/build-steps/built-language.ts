import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';

/** The variable for the language of a build, set by build-languages.ts. */
export const languageVariable = 'PATHSHALA_LANGUAGE';

function read(): Language {
  const named = process.env[languageVariable] || firstLanguage;
  const language = languages.find((one) => one === named);
  if (!language) throw new Error(`${languageVariable} is ${named}, not one of ${languages.join(', ')}`);
  return language;
}

/** The language of this build, or of `npm run dev`. */
export const builtLanguage = read();

/** The built site in all languages, from the package's folder. */
export const clientFolder = 'build/client';

/** The bundles for browsers, from the package's folder: kept until code changes. */
export const bundlesFolder = 'build/bundles';

/** The bundles of one language. */
export function bundleFolder(language: Language): string {
  return `${bundlesFolder}/${language}`;
}

/** The bundle that renders pages, from the package's folder. */
export function serverFolder(language: Language): string {
  return `build/server/${language}`;
}
