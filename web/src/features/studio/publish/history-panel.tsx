import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import useSWR from 'swr';
import { Async } from '../../../ui/async.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { words } from '../../../words/words.ts';
import styles from '../studio.module.css';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';

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
    <section className={styles.panel} aria-label={words['studio.history']()}>
      <h2>{words['studio.history']()}</h2>
      <Async answer={answer} loading={<p>…</p>} failure={(error) => <p role="alert">{error.message}</p>}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.soft}>{words['studio.nothingYet']()}</p>
          ) : (
            <ol className={styles.rows}>
              {items.map(({ revision, at, by, note }) => (
                <li key={revision}>
                  <span>
                    <span className={styles.name}>{words['studio.revision']({ revision })}</span>
                    <span className={styles.second}>
                      <Moment at={at} exact />
                      {' · '}
                      {by
                        ? by.displayName || by.email || words['studio.somebody']()
                        : words['studio.byFiles']()}
                    </span>
                    {note && <span className={styles.second}>{note}</span>}
                  </span>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`${words['studio.restore']()}: ${words['studio.revision']({ revision })}`}
                    onClick={() => setAsked(revision)}
                  >
                    {words['studio.restore']()}
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
            title={`${words['studio.restore']()}: ${words['studio.revision']({ revision: asked })}?`}
            text={words['studio.restoreText']()}
            confirm={words['studio.restore']()}
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
