import { wordsOf } from '@pathshala/search/words';
import { langOf } from '../words/language.ts';
import styles from './marked-text.module.css';

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** The whole text in pieces. @param marked whole words, as matching-words.ts finds them: no letter is cut */
export function piecesOf(text: string, marked: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (until: number, isMarked: boolean) => {
    if (until > end) pieces.push({ text: text.slice(end, until), marked: isMarked });
    end = Math.max(end, until);
  };
  for (const word of wordsOf(text).filter((one) => marked.has(one.text))) {
    add(word.start, false);
    add(word.start + word.text.length, true);
  }
  add(text.length, false);
  return pieces;
}

export function MarkedText({ text, marked }: { text: string; marked: ReadonlySet<string> }) {
  return (
    <span lang={langOf(text)}>
      {piecesOf(text, marked).map((part, at) =>
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
