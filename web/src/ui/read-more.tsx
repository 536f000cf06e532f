import { useState } from 'react';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { lazyDialog } from './lazy-part.tsx';
import type { ReadMoreDialogProps } from './read-more-dialog.tsx';

/** Most texts are never opened, so the dialog is loaded on first use. */
export const WholeText = lazyDialog<ReadMoreDialogProps>(() => import('./read-more-dialog.tsx'));

interface ReadMoreButtonProps {
  readonly id?: string;
  readonly describedBy: string;
  readonly onClick: () => void;
}

export function ReadMoreButton({ id, describedBy, onClick }: ReadMoreButtonProps) {
  return (
    <ActionButton
      id={id}
      look="quiet"
      small
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {words['fixed.readMore']()}
    </ActionButton>
  );
}

interface ReadMoreProps
  extends Pick<ReadMoreDialogProps, 'title' | 'note' | 'lang'>,
    Pick<ReadMoreButtonProps, 'describedBy'> {
  readonly text: string;
}

/** For cards that do not keep the open text in the address. */
export function ReadMore({ describedBy, ...props }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ReadMoreButton describedBy={describedBy} onClick={() => setOpen(true)} />
      {open && <WholeText {...props} text={{ data: props.text }} onClose={() => setOpen(false)} />}
    </>
  );
}
