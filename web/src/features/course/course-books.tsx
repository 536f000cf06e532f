import { listOf } from '@pathshala/contract/catalogue/lists';
import type { Book } from '@pathshala/contract/content/published';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { classesIn } from '@pathshala/search/classes';
import { useBooks } from '../../api/courses.ts';
import { SaveOffline } from '../../course-ui/save-offline.tsx';
import { Written } from '../../ui/written.tsx';
import { formatBytes } from '../../words/format.ts';
import { words } from '../../words/words.ts';

export interface CourseShelf {
  readonly books: readonly Book[];
  /** Of the course's class; otherwise of its subject. */
  readonly isByClass: boolean;
}

/** Books of the course's class, its subject first; without a class, books of its subject. */
export function booksFor(
  { list, subject }: Pick<CourseDetail, 'list' | 'subject'>,
  books: readonly Book[],
): CourseShelf {
  const number = listOf(list).class;
  if (number === undefined)
    return { books: books.filter((book) => book.subject === subject), isByClass: false };
  const ofClass = books.filter(({ level }) => classesIn(level).includes(number));
  const isOther = (book: Book) => Number(book.subject !== subject);
  return { books: ofClass.sort((a, b) => isOther(a) - isOther(b)), isByClass: true };
}

export default function CourseBooks({ course }: { course: Unpriced<CourseDetail> }) {
  const { data } = useBooks();
  const { books, isByClass } = booksFor(course, data ?? []);
  if (books.length === 0) return null;
  const title = isByClass ? words['course.booksOfClass']() : words['course.booksOfSubject']();
  const facts = ({ bytes, pages }: Book) => words['books.facts']({ size: formatBytes(bytes), count: pages });
  return (
    <section className="stack ruled" aria-label={title}>
      <h3 className="h4">{title}</h3>
      <ul className="stack gap-4">
        {books.map((book) => (
          <li key={book._id} className="stack gap-1">
            <Written as="p" className="strong" text={book.title} />
            <p className="note">{facts(book)}</p>
            <SaveOffline
              kind="book"
              id={book._id}
              has
              label={words['books.keepOf']({ words: words['course.keepOffline'](), title: book.title })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
