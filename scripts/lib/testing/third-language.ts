import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A language that nobody speaks: the English words with marks around them, so that each can be told from the English one. */
export const madeUp = 'xx';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const mapped = <From, To>(of: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, to(value)]));
const marked = (words: Words) => mapped(words, (section) => mapped(section, (word) => `\u2039${word}\u203a`));

/** What a text must have, or the change would be none. @throws Error where it is not there */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from} to put the third language beside`);
  return text.replace(from, to);
}

/** The table of languages with one more. */
export function withThirdLanguage(table: string): string {
  const named = replaced(table, "['en', 'bn'] as const", `['en', 'bn', '${madeUp}'] as const`);
  const translated = replaced(named, "Translation[] = ['bn']", `Translation[] = ['bn', '${madeUp}']`);
  return replaced(translated, "{ bn: make('bn') }", `{ bn: make('bn'), ${madeUp}: make('${madeUp}') }`);
}

/**
 * Adds the made-up language to a copy of the tree, as docs/languages.md says that a language is added: a name in the table of
 * languages and a file of words. No text of the school is translated into it.
 * @param copy absolute path of the tree
 */
export function addThirdLanguage(copy: string): void {
  const change = (file: string, how: (text: string) => string) => {
    const path = join(copy, file);
    writeFileSync(path, how(readFileSync(path, 'utf8')));
  };
  change('functions/contract/languages.ts', withThirdLanguage);
  const english = JSON.parse(readFileSync(join(copy, 'web/messages/en.json'), 'utf8')) as Words;
  writeFileSync(join(copy, `web/messages/${madeUp}.json`), JSON.stringify(marked(english)));
}
