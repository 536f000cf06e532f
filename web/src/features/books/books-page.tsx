import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Book } from '@pathshala/contract/content/published';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { languageOfLine } from '@pathshala/contract/text/languages';
import { type SyntheticEvent, useEffect } from 'react';
import { findSaved, savedUnder } from '../../../offline/saved.ts';
import { useBooks } from '../../api/courses.ts';
import { SignedInContent } from '../../auth/session-context.ts';
import { SaveOffline } from '../../course-ui/save-offline.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { CardGrid, PictureCard, pictureLoading } from '../../ui/card-grid.tsx';
import { clipText } from '../../ui/clip-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { useLocation } from '../../ui/router.ts';
import { saveBlob } from '../../ui/save-file.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { idInHash } from '../../ui/site-address.ts';
import { AsyncList, EmptyState, LoadingCards } from '../../ui/states.tsx';
import { LanguageMark, Written } from '../../ui/written.tsx';
import { formatBytes } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './book-card.module.css';

interface BookCardProps {
  readonly book: Book;
  /** In the list, from 0. */
  readonly place: number;
  /** The address names this book. */
  readonly marked: boolean;
}

/** Offline, serves a saved book: a browser's download bypasses the service worker. */
async function giveSaved(event: SyntheticEvent, { _id, pdf }: Book): Promise<void> {
  if (navigator.onLine) return;
  event.preventDefault();
  const saved = await findSaved(savedUnder(pdf)).catch(() => undefined);
  if (saved) saveBlob(`${_id}.pdf`, await saved.blob());
}

export function BookCard({ book, marked, place }: BookCardProps) {
  const { text, clipped } = clipText(book.description);
  const size = formatBytes(book.bytes);
  return (
    <PictureCard
      id={book._id}
      tabIndex={-1}
      className={`${styles.card} ${marked ? styles.marked : ''}`}
      picture={{ src: book.img, ...pictureLoading(place) }}
    >
      <div className="stack gap-1">
        <Written as="h2" id={`title-${book._id}`} className="h3" text={book.title} />
        <p className="note" lang={langOf(book.userName)}>
          {book.level} · {book.userName}
        </p>
        <LanguageMark language={book.lang} />
      </div>
      <p className="soft" lang={langOf(book.description)}>
        {text}
      </p>
      <div className="cluster gap-2 foot">
        <Button
          href={book.pdf}
          // An uploaded file is named by its hash.
          download={`${book._id}.pdf`}
          onClick={(event) => void giveSaved(event, book)}
          type="application/pdf"
          variant="contained"
          startIcon={<Icon name="download" size={20} />}
          aria-describedby={`title-${book._id} size-${book._id}`}
        >
          {words['fixed.download']()}
        </Button>
        {clipped && (
          <ReadMore
            describedBy={`title-${book._id}`}
            title={book.title}
            note={<Written text={book.userName} />}
            text={book.description}
            lang={languageOfLine(book.description) ?? book.lang}
          />
        )}
        <details className={styles.more}>
          <summary className="control round" aria-label={words['books.moreOf']({ title: book.title })}>
            ⋯
          </summary>
          <div className="cluster gap-2 above-2">
            <SaveOffline
              kind="book"
              id={book._id}
              has
              label={words['books.keepOf']({ words: words['course.keepOffline'](), title: book.title })}
            />
            <ShareButton title={book.title} path={paths.book(book._id)} />
          </div>
        </details>
        <p id={`size-${book._id}`} className="note words">
          {words['books.facts']({ size, count: book.pages })}
        </p>
      </div>
    </PictureCard>
  );
}

export const meta = metaOf(pages.books, words['fixed.books'], words['descriptions.books']);

function Shelf({ books }: { books: readonly Book[] }) {
  const namedId = idInHash(useLocation().hash);
  useEffect(() => {
    const card = namedId ? document.getElementById(namedId) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [namedId]);
  return (
    <CardGrid label={words['fixed.books']()}>
      {books.map((book, place) => (
        <BookCard key={book._id} book={book} place={place} marked={book._id === namedId} />
      ))}
    </CardGrid>
  );
}

function Loading() {
  return (
    <LoadingCards label={words['books.loading']()}>
      <Card sx={{ height: '100%' }}>
        <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3' }} />
        <Box sx={{ p: 2.25 }}>
          <Skeleton height={32} width="80%" />
          <Skeleton height={22} width="50%" />
          <Skeleton height={120} />
          <Skeleton variant="rounded" width={150} height={44} sx={{ mt: 2 }} />
          <Skeleton height={22} width="60%" />
        </Box>
      </Card>
    </LoadingCards>
  );
}

function Books() {
  const answer = useBooks();
  return (
    <AsyncList
      answer={answer}
      failure={words['books.failed']()}
      empty={<EmptyState title={words['books.emptyTitle']()} text={words['books.emptyText']()} />}
      loading={<Loading />}
    >
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
