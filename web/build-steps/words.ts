import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompilerOptions } from '@inlang/paraglide-js';

const webDir = fileURLToPath(new URL('..', import.meta.url));

/** Where the catalogue lies and where what is made of it goes: absolute paths. */
export interface WordsPlace {
  /** Folder with `project.inlang/settings.json` and `messages/`. */
  readonly base: string;
  readonly outdir: string;
}

const here: WordsPlace = { base: webDir, outdir: join(webDir, 'src/words/compiled') };

/**
 * What stands for the compiler's own runtime, which brings ways of choosing a language in the browser: a page of ours
 * has the one that it was built in.
 */
const runtime = `import { siteLanguage } from '../language.ts';
export const experimentalStaticLocale = undefined;
export const getLocale = () => siteLanguage;
/** @typedef {import('@pathshala/contract/language').Language} Locale */
/** @typedef {string} LocalizedString */
/**
 * @typedef {{ type: 'text', value: string }
 *   | { type: 'markup-start' | 'markup-end' | 'markup-standalone', name: string, options: object, attributes: object }} MessagePart
 */
/**
 * @template Inputs, Options, Marks
 * @typedef {{ readonly marks?: Marks }} MessageMetadata
 */
`;

/**
 * What stands for the compiler's own registry: numbers within a sentence are written as all others are, and nothing else
 * is asked of it.
 */
const registry = `import { numberIn } from '../number.ts';
/**
 * @param {import('./runtime.js').Locale} language
 * @param {unknown} value
 */
export const number = (language, value) => numberIn(language, Number(value));
/**
 * @param {import('./runtime.js').Locale} language
 * @param {unknown} count
 */
export const plural = (language, count) => new Intl.PluralRules(language).select(Number(count));
`;

const options = {
  strategy: ['globalVariable', 'baseLocale'],
  // Few files, which tests and the type checker read fast; the build takes them apart: one-language-of-words.ts.
  outputStructure: 'locale-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} as const satisfies Partial<CompilerOptions>;

/** One hash over everything that the words are made from. */
function hashOf({ base }: WordsPlace): string {
  const hash = createHash('sha256').update(runtime).update(registry).update(JSON.stringify(options));
  const messages = readdirSync(join(base, 'messages')).sort();
  for (const file of ['project.inlang/settings.json', ...messages.map((name) => `messages/${name}`)])
    hash.update(`${file}\0`).update(readFileSync(join(base, file)));
  return hash.digest('hex');
}

/**
 * Makes typed functions of the site's words, where a word has changed since they were last made.
 * @returns whether they were made anew
 * @throws Error for a catalogue that is not as it should be
 */
export async function compileWords(place: WordsPlace = here): Promise<boolean> {
  const stamp = join(place.outdir, 'made-from.txt');
  const hash = hashOf(place);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: join(place.base, 'project.inlang'),
    outdir: place.outdir,
    ...options,
    strategy: [...options.strategy],
  });
  writeFileSync(join(place.outdir, 'runtime.js'), runtime);
  writeFileSync(join(place.outdir, 'registry.js'), registry);
  writeFileSync(stamp, hash);
  return true;
}
