import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import useSWR from 'swr';
import { Async } from '../../../ui/async.tsx';
import { Moment } from '../../../ui/moment.tsx';
import styles from '../studio.module.css';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import { words } from '../words.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

interface HistoryPanelProps {
  readonly name: ItemName;
  /** Changes when something was published. */
  readonly round: number;
  readonly onRestore: (revision: number) => void;
}

/** What readers saw, the newest first, with the way back to each. */
export function HistoryPanel({ name, round, onRestore }: HistoryPanelProps) {
  const calls = useStudioCalls();
  const answer = useSWR(['revisions', name.kind, name.id, round], () => calls.revisions(name));
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <section className={styles.panel} aria-label={words.history}>
      <h2>{words.history}</h2>
      <Async answer={answer} loading={<p>…</p>} failure={(error) => <p role="alert">{error.message}</p>}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.soft}>{words.nothingYet}</p>
          ) : (
            <ol className={styles.rows}>
              {items.map(({ revision, at, by, note }) => (
                <li key={revision}>
                  <span>
                    <span className={styles.name}>{words.revision(revision)}</span>
                    <span className={styles.second}>
                      <Moment at={at} exact />
                      {' · '}
                      {by ? by.displayName || by.email || words.somebody : words.byFiles}
                    </span>
                    {note && <span className={styles.second}>{note}</span>}
                  </span>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`${words.restore}: ${words.revision(revision)}`}
                    onClick={() => setAsked(revision)}
                  >
                    {words.restore}
                  </Button>
                </li>
              ))}
            </ol>
          )
        }
      </Async>
      {asked !== null && (
        <Suspense>
          <ConfirmDialog
            title={`${words.restore}: ${words.revision(asked)}?`}
            text={words.restoreText}
            confirm={words.restore}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              onRestore(asked);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
