import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { ApiError } from '../../http/client.ts';
import { megabytes } from '../../ui/format-bytes.ts';
import { words } from '../../words/words.ts';

/** What is said of why something could not be kept, by why. @param missing what did not come yet, bytes */
const texts = {
  /** The device has no room. */
  full: (missing: number) => words['packs.full']({ size: megabytes(missing) }),
  /** The connection. */
  lost: () => words['packs.lost'](),
  /** The school published something while it came. */
  changed: () => words['packs.changed'](),
  /** The school does not give it now. */
  gone: () => words['packs.gone'](),
  /** It is more than a device is to keep. */
  heavy: () => words['packs.heavy']({ most: megabytes(maxPackBytes) }),
  /** The browser keeps nothing. */
  unable: () => words['packs.unable'](),
};

export type PackTrouble = keyof typeof texts;

/** Something could not be kept. The message is for people. */
export class PackFailure extends Error {
  readonly trouble: PackTrouble;

  constructor(trouble: PackTrouble, missing = 0) {
    super(texts[trouble](missing));
    this.trouble = trouble;
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

/** What an error is, as far as it is one of those. */
export function failureOf(error: unknown, missing?: number): unknown {
  if (!(error instanceof Error)) return error;
  const trouble = troubles[error instanceof ApiError ? error.code : error.name];
  return trouble ? new PackFailure(trouble, missing) : error;
}

export const isOf = (error: unknown, ...some: readonly PackTrouble[]) =>
  error instanceof PackFailure && some.includes(error.trouble);

/** What is said of it. */
export const textOfFailure = (error: unknown) =>
  error instanceof PackFailure || error instanceof ApiError ? error.message : words['packs.lost']();
