import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './cards.module.css';
import { asItems } from './section.tsx';

/** Cards in the first view of a wide window; on a phone one or two. */
const seen = 3;

/** The first ones with priority, others lazily. @param place in the list, from 0 */
export const pictureLoading = (place: number) =>
  place < seen ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);

interface PictureCardProps extends ComponentProps<'article'> {
  readonly picture: Omit<ComponentProps<'img'>, 'alt' | 'width' | 'height'>;
}

/** All cards of a row have the same height. */
export function PictureCard({ picture, className = '', children, ...article }: PictureCardProps) {
  return (
    <article className={`card stack gap-0 clip ${styles.card} ${className}`} {...article}>
      <img className="fill" alt="" width={400} height={300} {...picture} />
      <div className="stack gap-2 grow pad">{children}</div>
    </article>
  );
}

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
      {asItems(children)}
    </ul>
  );
}
