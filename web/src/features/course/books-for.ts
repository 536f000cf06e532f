import { listOf } from '@pathshala/contract/catalogue/lists';
import type { Book } from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { classesIn } from '@pathshala/search/classes';

/** Books related to a course. */
export interface CourseShelf {
  readonly books: readonly Book[];
  /** Whether they are those of its class; else those of its subject. */
  readonly isByClass: boolean;
}

/**
 * The books of a course's class, those of its subject first; of a course that is for no class in particular, those of its
 * subject.
 */
export function booksFor(
  { list, subject }: Pick<CourseDetail, 'list' | 'subject'>,
  books: readonly Book[],
): CourseShelf {
  const ofSubject = books.filter((book) => book.subject === subject);
  const number = listOf(list).class;
  if (number === undefined) return { books: ofSubject, isByClass: false };
  const ofClass = books.filter(({ level }) => classesIn(level).includes(number));
  const others = ofClass.filter((book) => !ofSubject.includes(book));
  return { books: [...ofClass.filter((book) => ofSubject.includes(book)), ...others], isByClass: true };
}
