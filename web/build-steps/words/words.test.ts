import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { compileWords } from './words.ts';

const base = mkdtempSync(join(tmpdir(), 'words-'));
const place = { messages: join(base, 'messages'), outdir: join(base, 'compiled') };
const own = join(import.meta.dirname, '../../messages');
beforeEach(() => {
  rmSync(place.messages, { recursive: true, force: true });
  mkdirSync(place.messages);
});
afterAll(() => rmSync(base, { recursive: true }));

/** Compiles catalogues with one section `x` in each language. */
function compile(sections: Readonly<Record<string, object>>): boolean {
  for (const [language, x] of Object.entries(sections))
    writeFileSync(join(place.messages, `${language}.json`), JSON.stringify({ x }));
  return compileWords(place);
}

test('a third language is a file of words', () => {
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

const plural = ['input count', 'local number = count: number', 'local plural = count: plural'];
const counted = (match: object) => [{ declarations: plural, selectors: ['plural'], match }];

test.each([
  ['a word that has no translation', { en: { a: 'A', b: 'B' }, bn: { a: 'ক' } }, 'x.b'],
  ['a word that is a translation of nothing', { en: {}, bn: { a: 'ক' } }, 'x.a'],
  ['a value that the first language does not give', { en: { a: 'A' }, bn: { a: 'ক {name}' } }, 'x.a'],
  ['a mark that the translation lacks', { en: { a: '{#b}A{/b}' }, bn: { a: 'ক' } }, 'x.a'],
  ['a mark without an end', { en: { a: 'A {#b}c' } }, '{#b} has no end'],
  ['a brace that belongs to nothing', { en: { a: 'A { b }' } }, 'has a brace'],
  ['a value that nothing declares', { en: { a: counted({ 'plural=other': '{many}' }) } }, '{many}'],
  [
    'a declaration of no kind',
    { en: { a: [{ declarations: ['local a = b'], match: {} }] } },
    'declares nothing',
  ],
  [
    'a number without a form of its own',
    { en: { a: counted({ 'plural=one': '1' }) } },
    'no form for "other"',
  ],
  [
    'a form of another value',
    { en: { a: counted({ 'count=one': '1' }) } },
    '"count=one" is no form of plural',
  ],
  ['two words with one name in code', { en: { 'a-b': 'A', a_b: 'B' } }, 'the same name'],
])('%s stops the build and is named', (_, sections, said) => {
  expect(() => compile(sections)).toThrow(said);
});

test('signs that code reads in its own way are said as they are written', async () => {
  const a = ['A `back` $', '{tick} \\ "quote"\n*/ end'].join('');
  compile({ en: { a, b: counted({ 'plural=one': '{number} day', 'plural=other': '{number} days' }) } });
  const code = readFileSync(join(place.outdir, 'en.js'), 'utf8').replace(/^import.*$/m, '');
  const values = 'const number = (_, value) => value; const plural = (_, n) => n === 1 ? "one" : "other";';
  const { x_a, x_b } = await import(`data:text/javascript,${encodeURIComponent(values + code)}`);
  expect(x_a({ tick: 'T' })).toBe('A `back` $T \\ "quote"\n*/ end');
  expect([x_b({ count: 1 }), x_b({ count: 2 })]).toEqual(['1 day', '2 days']);
});
