import type { StudioFields } from '@pathshala/contract/content/fields';
import type { TranslationMarks } from '@pathshala/contract/studio/items';
import { expect, test } from 'vitest';
import { noMarks, olderTexts } from './older-texts.ts';

const title = (en: string, bn: string) => ({ title: { en, bn } });
const before = { ...title('Sums', 'যোগ'), quiz: [{ question: { en: 'A?', bn: 'ক?' } }] };

const found = (published: StudioFields | null, draft: StudioFields, marks?: TranslationMarks) =>
  olderTexts('lessons', published, draft, marks).map(({ path, other }) => `${path} ${other}`);

test.each([
  ['nothing', before, []],
  ['English alone', { ...before, ...title('Adding', 'যোগ') }, ['title bn']],
  ['Bangla alone', { ...before, ...title('Sums', 'সংকলন') }, ['title en']],
  ['both', { ...before, ...title('Adding', 'সংকলন') }, []],
  ['what has no Bangla', { ...before, title: 'Adding' }, []],
  ['a question', { ...before, quiz: [{ question: { en: 'B?', bn: 'ক?' } }] }, ['quiz[0].question bn']],
])('which text is older after a change of %s', (_what, after, older) => {
  expect(found(before, after)).toEqual(older);
  expect(found(null, after)).toEqual([]);
});

/** As the school does: what is older when it is published is marked. */
const publishedWith = (published: StudioFields, draft: StudioFields, marks = noMarks): TranslationMarks => ({
  older: olderTexts('lessons', published, draft, marks).map(({ older }) => older),
  right: [],
});

test('a text that is older when it is published stays marked until it is changed, wherever it stands', () => {
  const shown = { ...before, ...title('Adding', 'যোগ'), quiz: [{ question: { en: 'B?', bn: 'ক?' } }] };
  const marks = publishedWith(before, shown);
  expect(found(shown, shown, marks)).toEqual(['title bn', 'quiz[0].question bn']);
  const quiz = [{ question: { en: 'New?', bn: 'নতুন?' } }, ...shown.quiz];
  expect(found(shown, { ...shown, quiz }, marks)).toEqual(['title bn', 'quiz[1].question bn']);
  const again = { ...shown, ...title('To add', 'যোগ') };
  expect(found(shown, again, marks)).toContain('title bn');
  expect(publishedWith(shown, again, marks).older).toEqual(marks.older);
  const mended = { ...shown, ...title('Adding', 'সংকলন') };
  expect(found(shown, mended, marks)).toEqual(['quiz[0].question bn']);
  expect(found(mended, mended, publishedWith(shown, mended, marks))).toEqual(['quiz[0].question bn']);
});

test('a pair that somebody called right is not marked, until one of the two is changed', () => {
  const draft = { ...before, ...title('Adding', 'যোগ') };
  const [older] = olderTexts('lessons', before, draft);
  const right = { older: [], right: [older?.pair ?? ''] };
  expect(found(before, draft, right)).toEqual([]);
  expect(publishedWith(before, draft, right)).toEqual(noMarks);
  expect(found(before, { ...draft, ...title('To add', 'যোগ') }, right)).toEqual(['title bn']);
});
