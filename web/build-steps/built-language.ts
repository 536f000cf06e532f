import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';

export const languageVariable = 'PATHSHALA_LANGUAGE';

function read(): Language {
  const named = process.env[languageVariable] || firstLanguage;
  const language = languages.find((one) => one === named);
  if (!language) throw new Error(`${languageVariable} is ${named}, not one of ${languages.join(', ')}`);
  return language;
}

export const builtLanguage = read();

export const clientFolder = 'build/client';

export const bundlesFolder = 'build/bundles';

export function bundleFolder(language: Language): string {
  return `${bundlesFolder}/${language}`;
}

export function serverFolder(language: Language): string {
  return `build/server/${language}`;
}
