import Alert from '@mui/material/Alert';
import { lossesOf } from '@pathshala/content/content-loss';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { paths } from '@pathshala/contract/site/paths';
import { lessonParts, type StudioItem, type StudioState } from '@pathshala/contract/studio/items';
import { useCallback, useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { useRecentSignIn } from '../../../auth/use-action.tsx';
import { ApiError } from '../../../http/client.ts';
import { Link } from '../../../ui/router.ts';
import { pageAddress } from '../../../ui/site-address.ts';
import { Failure } from '../../../ui/states.tsx';
import { errorText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { DraftSession, Saving } from '../session/draft-session.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import styles from './publish.module.css';
import { NoteDialog } from './requests.tsx';

type PublishState =
  | { readonly step: 'idle' | 'publishing' | 'live' }
  | { readonly step: 'failed'; readonly why: string };

/** Empty after a clash, which has its own message. */
function notSaved({ state, why }: Saving): PublishState {
  if (state === 'clash') return { step: 'idle' };
  return { step: 'failed', why: state === 'refused' ? why : words['studio-together.notSent']() };
}

/** Saves first. @param onChanged called after the publish */
export function usePublish(name: ItemName, session: DraftSession, onChanged: () => void) {
  const calls = useStudioCalls();
  const { run, dialog } = useRecentSignIn();
  const [state, setState] = useState<PublishState>({ step: 'idle' });
  const [found, setFound] = useState<readonly Issue[]>([]);

  function tell(error: unknown): void {
    const { errors = [], current } = error instanceof ApiError ? error.problem : {};
    setFound(errors);
    // Merges somebody else's changes, or shows a clash: otherwise each attempt would be refused again.
    if (current) session.replace(current);
    const why = current ? words['studio-together.overtaken']() : errorText(error);
    setState(errors.length > 0 ? { step: 'idle' } : { step: 'failed', why });
  }

  /** The last result is outdated once the editor continues. */
  const forget = useCallback(() => {
    setFound((before) => (before.length === 0 ? before : []));
    setState((before) => (before.step === 'live' || before.step === 'failed' ? { step: 'idle' } : before));
  }, []);

  /** @param confirm the content loss was shown */
  async function publish(note: string, confirm: boolean): Promise<void> {
    setFound([]);
    setState({ step: 'publishing' });
    try {
      if (!(await session.flush())) return setState(notSaved(session.look()));
      const { base } = session.look();
      await run(() => calls.publish(name, base.updateTime, note, confirm));
      const item = await calls.read(name);
      session.replace(item);
      onChanged();
      // A lesson is not public before its course.
      setState({ step: item.waits ? 'idle' : 'live' });
    } catch (error) {
      tell(error);
    }
  }

  async function change(act: () => Promise<unknown>, says: string): Promise<void> {
    try {
      await session.flush();
      await run(act);
      session.replace(await calls.read(name));
      onChanged();
      toast.success(says);
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  return { state, found, forget, publish, change, dialog };
}

export type Publishing = ReturnType<typeof usePublish>;

export interface OpenItem {
  readonly name: ItemName;
  readonly title: string;
  readonly item: StudioItem | null;
  readonly state: StudioState;
  readonly session: DraftSession;
  readonly publishing: Publishing;
  /** Changes with the history. */
  readonly round: number;
  readonly onChanged: () => void;
}

export interface PanelProps extends OpenItem {
  readonly onClose: () => void;
}

export function PublishLine({ name, item, publishing: { state } }: OpenItem) {
  const page = allKinds[name.kind].page?.(name.id);
  const isLive = state.step === 'live';
  const isWaiting = item?.waits && (state.step === 'idle' || isLive);
  return (
    <>
      <Failure text={state.step === 'failed' ? state.why : null} />
      <p role="status" className={isLive || isWaiting ? `panel cluster strong ${styles.said}` : undefined}>
        {isWaiting ? words['studio.courseNotLive']() : isLive && words['studio.liveSoon']()}
        {isWaiting && (
          <Link to={paths.studioItem('courses', lessonParts(name.id)?.courseId ?? '-')}>
            {words['studio.toCourse']()}
          </Link>
        )}
        {isLive && !isWaiting && page && <Link to={page}>{pageAddress(page)}</Link>}
      </p>
    </>
  );
}

/**
 * Content loss as the API counts it: a third of the words, or any formula or figure.
 * @param before the published fields; null: not published
 * @returns a sentence for each loss
 */
export function lostParts(kind: StudioKind, before: StudioFields | null, after: StudioFields): string[] {
  const { words: text, formulas, figures } = (before && lossesOf(kind, before, after)) ?? {};
  return [
    ...(text ? [words['studio.wordsLost']({ lost: text.lost, all: text.of })] : []),
    ...(formulas ? [words['studio.formulasLost']({ count: formulas.lost })] : []),
    ...(figures ? [words['studio.figuresLost']({ count: figures.lost })] : []),
  ];
}

interface PublishAskingProps extends OpenItem {
  readonly after: StudioFields;
  readonly onAsk: (word: string) => void;
  readonly onClose: () => void;
}

export function PublishAsking({ name, title, item, publishing, after, onAsk, onClose }: PublishAskingProps) {
  const before = item?.published ?? null;
  const lost = useMemo(() => lostParts(name.kind, before, after), [name, before, after]);
  const asking = {
    title: words['studio-publish.askTitle']({ title }),
    label: words['studio-publish.askWord'](),
    hint: words['studio-publish.mayBeEmpty'](),
    send: words['studio-publish.ask'](),
    onSend: onAsk,
  };
  const publish = {
    title: lost.length > 0 ? words['studio.lostTitle']() : words['studio.publishAsk']({ title }),
    label: words['studio.note'](),
    hint: words['studio.noteHint'](),
    send: words['studio.publish'](),
    most: 300,
    onSend: (note: string) => {
      onClose();
      void publishing.publish(note, lost.length > 0);
    },
  };
  return (
    <NoteDialog {...(item?.asks ? asking : publish)} onClose={onClose}>
      {item?.asks && <p>{words['studio-publish.askText']()}</p>}
      {!item?.asks && lost.length > 0 && <Alert severity="warning">{lost.join(' ')}</Alert>}
    </NoteDialog>
  );
}
