import { inFull } from '@pathshala/contract/testing/full';
import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { lineIn } from '../practice/show-exercise.ts';
import { digestOf } from '../practice/testing/digest.ts';
import { exerciseIssues } from '../practice/testing/exercise-issues.ts';
import { textIn } from '../practice/text-in.ts';
import { allCreative } from './creative.ts';
import type { PaperItem } from './paper.ts';

const computed = ({ parts }: PaperItem) =>
  parts.flatMap((part) => (part.kind === 'marked' ? [part.exercise] : []));

test.each(allCreative.map((one) => [one.id, one] as const))('%s', (_id, one) => {
  const items = Array.from({ length: 60 }, (_, seed) => one.generate(seed));
  expect(new Set(items.map(({ stem }) => textIn(stem ?? '', 'en'))).size).toBeGreaterThanOrEqual(7);
  expect(one.generate(3), 'the same for the same seed').toEqual(items[3]);
  for (const { parts } of items) {
    expect(parts.map(({ marks }) => marks)).toEqual([1, 2, 3, 4]);
    const lines = parts.map((part) =>
      part.kind === 'written' ? part.scheme : part.kind === 'marked' ? part.exercise.hints : [],
    );
    expect(
      lines.map(({ length }) => length),
      'a line of the scheme for each mark',
    ).toEqual([1, 2, 3, 4]);
  }
  const looked = items.slice(0, inFull(60, 20));
  expect(looked.flatMap(computed).flatMap(exerciseIssues).slice(0, 3)).toEqual([]);
  for (const { stem, parts } of items.slice(0, 2)) {
    const written = parts.flatMap((part) => (part.kind === 'written' ? [part.question, ...part.scheme] : []));
    for (const text of [...(stem ? [stem] : []), ...written]) {
      for (const language of languages) expect(lineIn(text, language)).not.toBe('');
      expect(textIn(text, 'bn').replace(/\$[^$]*\$/g, '')).not.toMatch(/[0-9]/);
    }
  }
});

test('no question has another answer than it had', async () => {
  const digests = allCreative.map((one) => {
    const items = Array.from({ length: 20 }, (_, seed) => one.generate(seed));
    return [
      one.id,
      digestOf(
        items.flatMap(computed),
        items.map(({ stem }) => stem ?? ''),
      ),
    ] as const;
  });
  const written = JSON.stringify(Object.fromEntries(digests), null, 2);
  await expect(`${written}\n`).toMatchFileSnapshot('../practice/testing/creative-answers.json');
});
