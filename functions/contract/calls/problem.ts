import type { ErrorCode } from '../http/errors.ts';
import type { Issue } from '../http/validation.ts';
import type { Losses, StudioItem } from '../studio/items.ts';

export type IssueInWords = Issue & { readonly detail: string };

/** Body of every error answer, sent as `application/problem+json` (RFC 9457). */
export interface Problem {
  readonly type: `/problems/${ErrorCode}`;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The request id, for people who ask for help. */
  readonly requestId?: string;
  /** With `stale`: the current state. */
  readonly current?: StudioItem;
  /** With `invalid-fields`: the first 20 issues, by key and as text. */
  readonly errors?: readonly IssueInWords[];
  /** With `content-loss`: what would be lost. */
  readonly losses?: Losses;
}
