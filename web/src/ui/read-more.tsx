import { Suspense, useState } from 'react';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { lazyDialog } from './lazy-part.tsx';
import type { ReadMoreDialogProps } from './read-more-dialog.tsx';

// Most texts are never opened: the dialog is loaded for the first one.
const ReadMoreDialog = lazyDialog(() => import('./read-more-dialog.tsx'));

/** The dialog with the whole text, loaded when first shown. */
export function WholeText(props: ReadMoreDialogProps) {
  return (
    <Suspense>
      <ReadMoreDialog {...props} />
    </Suspense>
  );
}

interface ReadMoreButtonProps {
  readonly id?: string;
  /** Id of the text's title. */
  readonly describedBy: string;
  readonly onClick: () => void;
}

/** The button below a cut text. */
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

/** Button and dialog together, for cards that do not keep the open text in the address. */
export function ReadMore({ describedBy, ...props }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ReadMoreButton describedBy={describedBy} onClick={() => setOpen(true)} />
      {open && <WholeText {...props} text={{ data: props.text }} onClose={() => setOpen(false)} />}
    </>
  );
}
