import Button from '@mui/material/Button';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioRevision } from '@pathshala/contract/studio/items';
import { Suspense, useState } from 'react';
import useSWR from 'swr';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Async } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import styles from '../studio.module.css';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import { revisionName, revisionTitle } from '../words.ts';

const CompareDialog = lazyDialog(() => import('./compare-dialog.tsx'));
const AskDialog = lazyDialog(() => import('../../../ui/ask-dialog.tsx'));

interface HistoryProps {
  readonly name: ItemName;
  readonly round: number;
  readonly now: StudioFields;
  readonly onRestore: (revision: StudioRevision) => void;
}

interface Compared {
  readonly first: number;
  readonly revisions: readonly StudioRevision[];
}

export function History({ name, round, now, onRestore }: HistoryProps) {
  const calls = useStudioCalls();
  const answer = useSWR(['revisions', name.kind, name.id, round], () => calls.revisions(name));
  const [asked, setAsked] = useState<StudioRevision | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  return (
    <>
      <Async answer={answer} loading={<p>…</p>} failure={(error) => <p role="alert">{error.message}</p>}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="soft">{words['studio.nothingYet']()}</p>
          ) : (
            <ol className="lines">
              {items.map((one) => {
                const { revision, at, by, note } = one;
                return (
                  <li key={revision} className="cluster apart gap-2">
                    <span>
                      <span className="strong">{revisionTitle(one)}</span>
                      <span className={`soft ${styles.second}`}>
                        <Moment at={at} exact />
                        {' · '}
                        {by
                          ? by.displayName || by.email || words['studio.somebody']()
                          : words['studio.byFiles']()}
                      </span>
                      {note && <span className={`soft ${styles.second}`}>{note}</span>}
                    </span>
                    <span className="cluster gap-1">
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={`${words['studio-edit.compare']()}: ${revisionName(one)}`}
                        onClick={() => setCompared({ first: revision, revisions: items })}
                      >
                        {words['studio-edit.compare']()}
                      </Button>
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={`${words['studio.restore']()}: ${revisionName(one)}`}
                        onClick={() => setAsked(one)}
                      >
                        {words['studio.restore']()}
                      </Button>
                    </span>
                  </li>
                );
              })}
            </ol>
          )
        }
      </Async>
      {compared && (
        <Suspense>
          <CompareDialog name={name} now={now} {...compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
      {asked !== null && (
        <Suspense>
          <AskDialog
            isAlert
            title={`${words['studio.restore']()}: ${revisionName(asked)}?`}
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
    </>
  );
}
