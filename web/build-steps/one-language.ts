import { firstLanguage, type Language } from '@pathshala/contract/language';
import { inOneLanguage } from '@pathshala/contract/local-text';
import type { Plugin } from 'vite';

/** Modules of content that pages carry, with the file of each: `home` is `src/home.ts`, and says what is in its file. */
const files = { home: '../site/home.json', instructors: '../instructors.json' } as const;
type Name = keyof typeof files;

const moduleOf = new RegExp(`/functions/content/src/(${Object.keys(files).join('|')})\\.ts$`);
const fileOf = /\/functions\/content\/(?:site\/home|instructors)\.json$/;

/**
 * Lets a page carry the school's texts in one language alone: the files hold them in all, and would bring every translation
 * to every reader.
 */
export function oneLanguage(language: Language = firstLanguage): Plugin {
  return {
    name: 'pathshala:one-language',
    enforce: 'pre',
    load(id) {
      const [, name] = moduleOf.exec(id) ?? [];
      // The file is reduced below already, so that the browser need not do it.
      return name && `import texts from '${files[name as Name]}';\nexport const ${name} = texts;\n`;
    },
    transform(code, id) {
      return fileOf.test(id) ? JSON.stringify(inOneLanguage(JSON.parse(code), language)) : undefined;
    },
  };
}
