import { termsOfQuery, termsOfWord, type Word, wordsOf } from '@pathshala/search/terms';
import { isTypoOf } from '@pathshala/search/typos';
import { langOf } from '../words/language.ts';
import styles from './marked-text.module.css';

interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Matches as search does: beginnings, typos, other scripts. Marks whole words, so that no letter is cut.
 * @returns the whole text in pieces
 */
export function markMatches(text: string, query: string): Piece[] {
  const words = wordsOf(text);
  const marked = new Set(termsOfQuery(query).flatMap((term) => wordsMeeting(term, words)));
  const pieces: { text: string; marked: boolean }[] = [];
  let end = 0;
  const add = (until: number, isMarked: boolean) => {
    if (until > end) pieces.push({ text: text.slice(end, until), marked: isMarked });
    end = Math.max(end, until);
  };
  for (const word of words.filter((one) => marked.has(one))) {
    add(word.start, false);
    add(word.start + word.text.length, true);
  }
  add(text.length, false);
  return pieces;
}

/** Typos only without an exact match. */
function wordsMeeting(term: string, words: readonly Word[]): readonly Word[] {
  const meeting = (isMet: (own: string) => boolean) =>
    words.filter(({ text }) => termsOfWord(text).some(isMet));
  const written = meeting((own) => own.startsWith(term));
  return written.length > 0 ? written : meeting((own) => isTypoOf(term, own));
}

export function MarkedText({ text, query }: { text: string; query: string }) {
  return (
    <span lang={langOf(text)}>
      {markMatches(text, query).map((part, at) =>
        part.marked ? (
          <mark key={at} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
