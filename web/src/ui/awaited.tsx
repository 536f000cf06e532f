import type { ReactNode } from 'react';
import styles from './awaited.module.css';

/** Keeps its place, but is hidden and cannot be used. */
const unsaid = { visibility: 'hidden' } as const;

interface AwaitedProps {
  /** Whether it is still unknown if this is true for the reader. */
  readonly isAwaited: boolean;
  /** Class of the content's frame. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Content that may be wrong for this reader: until that is known, a blank of the same size. */
export function Awaited({ isAwaited, className, children }: AwaitedProps) {
  return (
    <div className={isAwaited ? styles.blank : undefined}>
      <div className={className} style={isAwaited ? unsaid : undefined}>
        {children}
      </div>
    </div>
  );
}
