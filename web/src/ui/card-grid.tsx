import type { CSSProperties, ReactNode } from 'react';
import styles from './cards.module.css';

interface CardGridProps {
  readonly children: ReactNode;
  readonly columns?: 3 | 4;
  readonly label?: string;
}

/** Cards in 1, 2 and `columns` columns: docs/contract.md, "Constants". A list for screen readers. */
export function CardGrid({ children, columns = 3, label }: CardGridProps) {
  return (
    <ul
      aria-label={label}
      className={`stack ${styles.cards}`}
      style={{ '--columns': columns } as CSSProperties}
    >
      {children}
    </ul>
  );
}
