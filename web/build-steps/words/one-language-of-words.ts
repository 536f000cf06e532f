import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import type { Plugin } from 'vite';

const indexOf = /\/words\/compiled\/messages\/_index\.js$/;
/** The files of the content that browsers get with code. */
const contentFile = /\/functions\/content\/(?:subjects|site\/school)\.json$/;
const wordOf = /\/words\/compiled\/messages\/word-(\w+)\.js$/;

function wordsIn(file: string): ReadonlyMap<string, string> {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^export const /m);
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0] ?? '', `export const ${part}`]));
}

/**
 * Gives a page only the messages that it uses, in one language: each is a module, because the bundler works with whole modules.
 */
export function oneLanguageOfWords(language: Language): Plugin {
  let words: ReadonlyMap<string, string> = new Map();
  return {
    name: 'pathshala:one-language-of-words',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^\.\/word-\w+\.js$/ },
      handler: (id, importer) => (importer ? join(dirname(importer), id) : undefined),
    },
    load: {
      filter: { id: [indexOf, wordOf, contentFile] },
      handler(id) {
        if (contentFile.test(id)) {
          const whole = JSON.parse(readFileSync(id, 'utf8'));
          const own = inOneLanguage(whole, language);
          // An answer to a message has the school's name in the message's language.
          return JSON.stringify(Array.isArray(own) ? own : { ...own, name: whole.name });
        }
        if (indexOf.test(id)) {
          words = wordsIn(join(dirname(id), `${language}.js`));
          const names = [...readFileSync(id, 'utf8').matchAll(/^export \{ (\w+) as ("[^"]+") \}/gm)];
          return names
            .map(([, name, key]) => `export { ${name} as ${key} } from './word-${name}.js';\n`)
            .join('');
        }
        const [, name = ''] = wordOf.exec(id) ?? [];
        const code = words.get(name);
        if (code === undefined) throw new Error(`${basename(id)} is no word of ${language}`);
        return {
          code: `import { number, plural } from '../../number.ts';\n${code}`,
          moduleSideEffects: false,
        };
      },
    },
  };
}
