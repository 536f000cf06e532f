import type { ReactNode } from 'react';
import { costText, moneyText } from '../words/format.ts';
import styles from './price.module.css';

interface PriceProps {
  /** US dollars, ≥ 0. */
  readonly dollars: number;
  /** `text`: as large as the words around it, without a mark. */
  readonly size?: 'text' | 'card' | 'page' | 'line';
  /** Text beside it. */
  readonly mark?: ReactNode;
}

/** A word beside a price. */
export function PriceMark({ children }: { children: string }) {
  return <span className={`chip soft ${styles.mark}`}>{children}</span>;
}

/**
 * A price wherever one stands. On a card it has its $ always, as the specification says; a course's page and a line of a list
 * say Free where there is nothing to pay.
 */
export function Price({ dollars, size = 'text', mark }: PriceProps) {
  if (size === 'text') return moneyText(dollars);
  return (
    <span className={`row ${styles[size]}`}>
      <strong>{size !== 'card' ? costText(dollars) : moneyText(dollars)}</strong>
      {mark}
    </span>
  );
}
