import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeEach, expect, test } from 'vitest';
import { compileWords } from './words.ts';

const base = newFolder();
const place = { messages: join(base, 'messages'), outdir: join(base, 'compiled') };
const own = join(import.meta.dirname, '../../messages');
beforeEach(() => {
  rmSync(place.messages, { recursive: true, force: true });
  mkdirSync(place.messages);
});

/** Compiles catalogues with one section `x` in each language. */
function compile(sections: Readonly<Record<string, object>>): boolean {
  for (const [language, x] of Object.entries(sections))
    writeFileSync(join(place.messages, `${language}.json`), JSON.stringify({ x }));
  return compileWords(place);
}

test('a third language is one more file of messages', () => {
  cpSync(own, place.messages, { recursive: true });
  const words = JSON.parse(readFileSync(join(own, 'en.json'), 'utf8'));
  writeFileSync(
    join(place.messages, 'xx.json'),
    JSON.stringify({ ...words, app: { ...words.app, skip: 'Xkip' } }),
  );
  expect(compileWords(place)).toBe(true);
  expect(compileWords(place), 'nothing has changed').toBe(false);
  expect(readFileSync(join(place.outdir, 'xx.js'), 'utf8')).toContain('Xkip');
  const names = (language: string) =>
    [...readFileSync(join(place.outdir, `${language}.js`), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name]) => name,
    );
  expect(names('xx')).toEqual(names('en'));
  expect(names('bn')).toEqual(names('en'));
});

test.each([
  ['a message without a translation', { en: { a: 'A', b: 'B' }, bn: { a: 'ক' } }, 'x.b'],
  ['a translation of a missing message', { en: {}, bn: { a: 'ক' } }, 'x.a'],
  ['a value that the first language does not have', { en: { a: 'A' }, bn: { a: 'ক {name}' } }, 'x.a'],
  ['a tag that the translation lacks', { en: { a: '<b>A</b>' }, bn: { a: 'ক' } }, 'x.a'],
  ['a tag without an end', { en: { a: 'A <b>c' } }, '<b> has no end'],
  ['a tag that ends in another case', { en: { a: '<b>{n, select, other {A</b>}}' } }, '</b> ends no mark'],
  ['an invalid tag', { en: { a: 'A <b c>d</b>' } }, 'x.a in'],
  ['a brace without its pair', { en: { a: 'A b }' } }, 'has a bracket'],
  ['a brace that is not closed', { en: { a: 'A { b' } }, 'x.a in'],
  ['a value that code cannot name', { en: { a: '{0}' } }, '{0} is not a name'],
  ['a value of an unknown kind', { en: { a: '{count, date}' } }, '{count, date} is of no known kind'],
  ['a plural without "other"', { en: { a: '{n, plural, one {1}}' } }, 'no form for "other"'],
  ['a select without "other"', { en: { a: '{n, select, b {1}}' } }, 'no form for "other"'],
  ['a plural case that the language lacks', { en: { a: '{n, plural, few {1} other {2}}' } }, 'case few'],
  ['an exact case', { en: { a: '{n, plural, =1 {1} other {2}}' } }, 'only plural and select'],
  ['a message that is not a text', { en: { a: [{ match: {} }] } }, 'it is not a text'],
  ['two messages with the same name in code', { en: { 'a-b': 'A', a_b: 'B' } }, 'the same name'],
])('%s stops the build and is named', (_, sections, said) => {
  expect(() => compile(sections)).toThrow(said);
  expect(() => compile(sections)).toThrow(/\bx\.[ab]/);
});

test('characters with a meaning in code are kept', async () => {
  const a = ['A `back` $', '{tick} \\ "quote"\n*/ end'].join('');
  const b = '{count, plural, one {# day} other {{who, select, me {my} other {<i>{who}</i>}} # days}}';
  compile({ en: { a, b } });
  const code = readFileSync(join(place.outdir, 'en.js'), 'utf8').replace(/^import.*$/m, '');
  const values = 'const number = (_, value) => value; const plural = (_, n) => n === 1 ? "one" : "other";';
  const { x_a, x_b } = await import(`data:text/javascript,${encodeURIComponent(values + code)}`);
  expect(x_a({ tick: 'T' })).toBe('A `back` $T \\ "quote"\n*/ end');
  expect([x_b({ count: 1 }), x_b({ count: 2, who: 'me' })]).toEqual(['1 day', 'my 2 days']);
  expect(x_b({ count: 3, who: '<i>' })).toBe('<i> 3 days');
  expect(x_b.parts({ count: 3, who: '<i>' }).map(({ type }: { type: string }) => type)).toEqual([
    'markup-start',
    'text',
    'markup-end',
    'text',
    'text',
    'text',
  ]);
});
