import { firstLesson } from '@pathshala/contract/first-lesson';
import { firstLanguage, languages } from '@pathshala/contract/languages';
import { classLists, listNames } from '@pathshala/contract/lists';
import { describe, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

/** What this school promises about its own content, over what the schemas check already. */
const { courses, lessons, articles, books, in: translated } = loadContent();
const of = (list: string) => courses.filter((course) => course.list === list);

test.each(listNames)('%s has at least 8 courses, no two with the same title', (list) => {
  const titles = of(list).map((course) => course.title);
  expect(titles.length).toBeGreaterThanOrEqual(8);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('complete courses', () => {
  test('there are at least 20', () => {
    expect(courses.filter((course) => course.complete).length).toBeGreaterThanOrEqual(20);
  });

  test('every free course is one, and costs nothing', () => {
    expect(of('freeCourse').map((course) => [course.complete, course.price])).toEqual(
      of('freeCourse').map(() => [true, 0]),
    );
  });

  test.each(classLists)('$label has one', ({ list }) => {
    expect(of(list).some((course) => course.complete)).toBe(true);
  });
});

test.each(classLists)('$label teaches Bangla, English and mathematics', ({ list }) => {
  const taught = of(list).map((course) => course.subject);
  expect(taught).toEqual(expect.arrayContaining(['bangla', 'english', 'mathematics']));
});

test('each class teaches at least four subjects', () => {
  const few = classLists.filter(({ list }) => new Set(of(list).map((course) => course.subject)).size < 4);
  expect(few).toEqual([]);
});

test.each(languages)(
  'no two lessons share a paragraph, and no two questions are the same, in %s',
  (language) => {
    const all = [...(language === firstLanguage ? lessons : translated[language].lessons).values()].flat();
    const paragraphs = all.flatMap((lesson) => lesson.body.match(/<p>.{60,}?<\/p>/gs) ?? []);
    if (language === firstLanguage) expect(paragraphs.length).toBeGreaterThan(500);
    expect(twice(paragraphs)).toEqual([]);
    expect(twice(all.flatMap((lesson) => lesson.quiz.map((one) => one.question)))).toEqual([]);
  },
);

test('articles come newest first, each with a picture', () => {
  const dates = articles.map((article) => article.date);
  expect(articles.length).toBeGreaterThanOrEqual(12);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { _id, img } of articles) expect(img).toBe(`/covers/blog-${_id}.svg`);
});

test('there are at least 12 books', () => expect(books.length).toBeGreaterThanOrEqual(12));

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('the lesson that visitors are led to is the first of an open course that costs nothing', () => {
  const course = courses.find(({ _id }) => _id === firstLesson.courseId);
  expect(course).toMatchObject({ complete: true, price: 0 });
  expect(course?.outline[0]?.id).toBe(firstLesson.lessonId);
});
