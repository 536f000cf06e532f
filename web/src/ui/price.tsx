import type { ReactNode } from 'react';
import { moneyText } from '../words/format.ts';
import { words } from '../words/words.ts';
import styles from './price.module.css';

interface PriceProps {
  /** US dollars, ≥ 0. */
  readonly dollars: number;
  /** `text`: as large as the words around it, without a mark. */
  readonly size?: 'text' | 'card' | 'page';
  /** What is said beside it; left out: Free, where there is nothing to pay. */
  readonly mark?: ReactNode;
}

/** A word beside a price. */
export function PriceMark({ look, children }: { look: 'free' | 'plain'; children: string }) {
  return <span className={`${styles.mark} ${styles[look]}`}>{children}</span>;
}

/** A price wherever one stands; nothing to pay is marked as Free beside it. */
export function Price({ dollars, size = 'text', mark }: PriceProps) {
  if (size === 'text') return moneyText(dollars);
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <strong>{moneyText(dollars)}</strong>
      {mark === undefined && dollars === 0 ? <PriceMark look="free">{words['ui.free']()}</PriceMark> : mark}
    </span>
  );
}
