import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PagePart } from '../../page/draft-store.ts';
import styles from './preview.module.css';

interface EditPartsProps {
  readonly parts: readonly PagePart[];
  readonly partAt: Readonly<Record<string, string>>;
  readonly onPart: (name: string) => void;
}

interface FoundPart extends PagePart {
  readonly at: Element;
}

const same = (a: readonly FoundPart[], b: readonly FoundPart[]) =>
  a.length === b.length &&
  a.every(({ at, label, isOpen }, n) => at === b[n]?.at && label === b[n]?.label && isOpen === b[n]?.isOpen);

/** How much of a part is seen at least, pixels. */
const inSight = 100;

/**
 * A button on each part of the page; pressing the part itself does the same. A part that is opened in the form comes into
 * sight.
 */
export function EditParts({ parts, partAt, onPart }: EditPartsProps) {
  const [found, setFound] = useState<readonly FoundPart[]>([]);
  useEffect(() => {
    const look = () => {
      const now = parts.flatMap((part) => {
        const at = partAt[part.name] && document.querySelector(partAt[part.name] ?? '');
        return at ? [{ ...part, at }] : [];
      });
      setFound((before) => (same(before, now) ? before : now));
    };
    look();
    // Parts come and go with the page's own state.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [parts, partAt]);
  useEffect(() => {
    const press = ({ target }: Event) => {
      const part = target instanceof Node && found.find(({ at }) => at.contains(target));
      const isControl = target instanceof Element && target.closest('button, select, input, nav a');
      if (part && !isControl) onPart(part.name);
    };
    for (const { at } of found) at.classList.add(styles.part ?? '');
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [found, onPart]);
  const open = found.find(({ isOpen }) => isOpen)?.at;
  useEffect(() => {
    if (!open) return;
    const { top, bottom } = open.getBoundingClientRect();
    // Only in the frame: the form stays where it is.
    if (bottom < inSight || top > window.innerHeight - inSight) window.scrollBy({ top });
  }, [open]);
  return found.map(({ name, label, at }) =>
    createPortal(
      <button type="button" className={`strong filled ${styles.edit}`} onClick={() => onPart(name)}>
        {label}
      </button>,
      at,
      name,
    ),
  );
}
