import { firstLanguage, type Language, languages } from '@pathshala/contract/languages';

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

/** Where what browsers get is written, from the package's folder. That of the first language takes in the others'. */
export function clientFolder(language: Language): string {
  return language === firstLanguage ? 'build/client' : `build/client-${language}`;
}

/** Where what renders pages is written, from the package's folder. */
export function serverFolder(language: Language): string {
  return `build/server/${language}`;
}
