import type { ComponentProps } from 'react';
import styles from './picture-card.module.css';

interface PictureCardProps extends ComponentProps<'article'> {
  /** Its picture, 4:3. */
  readonly picture: Omit<ComponentProps<'img'>, 'alt' | 'width' | 'height'>;
}

/** A card of a list, below its picture; all cards of a row have the same height. */
export function PictureCard({ picture, className = '', children, ...article }: PictureCardProps) {
  return (
    <article className={`card stack gap-0 clip ${styles.card} ${className}`} {...article}>
      <img className="fill" alt="" width={400} height={300} {...picture} />
      <div className="stack gap-2 grow pad">{children}</div>
    </article>
  );
}
