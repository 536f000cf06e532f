import type { CourseDetail } from '@pathshala/contract/course';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { forgetHalf, keepPack, type PackProgress } from './keep-pack.ts';
import { isRefused, isStopped, PackFailure, textOfFailure } from './pack-failure.ts';
import {
  type Keeper,
  type PackPlan,
  type PackStanding,
  packNameOf,
  planPack,
  standingOf,
} from './pack-plan.ts';

type Packed = Pick<CourseDetail, '_id' | 'title'>;

/** How a course stands on this device, and what can be done about it. */
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

/** As `planPack`; of what the school does not give nothing half stays here. */
async function planNow(course: Packed, keeper: Keeper | null): Promise<PackPlan | undefined> {
  try {
    return await planPack(course, keeper);
  } catch (error) {
    if (isRefused(error)) await forgetHalf(packNameOf(course._id));
    throw error;
  }
}

/** Keeps it; where the school publishes something in between, once more as it is then. */
async function keepNow(
  course: Packed,
  keeper: Keeper | null,
  options: Omit<Parameters<typeof keepPack>[1], 'keeper'>,
) {
  const once = async () => {
    const plan = await planNow(course, keeper);
    if (!plan) throw new PackFailure('changed');
    await keepPack(plan, { keeper, ...options });
  };
  try {
    await once();
  } catch (error) {
    if (!(error instanceof PackFailure) || error.trouble !== 'changed') throw error;
    await once();
  }
}

/**
 * A course, kept for when there is no connection.
 * @param has whether the person has the course: its lessons come along then
 */
export function usePack(course: Packed, has: boolean): Pack {
  const { state, idToken } = useSession();
  const [standing, setStanding] = useState<Pack['standing']>('looking');
  const [progress, setProgress] = useState<PackProgress>();
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  const { _id } = course;
  const uid = state.user?.uid;
  const keeper = uid === undefined ? null : { uid, token: () => idToken() };

  const look = async () => {
    const plan = await planNow(course, keeper).catch((failure: unknown) => {
      if (isRefused(failure)) setError(textOfFailure(failure));
      return undefined;
    });
    setStanding(await standingOf(packNameOf(_id), plan).catch(() => undefined));
  };
  useEffect(() => {
    if (state.status !== 'loading') void look();
    return () => running.current?.abort();
  }, [_id, uid, has, state.status]);

  const run = async () => {
    const control = new AbortController();
    running.current = control;
    setError(null);
    setProgress({ here: 0, of: 1 });
    try {
      await keepNow(course, keeper, { signal: control.signal, onProgress: setProgress });
    } catch (failure) {
      if (!isStopped(failure)) setError(textOfFailure(failure));
    }
    setProgress(undefined);
    await look();
  };
  return {
    standing,
    progress,
    error,
    keep: () => void run(),
    stop: () => running.current?.abort(),
  };
}
