import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { keepPack, type PackProgress, planNow } from './keep-pack.ts';
import { isOf, textOfFailure } from './pack-failure.ts';
import { type Keepable, type PackStanding, standingOf } from './pack-plan.ts';

/** How something stands on this device, and what can be done about it. */
export interface Pack {
  /** `looking`: not known yet; undefined: the school has nothing to keep of it, or cannot be asked. */
  readonly standing: PackStanding | 'looking' | undefined;
  /** While it comes. */
  readonly progress: PackProgress | undefined;
  /** Why it did not come, for people. */
  readonly error: string | null;
  readonly keep: () => void;
  readonly stop: () => void;
}

/**
 * A course or a book, kept for when there is no connection.
 * @param has whether the person has all of it: lessons of a course come along then
 * @param onEnd called when it stands otherwise
 */
export function usePack(what: Keepable, has: boolean, onEnd?: () => void): Pack {
  const { state, idToken } = useSession();
  const [standing, setStanding] = useState<Pack['standing']>('looking');
  const [progress, setProgress] = useState<PackProgress>();
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  const { kind, id } = what.name;
  const uid = state.user?.uid;
  const keeper = uid === undefined ? null : { uid, token: () => idToken() };

  const look = async (isAsked = false) => {
    const plan = await planNow(what, keeper, isAsked).catch((failure: unknown) => {
      if (isOf(failure, 'gone', 'heavy')) setError(textOfFailure(failure));
      return undefined;
    });
    setStanding(await standingOf(what.name, plan).catch(() => undefined));
  };
  useEffect(() => {
    if (state.status !== 'loading') void look();
    return () => running.current?.abort();
  }, [kind, id, uid, has, state.status]);

  const run = async () => {
    const control = new AbortController();
    running.current = control;
    setError(null);
    setProgress({ here: 0, of: 1 });
    await keepPack(what, { keeper, signal: control.signal, onProgress: setProgress }).catch(
      (failure: unknown) => {
        const isStopped = failure instanceof Error && failure.name === 'AbortError';
        if (!isStopped) setError(textOfFailure(failure));
      },
    );
    setProgress(undefined);
    onEnd?.();
    await look(true);
  };
  return { standing, progress, error, keep: () => void run(), stop: () => running.current?.abort() };
}
