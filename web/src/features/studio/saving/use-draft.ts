import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { useEffect, useState } from 'react';
import { beforeLeaving } from '../../../api/before-leaving.ts';
import { useSession } from '../../../auth/session-context.ts';
import { copyKey } from '../../../device/drafts.ts';
import { ApiError } from '../../../http/client.ts';
import { words } from '../../../words/words.ts';
import { type ItemName, type StudioCalls, useStudioCalls } from '../studio-calls.ts';
import { keepCopy, readCopy } from './device-copies.ts';
import { type DraftSession, openSession, type SaveOutcome } from './draft-session.ts';
import { type Base, type DeviceCopy, opened, resumed } from './saving-machine.ts';

/** An open item: as the school had it, and the session that saves it. */
export interface OpenDraft {
  readonly item: StudioItem | null;
  readonly session: DraftSession;
}

export type DraftState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'open'; readonly draft: OpenDraft };

/** Transient errors: no answer, or a school that is busy or down. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);

const tooLarge = () => words['studio-together.tooLarge']({ most: limits.draftBytes / 1024 });

/** Saves the fields and translates the answer into an outcome for the session. */
export async function sendDraft(
  calls: Pick<StudioCalls, 'save'>,
  name: ItemName,
  fields: StudioFields,
  base: Base,
): Promise<SaveOutcome> {
  try {
    return { type: 'saved', item: await calls.save(name, base, fields) };
  } catch (error) {
    const current = error instanceof ApiError ? error.problem.current : undefined;
    if (current) return { type: 'found', item: current };
    if (isTransient(error)) return { type: 'unreachable' };
    if (error instanceof ApiError && error.code === 'too-large') return { type: 'refused', why: tooLarge() };
    return { type: 'refused', why: error instanceof Error ? error.message : String(error) };
  }
}

async function open(
  calls: StudioCalls,
  name: ItemName,
  key: string,
): Promise<{ item: StudioItem | null; copy: DeviceCopy | undefined }> {
  const [item, copy] = await Promise.all([
    calls.read(name).catch((error: unknown) => {
      if (isTransient(error)) return error as Error;
      throw error;
    }),
    readCopy(key),
  ]);
  if (!(item instanceof Error)) return { item, copy };
  // If the school cannot be reached, the device's copy opens.
  if (copy) return { item: null, copy };
  throw item;
}

/** Opens an item with the device's copy of unsaved work, for as long as the page is open. */
export function useDraft({ kind, id }: ItemName): DraftState & { readonly retry: () => void } {
  const calls = useStudioCalls();
  const uid = useSession().state.user?.uid ?? '';
  const [state, setState] = useState<DraftState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const name = { kind, id };
    const key = copyKey(uid, kind, id);
    let cancelled = false;
    let session: DraftSession | undefined;
    setState({ status: 'loading' });
    open(calls, name, key).then(
      ({ item, copy }) => {
        if (cancelled) return;
        const start = copy ? resumed(copy, item ?? undefined) : opened(item as StudioItem);
        session = openSession(start, {
          send: (fields, base) => sendDraft(calls, name, fields, base),
          keep: (kept) => keepCopy(key, kept),
        });
        setState({ status: 'open', draft: { item, session } });
      },
      (error: Error) => {
        if (!cancelled) setState({ status: 'failed', error });
      },
    );
    const back = () => void session?.flush();
    window.addEventListener('online', back);
    const stays = beforeLeaving(async () => session?.flush());
    return () => {
      cancelled = true;
      stays();
      window.removeEventListener('online', back);
      // Leaving for another page of the site saves the changes; if that fails, the device has them.
      void session?.flush();
      session?.close();
    };
  }, [calls, kind, id, uid, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
