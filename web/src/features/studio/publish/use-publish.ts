import type { Issue } from '@pathshala/contract/http/validation';
import { useCallback, useState } from 'react';
import toast from 'react-hot-toast';
import { useRecentSignIn } from '../../../auth/use-recent-sign-in.tsx';
import { ApiError } from '../../../http/client.ts';
import { words } from '../../../words/words.ts';
import type { DraftSession, Saving } from '../session/draft-session.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import { liveAfter } from './live-after.ts';
import { renewCopies, renewPublished } from './renew-copies.ts';

/** The progress of a publish. `seconds`: until the public address had it; null: not seen, or no such address. */
export type PublishState =
  | { readonly step: 'idle' | 'publishing' | 'waiting' }
  | { readonly step: 'live'; readonly seconds: number | null }
  | { readonly step: 'failed'; readonly why: string };

/** Why nothing was published; a clash shows itself. */
function notSaved({ state, why }: Saving): PublishState {
  if (state === 'clash') return { step: 'idle' };
  return { step: 'failed', why: state === 'refused' ? why : words['studio-together.notSent']() };
}

/**
 * Publishes an item: saves unsaved changes, publishes, and measures when readers have it.
 * @param onChanged called after the publish
 */
export function usePublish(name: ItemName, session: DraftSession, onChanged: () => void) {
  const calls = useStudioCalls();
  const { run, dialog } = useRecentSignIn();
  const [state, setState] = useState<PublishState>({ step: 'idle' });
  const [found, setFound] = useState<readonly Issue[]>([]);

  function tell(error: unknown): void {
    const issues = error instanceof ApiError ? (error.problem.errors ?? []) : [];
    setFound(issues);
    const current = error instanceof ApiError ? error.problem.current : undefined;
    // Merges what somebody else changed, or shows both: otherwise each try would be refused again.
    if (current) session.replace(current);
    const message = error instanceof Error ? error.message : String(error);
    const why = current ? words['studio-together.overtaken']() : message;
    setState(issues.length > 0 ? { step: 'idle' } : { step: 'failed', why });
  }

  /** What was said of the last publish is over once the editor goes on. */
  const forget = useCallback(() => {
    setFound((before) => (before.length === 0 ? before : []));
    setState((before) => (before.step === 'live' || before.step === 'failed' ? { step: 'idle' } : before));
  }, []);

  /** @param confirm the editor was told of the content loss and wants to publish all the same */
  async function publish(note: string, confirm: boolean): Promise<void> {
    setFound([]);
    setState({ step: 'publishing' });
    try {
      if (!(await session.flush())) return setState(notSaved(session.look()));
      const { base } = session.look();
      await run(() =>
        calls.publish(name, { updateTime: base.updateTime, draft: base.fields }, note, confirm),
      );
      const began = Date.now();
      setState({ step: 'waiting' });
      const item = await calls.read(name);
      session.replace(item);
      onChanged();
      // Nobody can see the lesson before its course is published.
      if (item.waits) return setState({ step: 'idle' });
      const seconds = await liveAfter(name, item.draft, began);
      // The link beside the message and every other page have to show what was published.
      await renewPublished(name, item.draft);
      setState({ step: 'live', seconds });
    } catch (error) {
      tell(error);
    }
  }

  async function change(act: () => Promise<unknown>, says: string): Promise<void> {
    try {
      await session.flush();
      await run(act);
      const item = await calls.read(name);
      session.replace(item);
      onChanged();
      void renewCopies(name, item.draft);
      toast.success(says);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  }

  return { state, found, forget, publish, change, dialog };
}
