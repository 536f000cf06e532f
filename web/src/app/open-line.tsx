import { hasLineClass } from '@pathshala/boot/page-data';
import type { NewerPage } from '@pathshala/contract/site/newer-pages';
import { useEffect, useState } from 'react';
import { CloseButton } from '../ui/close-button.tsx';
import { langOf } from '../ui/language.ts';
import { Link } from '../ui/router.ts';
import { words } from '../words/words.ts';
import { closedLines, keepClosed } from './closed-lines.ts';
import { linePath } from './line-page.ts';
import styles from './open-line.module.css';

interface Entry {
  readonly title: string;
}

/** Identified by its whole content, so a changed entry shows again. */
const nameOf = (entry: Entry) => JSON.stringify(entry);

async function read({ data }: NewerPage): Promise<readonly Entry[]> {
  const answer = await fetch(data);
  if (!answer.ok) throw new Error(`${data}: ${answer.status}`);
  return await answer.json();
}

/** The latest entry not closed on this device, and how to close it. */
function useOpenEntry(newer: NewerPage) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [closed, setClosed] = useState(closedLines);
  useEffect(() => {
    if (closedLines().includes(newer.page)) return;
    const take = (all: readonly Entry[]) => {
      setEntries(all);
      setClosed(keepClosed(all.map(nameOf), closedLines(), newer.page));
    };
    // Optional: without it the page is complete.
    read(newer).then(take, () => document.documentElement.classList.remove(hasLineClass));
  }, [newer]);
  const entry = entries.find((one) => !closed.includes(nameOf(one)));
  const close = () =>
    entry && setClosed(keepClosed(entries.map(nameOf), [...closed, nameOf(entry)], newer.page));
  // The boot script reserved the room, unless the line comes with another page.
  useEffect(() => {
    if (entries.length > 0) document.documentElement.classList.toggle(hasLineClass, entry !== undefined);
  }, [entries, entry]);
  return { entry, close };
}

/** A line with a link to the latest entry, until closed on this device. */
export default function OpenLine({ newer }: { readonly newer: NewerPage }) {
  const { entry, close } = useOpenEntry(newer);
  if (!entry) return null;
  const { title } = entry;
  return (
    <aside aria-label={words['app.topLine']()} className={`row gap-2 middle ${styles.line}`}>
      <Link to={linePath} lang={langOf(title)} className={`strong ${styles.title}`}>
        {title}
      </Link>
      <CloseButton label={words['app.closeTopLine']({ title })} onClick={close} />
    </aside>
  );
}
