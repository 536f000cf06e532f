import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { keepPack, planOf } from './keep-pack.ts';
import { isOf, textOfFailure } from './pack-failure.ts';
import { type Keepable, type PackStanding, standingOf, without } from './pack-plan.ts';

/** State and actions of a pack. */
export interface Pack {
  readonly standing: PackStanding;
  /** Why it failed, for people. */
  readonly error: string | null;
  readonly keep: () => void;
  readonly stop: () => void;
}

/**
 * A course or book for offline use.
 * @param has whether the person has the whole course, including its lessons
 * @param onEnd called when the state has changed
 */
export function usePack(what: Keepable, has: boolean, onEnd?: () => void): Pack {
  const { state, idToken } = useSession();
  const [standing, setStanding] = useState(without('looking'));
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  const { kind, id, language } = what;
  const uid = state.user?.uid;
  const owner = uid === undefined ? null : { uid, token: () => idToken() };

  const look = async () => {
    const plan = await planOf(what, owner).catch((failure: unknown) => {
      if (isOf(failure, 'gone', 'heavy')) setError(textOfFailure(failure));
      return undefined;
    });
    setStanding(await standingOf(what, plan).catch(() => without('unknown')));
  };
  useEffect(() => {
    if (state.status !== 'loading') void look();
    return () => running.current?.abort();
  }, [kind, id, language, uid, has, state.status]);

  const run = async () => {
    const control = new AbortController();
    running.current = control;
    setError(null);
    setStanding({ ...standing, is: 'coming' });
    await keepPack(what, { owner, signal: control.signal, onProgress: setStanding }).catch(
      (failure: unknown) => {
        const isStopped = failure instanceof Error && failure.name === 'AbortError';
        if (!isStopped) setError(textOfFailure(failure));
      },
    );
    setStanding(standing);
    onEnd?.();
    await look();
  };
  return { standing, error, keep: () => void run(), stop: () => running.current?.abort() };
}
