import type { Book } from '@pathshala/contract/content/published';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { useBooks } from '../../api/read-list.ts';
import { SaveOffline } from '../../course-ui/save-offline.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { langOf } from '../../ui/language.ts';
import { words } from '../../words/words.ts';
import { booksFor } from './books-for.ts';

/** The books that go with a course, each a chapter of its own to keep. */
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
            <p className="strong" lang={langOf(book.title)}>
              {book.title}
            </p>
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
