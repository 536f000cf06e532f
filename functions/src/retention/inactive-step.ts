import { dayMs } from '../core/utc-day.ts';
import { inactivity } from './retention-policies.ts';

/** Time from the last visit to the warning, and from the warning to the end, milliseconds. */
export const unusedUntilWarning = (inactivity.after - inactivity.warning) * dayMs;
export const warnedUntilEnd = inactivity.warning * dayMs;

/** Times of an account, milliseconds since 1970. */
export interface Activity {
  readonly lastActive: number;
  /** When its person was warned. */
  readonly warnedAt?: number | undefined;
}

/** `keep`: the warning is not a month old. `forget`: used again, or never unused for long. */
export type Step = 'keep' | 'forget' | 'warn' | 'remove';

/** The step for a noted account. Nobody is deleted without a warning a whole month before. */
export function stepOf({ lastActive, warnedAt }: Activity, now: number): Step {
  if (now < lastActive + unusedUntilWarning) return 'forget';
  if (warnedAt === undefined || warnedAt <= lastActive) return 'warn';
  const end = Math.max(lastActive + inactivity.after * dayMs, warnedAt + warnedUntilEnd);
  return now < end ? 'keep' : 'remove';
}
