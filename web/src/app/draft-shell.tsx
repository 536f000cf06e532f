import { use } from 'react';
import { Outlet } from '../ui/router.ts';
import { dayText } from '../words/format.ts';
import { words } from '../words/words.ts';
import { DocumentContext } from './document-parts.ts';
import styles from './draft-shell.module.css';

/** Around a draft: what it is, and how long its link is good. */
export function DraftShell() {
  const { draft } = use(DocumentContext);
  return (
    <>
      {draft && (
        <p className={`strong ${styles.line}`}>{words['app.draftLine']({ day: dayText(draft.endsAt) })}</p>
      )}
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
