import { Children, type ReactNode } from 'react';
import styles from './after-paint.module.css';

/** When the first of the parts is laid out, and how far they are apart, so that each is a task of its own: milliseconds. */
const [first, apart] = [150, 34];

/**
 * Parts of home below what a phone's first window shows: they are laid out after its paint, one by one.
 * docs/performance.md, "How a page is put together"
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return Children.map(children, (part, place) => (
    <div className={styles.part} style={{ animationDelay: `${first + place * apart}ms` }}>
      {part}
    </div>
  ));
}
