import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, languages } from '@pathshala/contract/text/languages';
import { number, plural } from '@pathshala/messages/message-values';
import { expect, test } from 'vitest';
import { textIn } from '../text-in.ts';
import { codeOf, hideFormulaBraces, messagesIn, withBraces } from './message-files.ts';

const source = join(import.meta.dirname, '../..');

const filesIn = (language: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(`.${language}.json`),
  );

/** All messages of exercises. */
const allIn = (language: string) =>
  filesIn(language).flatMap((file) => Object.entries(messagesIn(join(source, file))));

/** The languages that exercises support: they have all messages. */
const spoken = languages.filter((language) => allIn(language).length > 0);

const written = (message: string, values: object) =>
  new Function('number', 'plural', `return ${codeOf('x.y', message, 'en')}`)(
    number,
    plural,
  )(values) as string;

test('TeX keeps its own braces, all others hold values', () => {
  const formula = String.raw`$\frac{{top}}{{bottom}} = {sum}$ of {name}, $x^{2} + {b}x^{{n}} \text{ cm}$`;
  expect(written(formula, { top: 1, bottom: 2, sum: 0.5, name: 'it', b: 3, n: 4 })).toBe(
    String.raw`$\frac{1}{2} = 0.5$ of it, $x^{2} + 3x^{4} \text{ cm}$`,
  );
  expect(written("$f''(x)$ isn't {n, plural, one {# day} other {# days}} < 3", { n: 1 })).toBe(
    "$f''(x)$ isn't 1 day < 3",
  );
  expect(withBraces(hideFormulaBraces(formula))).toBe(formula);
});

test.each(spoken)('every message of %s can be parsed, and no key occurs twice', (language) => {
  const all = allIn(language);
  expect(all.length).toBeGreaterThan(1000);
  for (const [key, message] of all) expect(() => codeOf(key, message, language)).not.toThrow();
  const keys = all.map(([key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
});

test.each(spoken)('%s has exactly the messages of the first language', (language) => {
  const keys = (one: string) =>
    allIn(one)
      .map(([key]) => key)
      .sort();
  expect(keys(language)).toEqual(keys(firstLanguage));
});

test.each(spoken)('each file of messages of %s has a module that brings it to a page', (language) => {
  const moduleOf = (file: string) => join(source, file.replace(/\.\w+\.json$/, '.ts'));
  expect(filesIn(language).filter((file) => !existsSync(moduleOf(file)))).toEqual([]);
});

test('an error names a missing message', () => {
  expect(() => textIn({ key: 'x.none' }, 'bn')).toThrow('x.none');
});
