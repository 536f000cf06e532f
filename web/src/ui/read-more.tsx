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

/** The button below a cut text. */
export function ReadMoreButton({ id, title, onClick }: { id?: string; title: string; onClick: () => void }) {
  return (
    <ActionButton
      id={id}
      look="quiet"
      small
      aria-haspopup="dialog"
      aria-label={words['ui.readMoreOf']({ words: words['fixed.readMore'](), title })}
      onClick={onClick}
    >
      {words['fixed.readMore']()}
    </ActionButton>
  );
}

/** Button and dialog together, for cards that do not keep the open text in the address. */
export function ReadMore(props: Pick<ReadMoreDialogProps, 'title' | 'note' | 'lang'> & { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ReadMoreButton title={props.title} onClick={() => setOpen(true)} />
      {open && <WholeText {...props} text={{ data: props.text }} onClose={() => setOpen(false)} />}
    </>
  );
}
