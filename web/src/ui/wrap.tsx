import type { ReactNode } from 'react';
import styles from './section.module.css';

/** Keeps content within the page's width, with room at the sides. */
export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.wrap} ${className ?? ''}`}>{children}</div>;
}
