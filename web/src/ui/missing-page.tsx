import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import styles from './missing-page.module.css';
import { Wrap } from './wrap.tsx';

interface MissingPageProps {
  readonly title: string;
  readonly text: string;
  /** Another page to go to. */
  readonly children: ReactNode;
}

/** The page for something that does not exist: says what is missing and where the others are. */
export function MissingPage({ title, text, children }: MissingPageProps) {
  return (
    <Wrap>
      <div className={`stack gap-4 middle ${styles.missing}`}>
        <img src="/img/not-found.svg" alt={words['ui.notFoundPicture']()} width={640} height={400} />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={`cluster middle ${styles.ways}`}>{children}</div>
      </div>
    </Wrap>
  );
}
