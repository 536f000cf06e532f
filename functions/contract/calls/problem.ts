import type { ErrorCode } from '../http/errors.ts';
import type { Issue } from '../http/validation.ts';
import type { Losses, StudioItem } from '../studio/items.ts';

/** An issue, and the same in words. */
export type IssueInWords = Issue & { readonly detail: string };

/** Body of every error answer, sent as `application/problem+json` (RFC 9457). */
export interface Problem {
  readonly type: `/problems/${ErrorCode}`;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The name of the request in the log: what a person tells who asks for help. */
  readonly requestId?: string;
  /** With `stale`: what is there now. */
  readonly current?: StudioItem;
  /** With `invalid-fields`: the first 20 things that are wrong, each by its key and in words. */
  readonly errors?: readonly IssueInWords[];
  /** With `much-lost`: what of it. */
  readonly losses?: Losses;
}
