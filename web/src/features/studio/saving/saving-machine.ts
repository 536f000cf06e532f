/** The state machine for saving in the studio: every state and transition, without timers or calls. */

import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Choices, compareFields, mergeFields } from './merge-fields.ts';
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

/** Somebody else's changes that came into the form: the fields without and with them. */
export interface Taken {
  readonly before: StudioFields;
  readonly after: StudioFields;
}

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
  /** Until the editor has seen them: nobody's line is replaced in silence. */
  readonly taken: Taken | null;
  /** The fields that a restore replaced, until it is undone or somebody types. */
  readonly replaced: StudioFields | null;
  /** Whether the device keeps unsaved changes; some private windows keep nothing. */
  readonly isKept: boolean;
  /** Counts changes to `mine` other than typing, which the form has to take over. */
  readonly round: number;
}

/** The part of the state that a device stores. */
export type DeviceCopy = Pick<Saving, 'base' | 'mine' | 'sent'>;

export type SavingEvent =
  | { readonly type: 'typed'; readonly fields: StudioFields }
  | { readonly type: 'sent'; readonly fields: StudioFields }
  | { readonly type: 'saved'; readonly item: ServerItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string }
  /** Somebody else saved first, or an answer was lost: this is the item at the school now. */
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'chosen'; readonly choices: Choices }
  /** The editor has seen what somebody else changed, and puts back what they chose to. */
  | { readonly type: 'seen'; readonly choices: Choices }
  /** The school made an old revision the draft, whatever is in the form. */
  | { readonly type: 'restored'; readonly item: ServerItem }
  | { readonly type: 'undone' }
  | { readonly type: 'kept'; readonly isKept: boolean };

/** What a save needs to know of an item. */
export type ServerItem = Pick<StudioItem, 'updateTime' | 'draft'>;

const baseOf = ({ updateTime, draft }: ServerItem): Base => ({ updateTime, fields: draft });

const calm = { sent: null, theirs: null, why: '', taken: null, replaced: null, isKept: true, round: 0 };

export function opened(item: ServerItem): Saving {
  const base = baseOf(item);
  return { ...calm, state: 'saved', base, mine: base.fields };
}

/**
 * Resumes from the device's copy.
 * @param item the school's current item; undefined: the school cannot be reached
 */
export function resumed({ base, mine, sent }: DeviceCopy, item: ServerItem | undefined): Saving {
  const unsaved: Saving = { ...calm, state: 'typing', base, mine, sent };
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
    case 'seen':
      return seen(before, event.choices);
    case 'restored':
      return restored(before, event.item);
    case 'undone':
      return before.replaced ? { ...withMine(before, before.replaced), replaced: null } : before;
    case 'kept':
      return { ...before, isKept: event.isKept };
  }
}

function typed(before: Saving, fields: StudioFields): Saving {
  const { state } = before;
  const mine = fields;
  if (state === 'saved' && same(fields, before.base.fields)) return { ...before, mine };
  return { ...before, mine, replaced: null, state: afterChange(state) };
}

const afterChange = (state: SavingState) => (state === 'saved' || state === 'refused' ? 'typing' : state);

/** A change of the fields that was not typed, so that the form takes it over. */
function withMine(before: Saving, mine: StudioFields): Saving {
  return { ...before, mine, state: afterChange(before.state), round: before.round + 1 };
}

function saved(before: Saving, item: ServerItem): Saving {
  const isAll = same(before.mine, before.sent);
  return { ...before, state: isAll ? 'saved' : 'typing', base: baseOf(item), sent: null };
}

/** Merges the school's current item with the typed changes. */
function withServerItem(before: Saving, item: ServerItem): Saving {
  const theirs = baseOf(item);
  const { base, mine, sent } = before;
  if (theirs.updateTime === base.updateTime) return settled(before, base, mine);
  // The answer was lost, but the school has what was sent.
  if (sent && same(theirs.fields, sent)) return settled(before, theirs, mine);
  const { fields, clashes } = mergeFields(base.fields, mine, theirs.fields);
  if (clashes.length > 0) return { ...before, state: 'clash', theirs };
  return { ...settled(before, theirs, fields), taken: takenWith(before, mine, fields) };
}

/**
 * Everything that somebody else changed and the editor has not seen: an earlier merge too, with what was typed since.
 * @param mine the form before the merge
 * @param after the form after it
 */
function takenWith({ taken }: Saving, mine: StudioFields, after: StudioFields): Taken | null {
  const before = taken ? mergeFields(taken.after, mine, taken.before).fields : mine;
  return same(before, after) ? null : { before, after };
}

/** @param choices what to put back, by the ids of `compareFields` */
function seen(before: Saving, choices: Choices): Saving {
  const { taken, mine } = before;
  if (!taken) return before;
  const wanted = compareFields(taken.before, taken.after, choices).fields;
  const calmed = { ...before, taken: null };
  if (same(wanted, taken.after)) return calmed;
  return withMine(calmed, mergeFields(taken.after, mine, wanted).fields);
}

function restored(before: Saving, item: ServerItem): Saving {
  const base = baseOf(item);
  const { mine, round, isKept } = before;
  return { ...calm, state: 'saved', base, mine: base.fields, replaced: mine, isKept, round: round + 1 };
}

function settled(before: Saving, base: Base, mine: StudioFields): Saving {
  const isSaved = same(mine, base.fields);
  const round = before.mine === mine ? before.round : before.round + 1;
  return { ...before, state: isSaved ? 'saved' : 'typing', base, mine, sent: null, theirs: null, round };
}

function chosen(before: Saving, choices: Choices): Saving {
  const { base, mine, theirs } = before;
  if (!theirs) return before;
  const { fields } = mergeFields(base.fields, mine, theirs.fields, choices);
  // What was chosen has been seen; the rest of their changes has not.
  const without = mergeFields(base.fields, mine, theirs.fields).fields;
  const withChosen = mergeFields(without, mine, fields).fields;
  return { ...settled(before, theirs, fields), taken: takenWith(before, withChosen, fields) };
}
