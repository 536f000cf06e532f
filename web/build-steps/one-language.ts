import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintOf } from '@pathshala/content/fingerprint';
import type { Source } from '@pathshala/content/sources';
import { firstLanguage, type Language } from '@pathshala/contract/language';
import { inOneLanguage } from '@pathshala/contract/local-text';
import type { StudioFields } from '@pathshala/contract/studio-fields';
import type { Plugin } from 'vite';

/** Modules of content that pages carry, with the file of each: `home` is `src/home.ts`, and says what is in its file. */
const files = { home: '../site/home.json', instructors: '../instructors.json' } as const;
type Name = keyof typeof files;

type Person = StudioFields & { readonly id: string };

/** What the file of each says, as the studio knows it. */
const itemsIn: Readonly<Record<Name, (json: unknown) => Source[]>> = {
  home: (json) => [{ kind: 'home', id: 'home', fields: json as StudioFields }],
  instructors: (json) => (json as Person[]).map((one) => ({ kind: 'instructors', id: one.id, fields: one })),
};

/** By what the page asks whether something newer is published. */
function printOf(name: Name, module: string): string {
  const file = readFileSync(join(dirname(module), files[name]), 'utf8');
  return fingerprintOf(itemsIn[name](JSON.parse(file)));
}

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
      const name = moduleOf.exec(id)?.[1] as Name | undefined;
      // The file is reduced below already, so that the browser need not do it.
      return (
        name &&
        `export { default as ${name} } from ${JSON.stringify(files[name])};
export const ${name}Print = ${JSON.stringify(printOf(name, id))};
`
      );
    },
    transform(code, id) {
      return fileOf.test(id) ? JSON.stringify(inOneLanguage(JSON.parse(code), language)) : undefined;
    },
  };
}
