import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schoolFolder } from './load-content.ts';

/** Slips that are easily made, and what a child should read instead. */
const slips: readonly (readonly [slip: RegExp, instead: string])[] = [
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

const texts = readdirSync(schoolFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:lessons|blogs|books|courses|site|src)\/.*\.(?:md|json|typ)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(schoolFolder, file), 'utf8') }));

test.each(slips)('nothing says %s, but: %s', (slip) => {
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(slip)].map(([words]) => `${file}: ${words}`),
  );
  expect(texts.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});

/** One word for a thing in a book for beginners: a family with নানি and চাচা says পানি. */
test('the first reader says পানি throughout', () => {
  const reader = texts.find(({ file }) => file === 'books/bangla-first-reader.typ')?.text ?? '';
  expect(reader).toContain('পানি');
  expect(reader.match(/(?<![\p{L}\p{M}])জল(?:ে|ের)?(?![\p{L}\p{M}])/gu)).toBeNull();
});

/** The article and the planner give the same minutes for a mark. */
test('minutes for a mark are worked out from the same board paper everywhere', () => {
  const of = (name: string) => texts.find(({ file }) => file === name)?.text ?? '';
  for (const name of ['blogs/the-night-before.json', 'books/exam-week-planner.typ']) {
    expect(of(name), name).toMatch(/70 marks and 150 minutes|150 minutes for 70 marks/);
    expect(of(name), name).toMatch(/twenty minutes|20 minutes/);
  }
});
