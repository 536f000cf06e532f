import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { words } from '../../../words/words.ts';
import styles from './palette.module.css';

const Palette = lazyDialog(() => import('./palette.tsx'));

const isFindKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** As keyboards name them, in every language. */
const keys = 'Ctrl K';

/** Opens the palette, as Ctrl+K and Cmd+K do wherever the keys mean nothing else, such as a link in a text. */
export function FindButton({ isAtEnd = false }: { readonly isAtEnd?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFindKey(event) || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        sx={{ px: 1.5, ...(isAtEnd && { marginInlineStart: 'auto' }) }}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {words['studio-find.button']()}
        <kbd className={styles.keys} lang="en" aria-hidden>
          {keys}
        </kbd>
      </Button>
      <Suspense>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
