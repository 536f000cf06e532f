import type { ReactNode } from 'react';
import styles from './awaited.module.css';

/** Keeps its place and is neither seen, read out nor pressed. */
const unsaid = { visibility: 'hidden' } as const;

interface AwaitedProps {
  /** Whether it is still to be learned if the content is true for anyone who looks. */
  readonly isAwaited: boolean;
  /** Of the content's frame. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What may turn out to be the wrong thing to say: until that is known, a blank as large as it is. */
export function Awaited({ isAwaited, className, children }: AwaitedProps) {
  return (
    <div className={isAwaited ? styles.blank : undefined}>
      <div className={className} style={isAwaited ? unsaid : undefined}>
        {children}
      </div>
    </div>
  );
}
