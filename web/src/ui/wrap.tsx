import type { ReactNode } from 'react';
import styles from './section.module.css';

export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.wrap} ${className ?? ''}`}>{children}</div>;
}
