import type { Book } from '@pathshala/contract/blog';
import { pages } from '@pathshala/contract/routes';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useBooks } from '../../api/books.ts';
import { WhenKnown } from '../../auth/when-known.tsx';
import { AsyncList, LoadingCards } from '../../ui/async.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { EmptyState } from '../../ui/states.tsx';
import { BookCard, BookCardSkeleton } from './book-card.tsx';

export function meta() {
  return pageMeta({
    page: pages.books,
    description: 'Free books to download and print: workbooks, pocket guides, readers and formula sheets.',
  });
}

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
      {books.map((book, place) => (
        <li key={book._id}>
          <BookCard book={book} place={place} marked={book._id === namedId} />
        </li>
      ))}
    </CardGrid>
  );
}

const empty = (
  <EmptyState title="The shelf is empty" text="The first books are being set. Come back in a few days." />
);

const loading = (
  <LoadingCards label="Loading books">
    <BookCardSkeleton />
  </LoadingCards>
);

function Books() {
  const answer = useBooks();
  return (
    <AsyncList answer={answer} failure="The books did not arrive" empty={empty} loading={loading}>
      {(books) => <Shelf books={books} />}
    </AsyncList>
  );
}

export default function BooksPage() {
  return (
    <Page
      title={pages.books.title}
      lead="Free to download, to print and to write in. Each is a PDF that opens on any phone."
    >
      <WhenKnown loading={loading}>
        <Books />
      </WhenKnown>
    </Page>
  );
}
