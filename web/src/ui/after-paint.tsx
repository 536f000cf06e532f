import { afterPaintAttribute } from '@pathshala/boot/page-data';
import { Children, type ReactNode } from 'react';
import styles from './after-paint.module.css';

/**
 * Parts of home below what a phone's first window shows. In the page as it was built they are laid out after its paint,
 * one by one: the boot script sees to it. docs/decisions/0129-the-first-window-first.md
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => (
    <div
      className={styles.part}
      // In the built page alone, where React finds and leaves what the boot script has made of it.
      {...(typeof document === 'undefined' && { [afterPaintAttribute]: '' })}
      suppressHydrationWarning
    >
      {part}
    </div>
  ));
}
