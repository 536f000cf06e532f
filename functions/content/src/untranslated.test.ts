import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { type Translation, translations } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
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
const coursesThere = sources.filter(({ kind }) => kind === 'courses');

describe.each(translations)('in %s', (language) => {
  test('every lesson and page has a version, but those of courses that still wait for theirs', () => {
    const { versions } = untranslated(sources, language);
    const mayWait = (name: string) =>
      waiting[language].courses.some((id) => name.startsWith(`lessons[${lessonItemId(id, '')}`));
    expect(versions.filter((name) => !mayWait(name))).toEqual([]);
  });

  test('every text has one too', () => {
    const { texts } = untranslated(sources, language);
    const mayWait = (place: string) =>
      waiting[language].courses.some((id) => place.startsWith(`courses[${id}]`));
    expect(texts.filter((place) => !mayWait(place))).toEqual([]);
  });

  test('only courses that are there wait', () => {
    const known = new Set(coursesThere.map(({ id }) => id));
    expect(waiting[language].courses.filter((id) => !known.has(id))).toEqual([]);
  });
});

test('what is missing is named by its place', () => {
  const [course] = coursesThere;
  const home = sources.find(({ kind }) => kind === 'home');
  if (!course || !home) throw new Error('The school has no course, or no home');
  const english = { ...course, fields: fieldsIn('courses', course.fields, 'en') };
  const half = { ...english.fields, title: 'গণিত', outcomes: ['এক', 'Two'] };
  const notice = { kind: 'notices', id: 'eid', fields: { ...bareOf('notices'), title: 'Holidays' } } as const;
  const lesson = { kind: 'lessons', id: 'a~b', fields: { title: 'Sums', body: 'Words' } } as const;
  const { texts, versions, of } = untranslated(
    [{ ...course, fields: half }, { ...home, fields: fieldsIn('home', home.fields, 'en') }, notice, lesson],
    'bn',
  );
  const { id } = course;
  const expected = [
    `courses[${id}].summary`,
    `courses[${id}].outcomes[1]`,
    'home.hero.title',
    'notices[eid].title',
  ];
  expect(texts).toEqual(expect.arrayContaining(expected));
  expect(texts).not.toContain(`courses[${id}].title`);
  expect(texts.filter((place) => /\.(?:list|lang|subject|from)$/.test(place))).toEqual([]);
  expect([versions, of.versions]).toEqual([['lessons[a~b]'], 1]);
});
