import type { ComponentProps } from 'react';
import styles from './action.module.css';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './router.ts';

interface CloseButtonProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** Of a line or a note. */
export function CloseButton({ label, className = '', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`round ${className}`} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

interface Look {
  /** `primary`: the page's main action; `loud`: buying; `quiet`: anything else. */
  readonly look?: 'primary' | 'loud' | 'quiet' | undefined;
  readonly small?: boolean | undefined;
}

/** With `children` instead of `text` if it is more than text. */
interface Action extends Look {
  readonly text?: string;
}

export function actionClass({ look = 'primary', small = false }: Look, extra?: string): string {
  return [styles.action, styles[look], small && styles.small, extra].filter(Boolean).join(' ');
}

export function ActionLink({ look, small, text, className, children = text, ...props }: Action & LinkProps) {
  return (
    <Link {...props} className={actionClass({ look, small }, className)}>
      {children}
    </Link>
  );
}

type ActionButtonProps = Action & ComponentProps<'button'>;

/** For pages without MUI, and for many buttons on a page, where MUI's are slow. */
export function ActionButton({ look, small, text, className, children = text, ...props }: ActionButtonProps) {
  return (
    <button type="button" {...props} className={actionClass({ look, small }, className)}>
      {children}
    </button>
  );
}

/** As a `ref`: focuses what appears in the place of a pressed button, so that a keyboard and a screen reader go on there. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
