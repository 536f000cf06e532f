import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { get, promisifyRequest } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { beforeLeaving } from '../../../api/before-leaving.ts';
import { useSession } from '../../../auth/session-context.ts';
import { copyKey, draftStore } from '../../../device/drafts.ts';
import { ApiError } from '../../../http/client.ts';
import { errorText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { type ItemName, type StudioCalls, useStudioCalls } from '../studio-calls.ts';
import {
  type Base,
  type DeviceCopy,
  type DraftSession,
  opened,
  openSession,
  resumed,
  type SaveOutcome,
} from './draft-session.ts';

export interface OpenDraft {
  readonly item: StudioItem | null;
  readonly session: DraftSession;
}

export type DraftState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'open'; readonly draft: OpenDraft };

/** @returns undefined without a copy or without storage */
export async function readCopy(key: string): Promise<DeviceCopy | undefined> {
  return get<DeviceCopy>(key, draftStore()).catch(() => undefined);
}

/**
 * In the order of the calls.
 * @param copy null: removes the copy
 * @returns false if the browser stores nothing, as in some private windows
 */
export async function keepCopy(key: string, copy: DeviceCopy | null): Promise<boolean> {
  const done = draftStore()('readwrite', (store) => {
    if (copy) store.put(copy, key);
    else store.delete(key);
    // Commits now, as the page may be closing.
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
  return done.then(
    () => true,
    () => false,
  );
}

/** Before closing or reloading, or when hidden, which on a phone may be the end. */
const signs = ['beforeunload', 'pagehide', 'visibilitychange'];
const editors = new Set<() => void>();

/** For editors that report input with a delay: called before the page closes and before merges. @returns unsubscribes */
export function tellsLate(tell: () => void): () => void {
  editors.add(tell);
  // In the capture phase, before anything that asks whether all is saved. Events of the document pass through the window.
  for (const sign of signs) window.addEventListener(sign, tell, true);
  return () => {
    editors.delete(tell);
    for (const sign of signs) window.removeEventListener(sign, tell, true);
  };
}

const tellNow = () => {
  for (const tell of editors) tell();
};

/** No answer, or the school is busy or down. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);

const tooLarge = () => words['studio-together.tooLarge']({ most: limits.draftBytes / 1024 });

export async function sendDraft(
  calls: Pick<StudioCalls, 'save'>,
  name: ItemName,
  fields: StudioFields,
  base: Base,
  left: readonly StudioFields[],
): Promise<SaveOutcome> {
  try {
    return { type: 'saved', item: await calls.save(name, base, fields, left) };
  } catch (error) {
    const current = error instanceof ApiError ? error.problem.current : undefined;
    if (current) return { type: 'found', item: current };
    if (isTransient(error)) return { type: 'unreachable' };
    if (error instanceof ApiError && error.code === 'too-large') return { type: 'refused', why: tooLarge() };
    return { type: 'refused', why: errorText(error) };
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
  // Offline, opens the copy.
  if (copy) return { item: null, copy };
  throw item;
}

/** Opens the item, or the device's copy of unsaved work. */
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
          send: (...save) => sendDraft(calls, name, ...save),
          keep: (kept) => keepCopy(key, kept),
          collect: tellNow,
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
      // Leaving the page saves; if that fails, the device has a copy.
      void session?.flush();
      session?.close();
    };
  }, [calls, kind, id, uid, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
