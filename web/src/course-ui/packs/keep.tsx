import { Suspense, useState } from 'react';
import { ActionButton } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { words } from '../../words/words.ts';
import type { KeepOfflineProps } from './keep-offline.tsx';
import { keepsPages } from './keeps-pages.ts';

// Loaded on click: most people keep nothing.
const KeepOffline = lazyPart(() => import('./keep-offline.tsx'));

interface KeepProps extends Omit<KeepOfflineProps, 'label' | 'takesFocus'> {
  /** Shown at once, without a press. */
  readonly isOpen: boolean;
  /** What it is called where several can be kept. */
  readonly label?: string;
}

/** The way to keep something offline. */
export function Keep({ isOpen, label = words['course.keepOffline'](), ...props }: KeepProps) {
  const [isPressed, setPressed] = useState(false);
  if (!keepsPages) return null;
  const isShown = isPressed || isOpen;
  const button = (
    <ActionButton
      look="quiet"
      small
      onClick={() => setPressed(true)}
      aria-disabled={isShown}
      aria-label={label}
    >
      <Icon name="keep" size={20} />
      {words['course.keepOffline']()}
    </ActionButton>
  );
  if (!isShown) return button;
  return (
    <Suspense fallback={button}>
      <KeepOffline {...props} label={label} takesFocus={isPressed} />
    </Suspense>
  );
}
