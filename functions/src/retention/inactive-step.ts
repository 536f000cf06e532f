import { day } from './outdated.ts';
import { inactivity } from './retention-policies.ts';

/** What is known of an account, milliseconds since 1970. */
export interface Activity {
  readonly lastActive: number;
  /** When its person was told that it will end. */
  readonly warnedAt?: number | undefined;
}

/** `keep`: nothing to do. `forget`: they came back after a warning. */
export type Step = 'keep' | 'forget' | 'warn' | 'remove';

/** What is to be done about an account at a moment. Nobody's is removed who was not told a whole month before. */
export function stepOf({ lastActive, warnedAt }: Activity, now: number): Step {
  const end = lastActive + inactivity.after * day;
  const isWarned = warnedAt !== undefined && warnedAt > lastActive;
  if (now < end - inactivity.warning * day) return warnedAt === undefined ? 'keep' : 'forget';
  if (!isWarned) return 'warn';
  return now >= end && now >= warnedAt + inactivity.warning * day ? 'remove' : 'keep';
}
