import { Children, type ReactNode, useId } from 'react';
import styles from './section.module.css';

export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.wrap} ${className ?? ''}`}>{children}</div>;
}

/** Of a list: each element is an item. */
export const asItems = (all: ReactNode) => Children.map(all, (one) => one && <li>{one}</li>);

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly aside?: ReactNode;
  readonly tinted?: boolean;
  /** On a phone without its lead, and with small text. */
  readonly brief?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Neighbours alternate between paper and tint. */
export function Section({ title, lead, aside, tinted = false, brief = false, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${styles.section} ${tinted ? styles.tinted : ''} ${brief ? styles.brief : ''}`}
    >
      <Wrap>
        <div className={`cluster apart ${styles.head}`}>
          <div className={styles.words}>
            <h2 id={headingId}>{title}</h2>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Wrap>
    </section>
  );
}
