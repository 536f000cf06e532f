import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classLists, listNames } from '@pathshala/contract/catalogue/lists';
import { firstLesson } from '@pathshala/contract/courses/lesson-access';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { type Translation, translations } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { fieldsIn, fitFields } from './kinds/fields-of.ts';
import { loadContent, schoolFolder } from './load-content.ts';
import { filesFrom } from './source-files.ts';
import { pageFile, readSources, type Source } from './sources.ts';
import { contentFolder, writeSchool } from './testing/content-folder.ts';
import { bareOf } from './testing/each-kind.ts';
import { schoolContent } from './testing/school-content.ts';
import { untranslated } from './untranslated.ts';

/** What this school promises about its own content, beyond what the schemas check. */
const content = schoolContent();
const { courses } = content;
const of = (list: string) => courses.filter((course) => course.list === list);

test('no two courses of a list have the same title', () => {
  for (const list of listNames) {
    const titles = of(list).map(({ title }) => title);
    expect(new Set(titles).size, list).toBe(titles.length);
  }
});

test('every free course is complete and costs nothing', () => {
  expect(of('freeCourse').filter(({ complete, price }) => !complete || price > 0)).toEqual([]);
});

test('every class has a complete course, and Bangla, English and mathematics among its subjects', () => {
  for (const { list } of classLists) {
    expect(
      of(list).some(({ complete }) => complete),
      list,
    ).toBe(true);
    const taught = of(list).map(({ subject }) => subject);
    expect(taught, list).toEqual(expect.arrayContaining(['bangla', 'english', 'mathematics']));
  }
});

test('the lesson that visitors are led to is the first of an open course that costs nothing', () => {
  const course = courses.find(({ _id }) => _id === firstLesson.courseId);
  expect(course).toMatchObject({ complete: true, price: 0 });
  expect(course?.outline[0]?.id).toBe(firstLesson.lessonId);
});

const versions = translations.flatMap((language) =>
  content.pages.map(({ name }) => ({
    name,
    language,
    own: readFileSync(join(schoolFolder, pageFile(name, language)), 'utf8'),
  })),
);

test.each(versions)('$name is in $language, its digits too', ({ own }) => {
  const words = own.replaceAll(/\]\([^)]+\)|\{\w+\}|CC BY 4\.0/gm, '');
  expect(words).not.toMatch(/[0-9]/);
  for (const line of words.split('\n').filter((one) => /\p{L}{2}/u.test(one) && !/^lead: $/.test(one)))
    expect(line).toMatch(/\p{Script=Bengali}/u);
});

test('a section has the same name in every language, so that a link to it holds', () => {
  const ids = (pages: typeof content.pages) => pages.map(({ sections }) => sections.map(({ id }) => id));
  expect(ids(content.in.bn.pages)).toEqual(ids(content.pages));
});

test('a page without a version is there in the first language', () => {
  const made = contentFolder();
  made.remove('pages/help.bn.md');
  const read = loadContent(made.path);
  const help = ({ pages }: Pick<typeof read, 'pages'>) => pages.find(({ name }) => name === 'help');
  expect(help(read.in.bn)).toEqual(help(read));
});

const sources = readSources(schoolFolder);
/** Courses that may wait for their texts and lessons: docs/languages.md */
const waiting = JSON.parse(readFileSync(join(schoolFolder, 'untranslated.json'), 'utf8')) as Record<
  Translation,
  { readonly courses: readonly string[] }
>;

test.each(translations)(
  'all texts, lessons and pages are in %s, but those of courses that wait',
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

const oldText = (file: string) => {
  const path = join(schoolFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** As Firestore gives it back: in no order of its own. */
const unordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, unordered(one)]));
};
const kept = sources.map(
  ({ kind, id, fields }): Source => ({ kind, id, fields: fitFields(kind, unordered(fields)).fields }),
);

/** Files that differ from the repository's. */
const changed = (items: readonly Source[]) =>
  [...filesFrom(items, oldText)].filter(([file, text]) => text !== oldText(file)).map(([file]) => file);

test('the school is written back byte for byte', () => {
  expect(changed(kept)).toEqual([]);
});

test('rewritten, without the files as they were, it says the same', () => {
  const folder = newFolder();
  writeSchool(folder, kept);
  expect(readSources(folder)).toEqual(sources);
});

test('an edit changes its own file, and in it only what was edited', () => {
  const edit = (kind: string, id: string, change: object) =>
    kept.map((one) =>
      one.kind === kind && one.id === id ? { ...one, fields: { ...one.fields, ...change } } : one,
    );
  const course = edit('courses', 'c1-counting-to-hundred', { price: 6 });
  expect(changed(course)).toEqual(['courses/classOne.json']);
  const lines = (text = '') => text.split('\n');
  const file = 'courses/classOne.json';
  const before = lines(oldText(file));
  const after = lines(filesFrom(course, oldText).get(file));
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, at) => line !== before[at])).toEqual(['    "price": 6,']);
  const settings = { phone: '+8801812345678', colours: { main: '#5B2A86' } };
  const school = filesFrom(edit('school', 'school', settings), oldText).get('site/school.json');
  expect(JSON.parse(school ?? '')).toEqual({ ...JSON.parse(oldText('site/school.json') ?? ''), ...settings });
  const lesson = edit('lessons', 'free-first-code~one-step-at-a-time', { minutes: 99 });
  expect(changed(lesson)).toEqual(['lessons/free-first-code/1-one-step-at-a-time.md']);
});
