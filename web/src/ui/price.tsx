import type { ReactNode } from 'react';
import { costText } from '../words/cost-text.ts';
import { moneyText } from '../words/format.ts';
import styles from './price.module.css';

interface PriceProps {
  /** US dollars, ≥ 0. */
  readonly dollars: number;
  /** `text`: as large as the words around it, without a mark. */
  readonly size?: 'text' | 'card' | 'page';
  /** What is said beside it. */
  readonly mark?: ReactNode;
}

/** A word beside a price. */
export function PriceMark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>;
}

/** A price wherever one stands; where there is nothing to pay a card and a page say Free in its place. */
export function Price({ dollars, size = 'text', mark }: PriceProps) {
  if (size === 'text') return moneyText(dollars);
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <strong>{costText(dollars)}</strong>
      {mark}
    </span>
  );
}
