import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { SearchDocument } from './documents.ts';

/** What of a lesson search needs; its body is HTML. */
interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/**
 * The lessons of a free course. They are found by their headings and by the words that they explain, in bold: their
 * whole text would double the index.
 */
export function lessonDocuments(course: CourseDetail, lessons: readonly Lesson[]): SearchDocument[] {
  if (course.price > 0) return [];
  return lessons.map(({ id, title, body }) => ({
    _id: `${course._id}/${id}`,
    group: 'lessons',
    title,
    note: course.title,
    names: 'lesson',
    topics: textsOf(body, 'h[2-4]').join('\n'),
    text: textsOf(body, 'strong').join('\n'),
  }));
}

/** The texts of an HTML element made from our own Markdown. */
function textsOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<(${tag})\\b[^>]*>(.*?)</\\1>`, 'gs'));
  return [...elements].map(([, , inner = '']) => inner.replace(/<[^>]*>|&\w+;/g, ' ').trim());
}
