import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioItem, StudioRevision } from '@pathshala/contract/studio/items';
import type { OpenRequest } from '@pathshala/contract/studio/requests';
import { Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { useRecentSignIn } from '../../../auth/use-recent-sign-in.tsx';
import { langOf } from '../../../ui/language.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Link, useNavigate } from '../../../ui/router.ts';
import { words } from '../../../words/words.ts';
import { useStudioCalls } from '../studio-calls.ts';
import { titleOf } from '../title-of.ts';
import { kindWords } from '../words.ts';
import { PublishAsking } from './publish-asking.tsx';
import { renewCopies } from './renew-copies.ts';
import { RequestWords } from './request-words.tsx';
import { useRequest } from './use-request.ts';

const CompareDialog = lazyDialog(() => import('../compare/compare-dialog.tsx'));
const WordDialog = lazyDialog(() => import('./word-dialog.tsx'));

/** What the admin is doing with the request. */
type Step =
  | { readonly type: 'compare'; readonly item: StudioItem; readonly revisions: readonly StudioRevision[] }
  | { readonly type: 'publish'; readonly item: StudioItem }
  | { readonly type: 'return' };

interface RequestRowProps {
  readonly request: OpenRequest;
  readonly onChanged: () => void;
}

/** A request in the inbox: the admin sees what would change, and publishes the item or returns it with a word. */
export function RequestRow({ request, onChanged }: RequestRowProps) {
  const name = { kind: request.kind, id: request.id };
  const title = titleOf(request.title);
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const { run, dialog } = useRecentSignIn();
  const { busy, giveBack } = useRequest(name, onChanged);
  const [step, setStep] = useState<Step | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const close = () => setStep(null);

  async function whileWorking(act: () => Promise<void>): Promise<void> {
    setIsWorking(true);
    try {
      await act();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setIsWorking(false);
  }

  const askToPublish = () =>
    whileWorking(async () => setStep({ type: 'publish', item: await calls.read(name) }));

  const compare = () =>
    whileWorking(async () => {
      const [item, { items: revisions }] = await Promise.all([calls.read(name), calls.revisions(name)]);
      setStep({ type: 'compare', item, revisions });
    });

  const publish = (item: StudioItem, note: string, isConfirmed: boolean) =>
    whileWorking(async () => {
      close();
      await run(() => calls.publish(name, item, note, isConfirmed));
      void renewCopies(name, item.draft);
      toast.success(words['studio.published']({ title }));
      onChanged();
    });

  const published =
    step?.type === 'compare' ? step.revisions.find(({ state }) => state === 'published') : undefined;
  const button = (label: string) => ({ 'aria-label': `${label}: ${title}`, disabled: isWorking || busy });
  return (
    <li className="cluster apart">
      <div className="words">
        <Link className="tap strong" to={paths.studioItem(request.kind, request.id)} lang={langOf(title)}>
          {title}
        </Link>{' '}
        <span className="soft">{kindWords[request.kind].one()}</span>
        <RequestWords request={request} />
      </div>
      <span className="cluster gap-2">
        {!request.isNew && (
          <Button
            {...button(words['studio-publish.difference']())}
            variant="outlined"
            onClick={() => void compare()}
          >
            {words['studio-publish.difference']()}
          </Button>
        )}
        <Button
          {...button(words['studio-publish.giveBack']())}
          variant="outlined"
          onClick={() => setStep({ type: 'return' })}
        >
          {words['studio-publish.giveBack']()}
        </Button>
        <Button
          {...button(words['studio.publish']())}
          variant="contained"
          onClick={() => void askToPublish()}
        >
          {words['studio.publish']()}
        </Button>
      </span>
      {dialog}
      {step?.type === 'publish' && (
        <PublishAsking
          name={name}
          title={title}
          before={step.item.published}
          after={step.item.draft}
          asks={false}
          onAsk={close}
          onClose={close}
          onGoTo={() => void navigate(paths.studioItem(request.kind, request.id))}
          onPublish={(note, isConfirmed) => void publish(step.item, note, isConfirmed)}
        />
      )}
      <Suspense>
        {step?.type === 'compare' && (
          <CompareDialog
            name={name}
            now={step.item.draft}
            revisions={step.revisions}
            first={published?.revision ?? 1}
            onClose={close}
          />
        )}
        {step?.type === 'return' && (
          <WordDialog
            title={words['studio-publish.giveBackTitle']({ title })}
            label={words['studio-publish.giveBackWord']()}
            send={words['studio-publish.giveBack']()}
            onClose={close}
            onSend={(word) => {
              close();
              void giveBack(word);
            }}
          />
        )}
      </Suspense>
    </li>
  );
}
