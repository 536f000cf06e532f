import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { words } from '../../words/words.ts';

interface MadeAdminToastProps {
  /** Whether the notice is open; closed, it fades for a moment. */
  readonly visible: boolean;
  /** Whether *Undo* takes the focus: only then a keyboard reaches it in time. */
  readonly focused: boolean;
  /** Returns the focus to where it was. */
  readonly onLeave: () => void;
  readonly onUndo: () => void;
}

/** Says that somebody is an admin now, with *Undo* while it is open. */
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
        // A notice is white in dark mode, too: the theme's green would have too little contrast.
        color="inherit"
        sx={{ px: 1.5, textDecoration: 'underline' }}
        // A key still held down from Make Admin must not press *Undo*.
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
