import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { words } from '../../words/words.ts';

interface MadeAdminToastProps {
  /** Whether the notice still stands; what has ended fades for a moment. */
  readonly visible: boolean;
  /** Whether *Undo* takes the focus: for anyone who works with the keyboard, to whom it would be out of reach in its time. */
  readonly focused: boolean;
  /** Gives the focus back to where it came from. */
  readonly onLeave: () => void;
  readonly onUndo: () => void;
}

/** Says that somebody is an admin now, and takes it back while it stands. */
export function MadeAdminToast({ visible, focused, onLeave, onUndo }: MadeAdminToastProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  useLayoutEffect(() => {
    if (!visible && button.current === document.activeElement) onLeave();
  }, [visible, onLeave]);
  return (
    <>
      <span>{words['fixed.madeAdmin']()}</span>{' '}
      <Button
        ref={button}
        // While it fades the next notice may be beside it.
        aria-hidden={!visible}
        tabIndex={visible ? 0 : -1}
        // A notice is white in dark colours, too: the theme's green would be lost on it.
        color="inherit"
        sx={{ px: 1.5, textDecoration: 'underline' }}
        // A key that is still held down from Make Admin is no answer.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => {
          if (visible) onUndo();
        }}
      >
        {words['users.undo']()}
      </Button>
    </>
  );
}
