import Button from '@mui/material/Button';
import type { PublishRequest } from '@pathshala/contract/studio/requests';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { words } from '../../../words/words.ts';
import type { ItemName } from '../studio-calls.ts';
import { RequestWords } from './request-words.tsx';
import { useRequest } from './use-request.ts';

const WordDialog = lazyDialog(() => import('./word-dialog.tsx'));

interface RequestLineProps {
  readonly name: ItemName;
  readonly title: string;
  readonly request: PublishRequest;
  /** The reader may only ask; otherwise they may publish, or return the request. */
  readonly asks: boolean;
  readonly onChanged: () => void;
}

/** The state of an item's request: open, or returned with a word. */
export function RequestLine({ name, title, request, asks, onChanged }: RequestLineProps) {
  const { busy, withdraw, giveBack } = useRequest(name, onChanged);
  const [returning, setReturning] = useState(false);
  return (
    <section className="panel cluster apart below-4" aria-label={words['studio-publish.inbox']()}>
      <RequestWords request={request} />
      {asks ? (
        <Button variant="outlined" loading={busy} onClick={() => void withdraw()}>
          {words['studio-publish.withdraw']()}
        </Button>
      ) : (
        !request.returned && (
          <Button variant="outlined" loading={busy} onClick={() => setReturning(true)}>
            {words['studio-publish.giveBack']()}
          </Button>
        )
      )}
      {returning && (
        <Suspense>
          <WordDialog
            title={words['studio-publish.giveBackTitle']({ title })}
            label={words['studio-publish.giveBackWord']()}
            send={words['studio-publish.giveBack']()}
            onClose={() => setReturning(false)}
            onSend={(word) => {
              setReturning(false);
              void giveBack(word);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
