/** The state machine for saving in the studio: every state and transition, without timers or calls. */

import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Choices, mergeFields } from './merge-fields.ts';
import { same } from './same.ts';

/** The item at the school when typing started: its fields, and the update time that saves are conditional on. */
export interface Base {
  readonly updateTime: string;
  readonly fields: StudioFields;
}

/**
 * `saved`: the school has everything. `typing`: not yet. `saving`: a save is on its way. `offline`: the school cannot
 * be reached. `clash`: somebody else changed the same text. `refused`: the school refused the save, with a reason.
 */
export type SavingState = 'saved' | 'typing' | 'saving' | 'offline' | 'clash' | 'refused';

export interface Saving {
  readonly state: SavingState;
  readonly base: Base;
  /** The fields in the form. */
  readonly mine: StudioFields;
  /** The fields last sent that have no answer (yet): the school may have them. */
  readonly sent: StudioFields | null;
  /** With `clash`: somebody else's version. */
  readonly theirs: Base | null;
  /** With `refused`: the reason. */
  readonly why: string;
  /** Counts changes to `mine` other than typing, which the form has to take over. */
  readonly round: number;
}

/** The part of the state that a device stores. */
export type DeviceCopy = Pick<Saving, 'base' | 'mine' | 'sent'>;

export type SavingEvent =
  | { readonly type: 'typed'; readonly fields: StudioFields }
  | { readonly type: 'sent'; readonly fields: StudioFields }
  | { readonly type: 'saved'; readonly item: StudioItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string }
  /** Somebody else saved first, or an answer was lost: this is the item at the school now. */
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'chosen'; readonly choices: Choices };

const baseOf = ({ updateTime, draft }: StudioItem): Base => ({ updateTime, fields: draft });

export function opened(item: StudioItem): Saving {
  const base = baseOf(item);
  return { state: 'saved', base, mine: base.fields, sent: null, theirs: null, why: '', round: 0 };
}

/**
 * Resumes from the device's copy.
 * @param item the school's current item; undefined: the school cannot be reached
 */
export function resumed({ base, mine, sent }: DeviceCopy, item: StudioItem | undefined): Saving {
  const unsaved: Saving = { state: 'typing', base, mine, sent, theirs: null, why: '', round: 0 };
  return item ? withServerItem(unsaved, item) : { ...unsaved, state: 'offline' };
}

/** @returns whether the school lacks some of the changes */
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

/** Merges the school's current item with the typed changes. */
function withServerItem(before: Saving, item: StudioItem): Saving {
  const theirs = baseOf(item);
  const { base, mine, sent } = before;
  if (theirs.updateTime === base.updateTime) return settled(before, base, mine);
  // The answer was lost, but the school has what was sent.
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
