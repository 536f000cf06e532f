/** What is typed in the studio on its way to the school: every state and every step, and nothing that waits or calls. */

import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Choices, mergeFields } from './merge-fields.ts';
import { same } from './same.ts';

/** What the school had when the typing started: its fields, and the time that a save is made on the condition of. */
export interface Base {
  readonly updateTime: string;
  readonly fields: StudioFields;
}

/**
 * `saved`: the school has what stands here. `typing`: not yet. `saving`: it is on its way. `offline`: the school cannot be
 * reached. `clash`: somebody else changed the same. `refused`: the school says why it does not take it.
 */
export type SavingState = 'saved' | 'typing' | 'saving' | 'offline' | 'clash' | 'refused';

export interface Saving {
  readonly state: SavingState;
  readonly base: Base;
  /** What is in the form. */
  readonly mine: StudioFields;
  /** What was sent last without an answer (yet): the school may have it. */
  readonly sent: StudioFields | null;
  /** With `clash`: what somebody else made of it. */
  readonly theirs: Base | null;
  /** With `refused`: why. */
  readonly why: string;
  /** Counts how often `mine` was changed by something else than typing: the form follows. */
  readonly round: number;
}

/** What a device keeps of it. */
export type DeviceCopy = Pick<Saving, 'base' | 'mine' | 'sent'>;

export type SavingEvent =
  | { readonly type: 'typed'; readonly fields: StudioFields }
  | { readonly type: 'sent'; readonly fields: StudioFields }
  | { readonly type: 'saved'; readonly item: StudioItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string }
  /** Somebody else was faster, or an answer was lost: this is there now. */
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'chosen'; readonly choices: Choices };

const baseOf = ({ updateTime, draft }: StudioItem): Base => ({ updateTime, fields: draft });

export function opened(item: StudioItem): Saving {
  const base = baseOf(item);
  return { state: 'saved', base, mine: base.fields, sent: null, theirs: null, why: '', round: 0 };
}

/**
 * Goes on where the device stopped.
 * @param item as the school has it now; undefined: it cannot be reached
 */
export function resumed({ base, mine, sent }: DeviceCopy, item: StudioItem | undefined): Saving {
  const unsaved: Saving = { state: 'typing', base, mine, sent, theirs: null, why: '', round: 0 };
  return item ? withServerItem(unsaved, item) : { ...unsaved, state: 'offline' };
}

/** @returns whether the school lacks something that stands here */
export function isUnsaved({ state }: Saving): boolean {
  return state !== 'saved';
}

export function step(before: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'typed':
      return typed(before, event.fields);
    case 'sent':
      return { ...before, state: 'saving', sent: event.fields };
    case 'saved':
      return saved(before, event.item);
    case 'unreachable':
      return { ...before, state: 'offline' };
    case 'refused':
      return { ...before, state: 'refused', why: event.why };
    case 'found':
      return withServerItem(before, event.item);
    case 'chosen':
      return chosen(before, event.choices);
  }
}

function typed(before: Saving, fields: StudioFields): Saving {
  const { state } = before;
  const mine = fields;
  if (state === 'saved' && same(fields, before.base.fields)) return { ...before, mine };
  return { ...before, mine, state: state === 'saved' || state === 'refused' ? 'typing' : state };
}

function saved(before: Saving, item: StudioItem): Saving {
  const isAll = same(before.mine, before.sent);
  return { ...before, state: isAll ? 'saved' : 'typing', base: baseOf(item), sent: null };
}

/** Puts what is there now together with what is typed. */
function withServerItem(before: Saving, item: StudioItem): Saving {
  const theirs = baseOf(item);
  const { base, mine, sent } = before;
  if (theirs.updateTime === base.updateTime) return settled(before, base, mine);
  // Its answer was lost on the way: what is there is what was sent.
  if (sent && same(theirs.fields, sent)) return settled(before, theirs, mine);
  const { fields, clashes } = mergeFields(base.fields, mine, theirs.fields);
  if (clashes.length > 0) return { ...before, state: 'clash', theirs };
  return settled(before, theirs, fields);
}

function settled(before: Saving, base: Base, mine: StudioFields): Saving {
  const isSaved = same(mine, base.fields);
  const round = before.mine === mine ? before.round : before.round + 1;
  return { ...before, state: isSaved ? 'saved' : 'typing', base, mine, sent: null, theirs: null, round };
}

function chosen(before: Saving, choices: Choices): Saving {
  const { base, mine, theirs } = before;
  if (!theirs) return before;
  return settled(before, theirs, mergeFields(base.fields, mine, theirs.fields, choices).fields);
}
