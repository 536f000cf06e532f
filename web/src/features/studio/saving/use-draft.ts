import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { useEffect, useState } from 'react';
import { beforeLeaving } from '../../../api/before-leaving.ts';
import { useSession } from '../../../auth/session-context.ts';
import { copyKey } from '../../../device/drafts.ts';
import { ApiError } from '../../../http/client.ts';
import { type ItemName, type StudioCalls, useStudioCalls } from '../studio-calls.ts';
import { keepCopy, readCopy } from './device-copies.ts';
import { type DraftSession, openSession, type SaveOutcome } from './draft-session.ts';
import { type DeviceCopy, opened, resumed } from './saving-machine.ts';

/** An item that is open: as the school had it, and the session that writes it. */
export interface OpenDraft {
  readonly item: StudioItem | null;
  readonly session: DraftSession;
}

export type DraftState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'open'; readonly draft: OpenDraft };

/** What passes by itself: no answer, a school that is busy or down. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);

/** Saves, and says how it ended in the words of the session. */
export async function sendDraft(
  calls: Pick<StudioCalls, 'save'>,
  name: ItemName,
  fields: StudioFields,
  updateTime: string,
): Promise<SaveOutcome> {
  try {
    return { type: 'saved', item: await calls.save(name, fields, updateTime) };
  } catch (error) {
    const current = error instanceof ApiError ? error.problem.current : undefined;
    if (current) return { type: 'found', item: current };
    if (isTransient(error)) return { type: 'unreachable' };
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
  // Without the school there is what this device keeps.
  if (copy) return { item: null, copy };
  throw item;
}

/** Opens an item with what this device still keeps of it, for as long as the page stands. */
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
          send: (fields, updateTime) => sendDraft(calls, name, fields, updateTime),
          keep: (kept) => void keepCopy(key, kept),
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
      // Who goes on to another page of the site has it saved on the way; the device keeps it if not.
      void session?.flush();
      session?.close();
    };
  }, [calls, kind, id, uid, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
