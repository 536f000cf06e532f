import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { Suspense, useMemo } from 'react';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { words } from '../../../words/words.ts';
import type { ItemName } from '../studio-calls.ts';
import { AdviceList } from './advice-list.tsx';
import { EffectLine } from './effect-line.tsx';
import { lostParts } from './lost-parts.ts';
import { OlderText } from './older-text.tsx';

const PublishDialog = lazyDialog(() => import('./publish-dialog.tsx'));
const WordDialog = lazyDialog(() => import('./word-dialog.tsx'));

interface PublishAskingProps {
  readonly name: ItemName;
  readonly title: string;
  readonly before: StudioFields | null;
  readonly after: StudioFields;
  /** The editor may only ask for publishing. */
  readonly asks: boolean;
  /** @param isConfirmed the content loss was shown */
  readonly onPublish: (note: string, isConfirmed: boolean) => void;
  readonly onAsk: (word: string) => void;
  readonly onGoTo: (issue: Issue) => void;
  readonly onClose: () => void;
}

/** The question before publishing, or before asking an admin for it. */
export function PublishAsking(props: PublishAskingProps) {
  const { name, title, before, after, asks, onPublish, onAsk, onGoTo, onClose } = props;
  const lost = useMemo(() => lostParts(name.kind, before, after), [name, before, after]);
  return (
    <Suspense>
      {asks ? (
        <WordDialog
          title={words['studio-publish.askTitle']({ title })}
          text={words['studio-publish.askText']()}
          label={words['studio-publish.askWord']()}
          send={words['studio-publish.ask']()}
          mayBeEmpty
          onClose={onClose}
          onSend={onAsk}
        />
      ) : (
        <PublishDialog
          title={title}
          lost={lost}
          onClose={onClose}
          onPublish={(note) => onPublish(note, lost.length > 0)}
        >
          <EffectLine name={name} before={before} after={after} />
          <OlderText kind={name.kind} before={before} after={after} onGoTo={onGoTo} />
          <AdviceList kind={name.kind} fields={after} />
        </PublishDialog>
      )}
    </Suspense>
  );
}
