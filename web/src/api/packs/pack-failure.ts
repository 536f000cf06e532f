import { packMost } from '@pathshala/contract/course-pack';
import { words } from '../../words/words.ts';
import { ApiError } from '../client.ts';
import { megabytes } from './megabytes.ts';

/**
 * Why a course could not be kept. `full`: the device has no room; `lost`: the connection; `changed`: the school published
 * something while it came; `heavy`: it is more than a device is to keep; `unable`: the browser keeps nothing.
 */
export type PackTrouble = 'full' | 'lost' | 'changed' | 'heavy' | 'unable';

/** Stands for what went wrong; what it says is `textOfFailure`. */
export class PackFailure extends Error {
  readonly trouble: PackTrouble;
  /** What did not come yet, bytes. */
  readonly missing: number;

  constructor(trouble: PackTrouble, missing = 0) {
    super(trouble);
    this.name = 'PackFailure';
    this.trouble = trouble;
    this.missing = missing;
  }
}

const named = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Whether somebody has stopped it. */
export const isStopped = (error: unknown) => named(error, 'AbortError');

/** Whether the school has no such course to keep, as things are: nothing of it is kept by halves. */
export function isRefused(error: unknown): boolean {
  if (error instanceof PackFailure) return error.trouble === 'heavy';
  return error instanceof ApiError && ['not-found', 'course-not-open'].includes(error.code);
}

/** What an error is, as far as it is one of those; `missing` as in `PackFailure`. */
export function failureOf(error: unknown, missing: number): unknown {
  if (named(error, 'QuotaExceededError')) return new PackFailure('full', missing);
  const isLost = error instanceof TypeError || (error instanceof ApiError && error.code === 'network');
  return isLost ? new PackFailure('lost', missing) : error;
}

/** What is said of it. */
export function textOfFailure(error: unknown): string {
  if (!(error instanceof PackFailure)) {
    if (isRefused(error)) return words['packs.gone']();
    return error instanceof ApiError ? error.message : words['packs.lost']();
  }
  const { trouble, missing } = error;
  const texts: Readonly<Record<PackTrouble, () => string>> = {
    full: () => words['packs.full']({ size: megabytes(missing) }),
    lost: words['packs.lost'],
    changed: words['packs.changed'],
    heavy: () => words['packs.heavy']({ most: megabytes(packMost) }),
    unable: words['packs.unable'],
  };
  return texts[trouble]();
}
