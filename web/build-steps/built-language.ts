import { firstLanguage, type Language, languages } from '@pathshala/contract/language';

/** The variable that says which language's site Vite and React Router are at: build-languages.ts sets it. */
export const languageVariable = 'PATHSHALA_LANGUAGE';

function read(): Language {
  const named = process.env[languageVariable] || firstLanguage;
  const language = languages.find((one) => one === named);
  if (!language) throw new Error(`${languageVariable} is ${named}, not one of ${languages.join(', ')}`);
  return language;
}

/** The language of the site that is being built, or shown by `npm run dev`. */
export const builtLanguage = read();

/** Where a language's site is written, from the package's folder. */
export function buildFolder(language: Language): string {
  return language === firstLanguage ? 'build' : `build/${language}`;
}
