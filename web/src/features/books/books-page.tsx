import type { Book } from '@pathshala/contract/content/published';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect } from 'react';
import { useBooks } from '../../api/read-list.ts';
import { SignedInContent } from '../../auth/signed-in-content.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { useLocation } from '../../ui/router.ts';
import { idInHash } from '../../ui/site-address.ts';
import { AsyncList, EmptyState, LoadingCards } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { BookCard, BookCardSkeleton } from './book-card.tsx';

export const meta = metaOf(pages.books, words['fixed.books'], words['descriptions.books']);

/** Brings the book that the address names into view. Gives its id. */
function useNamedBook(): string {
  const { hash } = useLocation();
  const id = idInHash(hash);
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
    <CardGrid label={words['fixed.books']()}>
      {books.map((book, place) => (
        <li key={book._id}>
          <BookCard book={book} place={place} marked={book._id === namedId} />
        </li>
      ))}
    </CardGrid>
  );
}

function Empty() {
  return <EmptyState title={words['books.emptyTitle']()} text={words['books.emptyText']()} />;
}

function Loading() {
  return (
    <LoadingCards label={words['books.loading']()}>
      <BookCardSkeleton />
    </LoadingCards>
  );
}

function Books() {
  const answer = useBooks();
  return (
    <AsyncList answer={answer} failure={words['books.failed']()} empty={<Empty />} loading={<Loading />}>
      {(books) => <Shelf books={books} />}
    </AsyncList>
  );
}

export function Component() {
  return (
    <Page title={words['fixed.books']()} lead={words['books.lead']()}>
      <SignedInContent loading={<Loading />}>
        <Books />
      </SignedInContent>
    </Page>
  );
}
