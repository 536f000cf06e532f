import type { Book } from '@pathshala/contract/blog';
import { pages } from '@pathshala/contract/routes';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useBooks } from '../../api/books.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { BookCard, BookCardSkeleton } from './book-card.tsx';

export function meta() {
  return pageMeta({
    page: pages.books,
    description: 'Free books to download and print: workbooks, pocket guides, readers and formula sheets.',
  });
}

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Brings the book that the address names into view. Gives its id. */
function useNamedBook(): string {
  const { hash } = useLocation();
  const id = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    const card = id ? document.getElementById(id) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [id]);
  return id;
}

function Shelf({ books }: { books: readonly Book[] }) {
  const namedId = useNamedBook();
  return (
    <CardGrid label="Books">
      {books.map((book) => (
        <li key={book._id}>
          <BookCard book={book} marked={book._id === namedId} />
        </li>
      ))}
    </CardGrid>
  );
}

function LoadingShelf() {
  return (
    <div role="status" aria-label="Loading books">
      <CardGrid>
        {skeletons.map((key) => (
          <li key={key}>
            <BookCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}

export default function BooksPage() {
  const { data, error, isValidating, mutate } = useBooks();
  const failed = error && !isValidating && !data;
  return (
    <Page
      title={pages.books.title}
      lead="Free to download, to print and to write in. Each is a PDF that opens on any phone."
    >
      {data && data.length > 0 && <Shelf books={data} />}
      {data?.length === 0 && (
        <EmptyState
          title="The shelf is empty"
          text="The first books are being set. Come back in a few days."
        />
      )}
      {failed && (
        <ErrorState title="The books did not arrive" text={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !failed && <LoadingShelf />}
    </Page>
  );
}
