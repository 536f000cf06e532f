import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { get, promisifyRequest } from 'idb-keyval';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { beforeLeaving } from '../../../api/before-leaving.ts';
import { useSession } from '../../../auth/session-context.ts';
import { copyKey, draftStore } from '../../../device/drafts.ts';
import { ApiError } from '../../../http/client.ts';
import { errorText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { type FormValues, withValue } from '../form/form-values.ts';
import { type ItemName, type StudioCalls, useStudioCalls } from '../studio-calls.ts';
import {
  type Base,
  type DeviceCopy,
  type DraftSession,
  opened,
  openSession,
  resumed,
  type SaveOutcome,
  type Saving,
} from './draft-session.ts';

interface OpenDraft {
  /** Null: offline, so the device's copy is open. */
  readonly item: StudioItem | null;
  readonly session: DraftSession;
}

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
const signs = ['beforeunload', 'pagehide', 'visibilitychange', 'collect-draft'];

/** For editors that report input with a delay: called before the page closes and before merges. @returns unsubscribes */
export function tellsLate(tell: () => void): () => void {
  // In the capture phase, before anything that asks whether all is saved. Events of the document pass through the window.
  for (const sign of signs) window.addEventListener(sign, tell, true);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, tell, true);
  };
}

const tellNow = () => void window.dispatchEvent(new Event('collect-draft'));

/** No answer, or the school is busy or down. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);

async function sendDraft(
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
    const isTooLarge = error instanceof ApiError && error.code === 'too-large';
    const most = limits.draftBytes / 1024;
    return {
      type: 'refused',
      why: isTooLarge ? words['studio-together.tooLarge']({ most }) : errorText(error),
    };
  }
}

/** Opens the item, or the device's copy of unsaved work. Neither a draft nor an error: loading. */
export function useDraft({ kind, id }: ItemName) {
  const calls = useStudioCalls();
  const uid = useSession().state.user?.uid ?? '';
  const [state, setState] = useState<{ readonly draft?: OpenDraft | undefined; readonly error?: Error }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const name = { kind, id };
    const key = copyKey(uid, kind, id);
    let cancelled = false;
    let session: DraftSession | undefined;
    async function open(): Promise<OpenDraft | undefined> {
      const [copy, item] = await Promise.all([
        readCopy(key),
        calls.read(name).catch((error: Error) => (isTransient(error) ? error : Promise.reject(error))),
      ]);
      // Offline, opens the copy.
      if (item instanceof Error && !copy) throw item;
      if (cancelled) return undefined;
      const known = item instanceof Error ? null : item;
      session = openSession(copy ? resumed(copy, known ?? undefined) : opened(known as StudioItem), {
        send: (...save) => sendDraft(calls, name, ...save),
        keep: (kept) => keepCopy(key, kept),
        collect: tellNow,
      });
      return { item: known, session };
    }
    const flush = async () => session?.flush();
    setState({});
    open().then(
      (draft) => cancelled || setState({ draft }),
      (error: Error) => cancelled || setState({ error }),
    );
    window.addEventListener('online', flush);
    const stays = beforeLeaving(flush);
    return () => {
      cancelled = true;
      stays();
      window.removeEventListener('online', flush);
      // Leaving the page saves; if that fails, the device has a copy.
      void flush();
      session?.close();
    };
  }, [calls, kind, id, uid, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}

export function useSaving(session: DraftSession): Saving {
  return useSyncExternalStore(session.subscribe, session.look);
}

/** @param onTyped not called for merges or restores */
export const formOf = (session: DraftSession, onTyped: () => void): FormValues => ({
  subscribe: session.subscribe,
  look: () => session.look().values,
  set: (path, value) => {
    session.type(withValue(session.look().values, path, value) as StudioFields);
    onTyped();
  },
});
