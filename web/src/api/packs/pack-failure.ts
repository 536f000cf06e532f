import { words } from '../../words/words.ts';
import { ApiError } from '../client.ts';
import { megabytes } from './megabytes.ts';

/**
 * Why a course could not be kept. `full`: the device has no room; `lost`: the connection; `changed`: the school published
 * something while it came; `unable`: the browser keeps nothing.
 */
export type PackTrouble = 'full' | 'lost' | 'changed' | 'unable';

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

/** What an error is, as far as it is one of those; `missing` as in `PackFailure`. */
export function failureOf(error: unknown, missing: number): unknown {
  if (named(error, 'QuotaExceededError')) return new PackFailure('full', missing);
  const isLost = error instanceof TypeError || (error instanceof ApiError && error.code === 'network');
  return isLost ? new PackFailure('lost', missing) : error;
}

/** What is said of it. */
export function textOfFailure(error: unknown): string {
  if (!(error instanceof PackFailure))
    return error instanceof ApiError ? error.message : words['packs.lost']();
  const { trouble, missing } = error;
  if (trouble === 'full') return words['packs.full']({ size: megabytes(missing) });
  return { lost: words['packs.lost'], changed: words['packs.changed'], unable: words['packs.unable'] }[
    trouble
  ]();
}
