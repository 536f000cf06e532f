import { classLists, listNames } from '@pathshala/contract/catalogue/lists';
import { firstLesson } from '@pathshala/contract/courses/first-lesson';
import { expect, test } from 'vitest';
import { schoolContent } from './testing/school-content.ts';

/** What this school promises about its own content, over what the schemas check already. */
const { courses } = schoolContent();
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
