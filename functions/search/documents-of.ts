import type { SchoolContent } from '@pathshala/content/load-content';
import type { Blog, BookSource } from '@pathshala/contract/blog';
import type { CourseDetail } from '@pathshala/contract/course';
import type { Instructor } from '@pathshala/contract/instructor';
import { listOf } from '@pathshala/contract/lists';
import { instructorSubjects, subjectOf } from '@pathshala/contract/subjects';
import type { SearchDocument } from './documents.ts';

/** Everything of the content that can be found: courses, articles, books, instructors. */
export function documentsOf({ courses, articles, books, instructors }: SchoolContent): SearchDocument[] {
  const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);
  return [
    ...courses.map(fromCourse),
    ...articles.toSorted(byId).map(fromArticle),
    ...books.toSorted(byId).map(fromBook),
    ...instructors.map(fromInstructor),
  ];
}

function fromCourse(course: CourseDetail): SearchDocument {
  const { _id, title, list, subject, summary, audience, outcomes, outline } = course;
  const lessons = outline.map((item) => item.title);
  return {
    _id,
    group: 'courses',
    title,
    note: listOf(list).label,
    text: [subjectOf(subject).label, summary, audience, ...outcomes, ...lessons].join('\n'),
  };
}

function fromArticle({ _id, title, userName, subject, summary, description }: Blog): SearchDocument {
  const text = [subjectOf(subject).label, summary, description].join('\n');
  return { _id, group: 'blogs', title, note: userName, text };
}

function fromBook({ _id, title, userName, subject, level, description }: BookSource): SearchDocument {
  const text = [subjectOf(subject).label, level, description].join('\n');
  return { _id, group: 'books', title, note: userName, text };
}

function fromInstructor({ id, name, education, bio, subject }: Instructor): SearchDocument {
  const row = instructorSubjects.find((one) => one.subject === subject) ?? instructorSubjects[0];
  return {
    _id: id,
    group: 'instructors',
    title: name,
    note: education,
    path: `${row.path}#${id}`,
    text: [row.label, subjectOf(row.block).label, bio].join('\n'),
  };
}
