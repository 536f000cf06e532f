import type { ComponentProps } from 'react';
import styles from './action.module.css';
import type { LinkProps } from './router.ts';
import { Link } from './router.ts';

interface Look {
  /** `primary`: the page's main step; `loud`: buying; `quiet`: anything beside them. */
  readonly look?: 'primary' | 'loud' | 'quiet';
  readonly small?: boolean;
}

/** The classes of what looks like a button. */
export function actionClass({ look = 'primary', small = false }: Look, extra?: string): string {
  return [styles.action, styles[look], small && styles.small, extra].filter(Boolean).join(' ');
}

/** A link that looks like a button. */
export function ActionLink({ look, small, className, ...props }: Look & LinkProps) {
  return (
    <Link {...props} className={actionClass({ ...(look && { look }), ...(small && { small }) }, className)} />
  );
}

/** A button of pages without MUI, and where a page has so many that MUI's take long. */
export function ActionButton({ look, small, className, ...props }: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={actionClass({ ...(look && { look }), ...(small && { small }) }, className)}
    />
  );
}
