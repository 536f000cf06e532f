import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schoolFolder } from './load-content.ts';

/** A Bangla word, or the beginning of one: `\b` knows Latin letters only. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, 'gu');

/** Words that are spelt in two ways, and the one that the school uses: the Bangla Academy's where it has one. */
const spellings: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/ডাই[- ]অক্সাইড/gu, 'ডাইঅক্সাইড'],
  [word('(?:সে|কি|মি)\\.মি'), 'সেমি, কিমি, মিমি'],
  [/°সে\./gu, '°সে'],
  [word('ল\\.সা\\.গু|গ\\.সা\\.গু'), 'লসাগু, গসাগু'],
  [word('ওপর'), 'উপর'],
  [/টুকরো/gu, 'টুকরা'],
  [word('(?:এক|দু|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়|বারো)শ(?:র|ে|তে|টি|টা|বার)?(?![\\p{L}\\p{M}])'), 'একশো, দুশো …'],
  [word('ঢালের সীমা|ফাংশনের সীমা|সীমার মান'), 'লিমিট'],
  [/চ্যাপ্টা/gu, 'চ্যাপটা'],
  // Units as board papers print them.
  [/মি\.?\/সে\.?²/gu, 'ms⁻²'],
  [/মি\.?\/সে(?!²)/gu, 'ms⁻¹'],
  [/গ্রাম\/মোল/gu, 'g mol⁻¹'],
  [/লিটার\/মোল/gu, 'L mol⁻¹'],
];

/** What a child may type is read in every spelling, and the tests of that have them too. */
const mayDiffer = /\.test\.ts$|^src\/practice\/(?:units\.ts|reading\/|testing\/)/;
const texts = readdirSync(schoolFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:md|json|typ|ts)$/.test(file) && !mayDiffer.test(file))
  .concat('../../web/messages/bn.json')
  .map((file) => ({ file, text: readFileSync(join(schoolFolder, file), 'utf8') }));

const found = (wrong: RegExp, of: readonly (typeof texts)[number][]) =>
  of.flatMap(({ file, text }) => [...text.matchAll(wrong)].map(([words]) => `${file}: ${words}`));

test('every word is spelt in the one way of the school', () => {
  expect(texts.length).toBeGreaterThan(400);
  for (const [wrong, right] of spellings) expect(found(wrong, texts), right).toEqual([]);
});

test('lessons, pages, words and the first reader say পানি, as a family with নানি and চাচা does', () => {
  const own = /\.bn\.(?:md|quiz\.json)$|^glossary\.json$|^books\/bangla-first-reader|bn\.json$/;
  const bangla = texts.filter(({ file }) => own.test(file));
  expect(found(word('জল(?:ে|ের)?(?![\\p{L}\\p{M}])'), bangla)).toEqual([]);
});

/** Slips that are easily made, and what a child should read instead. */
const misspellings: readonly (readonly [inputError: RegExp, instead: string])[] = [
  [/\ball together (?=it|there|\d)/gi, 'altogether'],
  [/\bhas \$?\d+\$? degrees/g, 'is at … degrees, or the temperature is'],
  [/\b(?:it|he|she|they|you) shall\b/gi, 'will, or has to'],
  [/\blawful (?=name|move|value)/g, 'valid'],
  [/\bpercent of [\d$]+ are\b/gi, 'is'],
  [/, also the (?=\$|[−-])/g, 'as well'],
  [
    /\bhow (?:many|much) (?:(?!\bdo(?:es)?\b)[^?".])*?\b(?:has|have) (?:an?|the|\$|\d)/gi,
    'how many … does … have',
  ],
  [/\bsign of the larger\b(?! size| number)/g, 'the sign of the number with the larger size'],
  [/\b(the|is|of|and|to) \1\b/gi, 'the word once'],
];

test('no text has an error that is easily made', () => {
  const english = texts.filter(({ file }) =>
    /^(?:lessons|blogs|books|courses|site|src)\/.*\.(?:md|json|typ)$/.test(file),
  );
  expect(english.length).toBeGreaterThan(150);
  for (const [inputError, instead] of misspellings) expect(found(inputError, english), instead).toEqual([]);
});
