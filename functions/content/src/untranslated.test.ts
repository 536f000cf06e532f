import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Translation, translations } from '@pathshala/contract/language';
import { describe, expect, test } from 'vitest';
import { loadContent, schoolFolder } from './load-content.ts';
import { untranslated } from './untranslated.ts';

const content = loadContent();
/** Courses whose lessons need not be there yet. It gets shorter, and never longer: docs/languages.md */
const waiting = JSON.parse(readFileSync(join(schoolFolder, 'untranslated.json'), 'utf8')) as Record<
  Translation,
  { readonly courses: readonly string[] }
>;

describe.each(translations)('in %s', (language) => {
  test('every lesson has a version, but those of courses that still wait for theirs', () => {
    const { lessons } = untranslated(content, language);
    const unexpected = lessons.filter(
      (name) => !waiting[language].courses.includes(name.split('/')[0] ?? ''),
    );
    expect(unexpected).toEqual([]);
  });

  test('only courses with lessons wait', () => {
    expect(waiting[language].courses.filter((id) => !content.lessons.has(id))).toEqual([]);
  });
});

test('what is missing is named by its place', () => {
  const [course, ...others] = content.courses;
  if (!course) throw new Error('The school has no course');
  const bangla = { ...course, title: 'গণিত', outcomes: ['এক', 'Two'] };
  const { texts } = untranslated(
    { ...content, in: { bn: { ...content, courses: [bangla, ...others] } } },
    'bn',
  );
  expect(texts).toContain('courses[0].summary');
  expect(texts).toContain('courses[0].outcomes[1]');
  expect(texts).toContain('home.hero.title');
  expect(texts).not.toContain('courses[0].title');
  expect(texts.filter((place) => /\.(?:_id|img|subject)$|articles.*description/.test(place))).toEqual([]);
});
