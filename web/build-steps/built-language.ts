import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';

/** The variable that says which language's site is built: build-languages.ts sets it. */
export const languageVariable = 'PATHSHALA_LANGUAGE';

function read(): Language {
  const named = process.env[languageVariable] || firstLanguage;
  const language = languages.find((one) => one === named);
  if (!language) throw new Error(`${languageVariable} is ${named}, not one of ${languages.join(', ')}`);
  return language;
}

/** The language of the site that is being built, or shown by `npm run dev`. */
export const builtLanguage = read();

/** The built site, in all languages, from the package's folder. */
export const clientFolder = 'build/client';

/** What the bundler makes for browsers, from the package's folder: it stays as long as the code does. */
export const bundlesFolder = 'build/bundles';

/** The same in one language. */
export function bundleFolder(language: Language): string {
  return `${bundlesFolder}/${language}`;
}

/** Where what renders pages is written, from the package's folder. */
export function serverFolder(language: Language): string {
  return `build/server/${language}`;
}
