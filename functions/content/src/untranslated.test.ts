import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { type Translation, translations } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { fieldsIn } from './kinds/fields-of.ts';
import { schoolFolder } from './load-content.ts';
import { readSources } from './sources.ts';
import { bareOf } from './testing/each-kind.ts';
import { untranslated } from './untranslated.ts';

const sources = readSources(schoolFolder);
/** Courses that may wait for their texts and lessons: docs/languages.md */
const waiting = JSON.parse(readFileSync(join(schoolFolder, 'untranslated.json'), 'utf8')) as Record<
  Translation,
  { readonly courses: readonly string[] }
>;

test.each(translations)(
  'every text, lesson and page has a version in %s, but those of courses that wait',
  (language) => {
    const { courses } = waiting[language];
    const mayWait = (place: string) =>
      courses.some(
        (id) => place.startsWith(`courses[${id}]`) || place.startsWith(`lessons[${lessonItemId(id, '')}`),
      );
    const { texts, versions } = untranslated(sources, language);
    expect([...texts, ...versions].filter((place) => !mayWait(place))).toEqual([]);
    const known = new Set(sources.filter(({ kind }) => kind === 'courses').map(({ id }) => id));
    expect(courses.filter((id) => !known.has(id))).toEqual([]);
  },
);

test('of two ways to spell a Bangla word one is used', () => {
  const other = /ওপর|টুকরো|ডাই-অক্সাইড|চ্যাপ্টা|সে\.মি\.|একশ(?![\p{L}\p{M}])/u;
  for (const { kind, id, fields } of sources)
    expect(JSON.stringify(fields).match(other)?.[0], `${kind}/${id}`).toBeUndefined();
});

test('what is missing is named by its place', () => {
  const [course, home] = ['courses', 'home'].map((kind) => sources.find((one) => one.kind === kind));
  if (!course || !home) throw new Error('The school has no course, or no home');
  const half = { ...fieldsIn('courses', course.fields, 'en'), title: 'গণিত', outcomes: ['এক', 'Two'] };
  const notice = { kind: 'notices', id: 'eid', fields: { ...bareOf('notices'), title: 'Holidays' } } as const;
  const lesson = { kind: 'lessons', id: 'a~b', fields: { title: 'Sums', body: 'Words' } } as const;
  const english = { ...home, fields: fieldsIn('home', home.fields, 'en') };
  const { texts, versions, of } = untranslated([{ ...course, fields: half }, english, notice, lesson], 'bn');
  const { id } = course;
  const missing = [
    `courses[${id}].summary`,
    `courses[${id}].outcomes[1]`,
    'home.hero.title',
    'notices[eid].title',
  ];
  expect(texts).toEqual(expect.arrayContaining(missing));
  expect(texts.filter((place) => /\]\.title$/.test(place) && place.startsWith('courses'))).toEqual([]);
  expect(texts.filter((place) => /\.(?:list|lang|subject|from)$/.test(place))).toEqual([]);
  expect([versions, of.versions]).toEqual([['lessons[a~b]'], 1]);
});
