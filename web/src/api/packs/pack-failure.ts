import { packMost } from '@pathshala/contract/course-pack';
import { words } from '../../words/words.ts';
import { ApiError } from '../client.ts';
import { megabytes } from './megabytes.ts';

/**
 * Why something could not be kept. `full`: the device has no room; `lost`: the connection; `changed`: the school published
 * something while it came; `gone`: the school does not give it now; `heavy`: it is more than a device is to keep; `unable`:
 * the browser keeps nothing.
 */
export type PackTrouble = 'full' | 'lost' | 'changed' | 'gone' | 'heavy' | 'unable';

/** Stands for what went wrong; what it says is `textOfFailure`. */
export class PackFailure extends Error {
  readonly trouble: PackTrouble;
  /** What did not come yet, bytes. */
  readonly missing: number;

  constructor(trouble: PackTrouble, missing = 0) {
    super(trouble);
    this.trouble = trouble;
    this.missing = missing;
  }
}

/** What the API's refusals come to, and the browser's own errors by their names. */
const troubles: Readonly<Record<string, PackTrouble>> = {
  QuotaExceededError: 'full',
  TypeError: 'lost',
  network: 'lost',
  'not-found': 'gone',
  'course-not-open': 'gone',
  conflict: 'heavy',
};

/** What an error is, as far as it is one of those; `missing` as in `PackFailure`. */
export function failureOf(error: unknown, missing = 0): unknown {
  if (!(error instanceof Error)) return error;
  const trouble = troubles[error instanceof ApiError ? error.code : error.name];
  return trouble ? new PackFailure(trouble, missing) : error;
}

export const isOf = (error: unknown, ...some: readonly PackTrouble[]) =>
  error instanceof PackFailure && some.includes(error.trouble);

/** What is said of it. */
export function textOfFailure(error: unknown): string {
  if (!(error instanceof PackFailure))
    return error instanceof ApiError ? error.message : words['packs.lost']();
  const { trouble, missing } = error;
  const texts: Readonly<Record<PackTrouble, () => string>> = {
    full: () => words['packs.full']({ size: megabytes(missing) }),
    lost: words['packs.lost'],
    changed: words['packs.changed'],
    gone: words['packs.gone'],
    heavy: () => words['packs.heavy']({ most: megabytes(packMost) }),
    unable: words['packs.unable'],
  };
  return texts[trouble]();
}
