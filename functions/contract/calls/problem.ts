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
  readonly requestId?: string;
  readonly current?: StudioItem;
  readonly errors?: readonly IssueInWords[];
  readonly losses?: Losses;
}
