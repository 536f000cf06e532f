import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { type ContentIds, classIds } from '@pathshala/contract/site/all-routes';
import type { SchoolContent } from './load-content.ts';
import { templates } from './practice/templates/all-templates.ts';

export function pageIds({ courses, articles }: Pick<SchoolContent, 'courses' | 'articles'>): ContentIds {
  const forAnybody = courses.flatMap((course) =>
    course.outline
      .filter(({ id }) => mayReadLesson(course, id, 'visitor') === 'open')
      .map(({ id }) => ({ courseId: course._id, lessonId: id })),
  );
  return {
    courses: courses.map(({ _id }) => ({ courseId: _id })),
    blogs: articles.map(({ _id }) => ({ blogId: _id })),
    firstLessons: forAnybody,
    classes: classIds,
    skills: templates.map(({ id }) => ({ skillId: id })),
  };
}
