import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classLists, listNames } from '@pathshala/contract/catalogue/lists';
import { schoolPageNames } from '@pathshala/contract/content/published';
import { firstLesson } from '@pathshala/contract/courses/lesson-access';
import { translations } from '@pathshala/contract/text/languages';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent, schoolFolder } from './load-content.ts';
import { pageFile } from './sources.ts';
import { contentFolder } from './testing/content-folder.ts';
import { schoolContent } from './testing/school-content.ts';

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
  schoolPageNames.map((name) => ({
    name,
    language,
    own: readFileSync(join(schoolFolder, pageFile(name, language)), 'utf8'),
  })),
);

test.each(versions)('$name is in $language, its digits too', ({ own }) => {
  const words = own.replaceAll(/^updated: .*$|\]\([^)]+\)|\{\w+\}|CC BY 4\.0/gm, '');
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
  onTestFinished(() => made.remove('.'));
  made.remove('pages/help.bn.md');
  const read = loadContent(made.path);
  const help = ({ pages }: Pick<typeof read, 'pages'>) => pages.find(({ name }) => name === 'help');
  expect(help(read.in.bn)).toEqual(help(read));
});
