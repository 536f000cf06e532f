import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { ApiError } from '../../http/client.ts';
import { megabytes } from '../../ui/format-bytes.ts';
import { words } from '../../words/words.ts';

/**
 * Messages of pack failures, by reason.
 * @param missing bytes still to load
 */
const texts = {
  /** Storage is full. */
  full: (missing: number) => words['packs.full']({ size: megabytes(missing) }),
  /** The connection. */
  lost: () => words['packs.lost'](),
  /** The school published a change meanwhile. */
  changed: () => words['packs.changed'](),
  /** The school refuses it now. */
  gone: () => words['packs.gone'](),
  /** It exceeds the size limit. */
  heavy: () => words['packs.heavy']({ most: megabytes(maxPackBytes) }),
  /** Storage is blocked. */
  unable: () => words['packs.unable'](),
};

export type PackTrouble = keyof typeof texts;

/** A failed download; the message is for people. */
export class PackFailure extends Error {
  readonly trouble: PackTrouble;

  constructor(trouble: PackTrouble, missing = 0) {
    super(texts[trouble](missing));
    this.trouble = trouble;
  }
}

/** Reasons of API codes, and of browser errors by name. */
const troubles: Readonly<Record<string, PackTrouble>> = {
  QuotaExceededError: 'full',
  TypeError: 'lost',
  network: 'lost',
  'not-found': 'gone',
  'course-not-open': 'gone',
  conflict: 'heavy',
};

/** The reason of an error, if known. */
export function failureOf(error: unknown, missing?: number): unknown {
  if (!(error instanceof Error)) return error;
  const trouble = troubles[error instanceof ApiError ? error.code : error.name];
  return trouble ? new PackFailure(trouble, missing) : error;
}

export const isOf = (error: unknown, ...some: readonly PackTrouble[]) =>
  error instanceof PackFailure && some.includes(error.trouble);

/** The message of an error. */
export const textOfFailure = (error: unknown) =>
  error instanceof PackFailure || error instanceof ApiError ? error.message : words['packs.lost']();
