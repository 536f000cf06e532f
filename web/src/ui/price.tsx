import { priceText } from '@pathshala/contract/price';
import styles from './price.module.css';

interface PriceProps {
  /** US dollars, ≥ 0. */
  readonly dollars: number;
  /** `text`: as large as the words around it, without a mark. */
  readonly size?: 'text' | 'card' | 'page';
  /** The course cannot be had yet: that is said in place of Free. */
  readonly closed?: boolean;
}

/** A price wherever one stands; nothing to pay is marked as Free beside it. */
export function Price({ dollars, size = 'text', closed = false }: PriceProps) {
  if (size === 'text') return priceText(dollars);
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <strong>{priceText(dollars)}</strong>
      {closed && <span className={`${styles.mark} ${styles.closed}`}>Not open yet</span>}
      {!closed && dollars === 0 && <span className={`${styles.mark} ${styles.free}`}>Free</span>}
    </span>
  );
}
