/** Who has an item of the studio open. */

import type { Party } from '../accounts/user.ts';

/** An open page says that it is there this often, and is forgotten this long after it last did, milliseconds. */
export const presenceEvery = 20_000;
export const presenceLasts = 60_000;

export interface PresenceInput {
  /** The field in which the caller writes, such as `body.en`; empty: none. */
  readonly part: string;
}

export interface Presence {
  /** The item's present `ETag`. */
  readonly updateTime: string;
  readonly others: readonly { readonly who: Party; readonly part: string }[];
}
