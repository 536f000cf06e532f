import { markMatches } from './highlight.ts';
import { langOf } from './language.ts';
import styles from './marked-text.module.css';

/** A text with the query's matches marked. */
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
