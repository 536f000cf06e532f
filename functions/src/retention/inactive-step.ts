import { day } from './outdated.ts';
import { inactivity } from './retention-policies.ts';

/** Times of an account, milliseconds since 1970. */
export interface Activity {
  readonly lastActive: number;
  /** When its person was warned. */
  readonly warnedAt?: number | undefined;
}

/** `keep`: nothing to do. `forget`: active again after a warning. */
export type Step = 'keep' | 'forget' | 'warn' | 'remove';

/** The step for an account. Nobody is deleted without a warning a whole month before. */
export function stepOf({ lastActive, warnedAt }: Activity, now: number): Step {
  const end = lastActive + inactivity.after * day;
  const isWarned = warnedAt !== undefined && warnedAt > lastActive;
  if (now < end - inactivity.warning * day) return warnedAt === undefined ? 'keep' : 'forget';
  if (!isWarned) return 'warn';
  return now >= end && now >= warnedAt + inactivity.warning * day ? 'remove' : 'keep';
}
