/** Saving in the studio: every state and transition, and the session that sends, keeps and tries again. */

import type { StudioFields } from '@pathshala/contract/content/fields';
import { leftAtOnce } from '@pathshala/contract/studio/changes';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Choices, mergeFields, same } from './merge-fields.ts';

/** Milliseconds: without typing, until changes are sent; after the school could not be reached, until the next try. */
export const waits = { quiet: 2000, retry: 8000 };

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
  /** What was chosen against in clashes, each with the rest of the item: the next save puts it in the history. */
  readonly left: readonly StudioFields[];
  /** The fields that a restore replaced, until it is undone or somebody types. */
  readonly replaced: StudioFields | null;
  /** Whether the device keeps unsaved changes; some private windows keep nothing. */
  readonly isKept: boolean;
  /** Counts changes to `mine` other than typing, which the form has to take over. */
  readonly round: number;
}

/** The part of the state that a device stores. */
export type DeviceCopy = Pick<Saving, 'base' | 'mine' | 'sent' | 'left'>;

export type SavingEvent =
  | { readonly type: 'typed'; readonly fields: StudioFields }
  | { readonly type: 'sent'; readonly fields: StudioFields }
  | { readonly type: 'saved'; readonly item: ServerItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string }
  /** Somebody else saved first, or an answer was lost: this is the item at the school now. */
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'chosen'; readonly choices: Choices }
  /** The school made an old revision the draft, whatever is in the form. */
  | { readonly type: 'restored'; readonly item: ServerItem }
  | { readonly type: 'undone' }
  | { readonly type: 'kept'; readonly isKept: boolean };

/** What a save needs to know of an item. */
export type ServerItem = Pick<StudioItem, 'updateTime' | 'draft'>;

const baseOf = ({ updateTime, draft }: ServerItem): Base => ({ updateTime, fields: draft });

const calm = { sent: null, theirs: null, why: '', left: [], replaced: null, isKept: true, round: 0 };

export function opened(item: ServerItem): Saving {
  const base = baseOf(item);
  return { ...calm, state: 'saved', base, mine: base.fields };
}

/**
 * Resumes from the device's copy.
 * @param item the school's current item; undefined: the school cannot be reached
 */
export function resumed(copy: DeviceCopy, item: ServerItem | undefined): Saving {
  const unsaved: Saving = { ...calm, state: 'typing', ...copy };
  return item ? withServerItem(unsaved, item) : { ...unsaved, state: 'offline' };
}

/** @returns whether the school lacks some of the changes */
export function isUnsaved({ state }: Saving): boolean {
  return state !== 'saved';
}

function step(before: Saving, event: SavingEvent): Saving {
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
  const left = before.left.slice(leftAtOnce);
  const isAll = left.length === 0 && same(before.mine, before.sent);
  return { ...before, state: isAll ? 'saved' : 'typing', base: baseOf(item), sent: null, left };
}

/** Merges the school's current item with the typed changes. */
function withServerItem(before: Saving, item: ServerItem): Saving {
  const theirs = baseOf(item);
  const { base, mine, sent } = before;
  if (theirs.updateTime === base.updateTime) return settled(before, base, mine);
  // The answer was lost, but the school has what was sent.
  if (sent && same(theirs.fields, sent)) {
    // Without a change it cannot be told whether the school has what was chosen against: once more does no harm.
    const left = same(sent, base.fields) ? before.left : before.left.slice(leftAtOnce);
    return settled({ ...before, left }, theirs, mine);
  }
  const { fields, clashes } = mergeFields(base.fields, mine, theirs.fields);
  if (clashes.length > 0) return { ...before, state: 'clash', theirs };
  return settled(before, theirs, fields);
}

function restored(before: Saving, item: ServerItem): Saving {
  const base = baseOf(item);
  return { ...settled(before, base, base.fields), why: '', replaced: before.mine };
}

function settled(before: Saving, base: Base, mine: StudioFields): Saving {
  const isSaved = same(mine, base.fields) && before.left.length === 0;
  const round = before.mine === mine ? before.round : before.round + 1;
  return { ...before, state: isSaved ? 'saved' : 'typing', base, mine, sent: null, theirs: null, round };
}

function chosen(before: Saving, choices: Choices): Saving {
  const { base, mine, theirs, left } = before;
  if (!theirs) return before;
  const { clashes, fields } = mergeFields(base.fields, mine, theirs.fields, choices);
  const others = clashes.map(({ path }) => [path, choices[path] === 'theirs' ? 'mine' : 'theirs'] as const);
  const other = mergeFields(base.fields, mine, theirs.fields, Object.fromEntries(others)).fields;
  return settled({ ...before, left: [...left, other] }, theirs, fields);
}

/** The outcome of a save. */
export type SaveOutcome =
  | { readonly type: 'saved'; readonly item: ServerItem }
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string };

/** The effects that a session needs. */
export interface SessionPorts {
  /**
   * Sends what changed since `base`, on condition that the school's item is still that. Never throws.
   * @param left goes into the history, each with the rest of the item
   */
  readonly send: (fields: StudioFields, base: Base, left: readonly StudioFields[]) => Promise<SaveOutcome>;
  /** Stores a copy on the device; null: removes it. @returns false if the device keeps nothing */
  readonly keep: (copy: DeviceCopy | null) => Promise<boolean>;
  /** Calls `type` with what was typed in the last moment, if an editor tells of it only after a pause. */
  readonly collect?: () => void;
}

export interface DraftSession {
  readonly look: () => Saving;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (fields: StudioFields) => void;
  readonly choose: (choices: Choices) => void;
  /** Merges a newer state of the item at the school: somebody else's, or one that the school made itself. */
  readonly replace: (item: StudioItem) => void;
  /** Puts a revision that the school restored in place of the form, saved or not. */
  readonly restore: (item: StudioItem) => void;
  /** Takes back a restore. */
  readonly undo: () => void;
  /** Sends unsaved changes at once. @returns whether the school has everything afterwards */
  readonly flush: () => Promise<boolean>;
  /** Cancels waiting saves; the copy on the device stays. */
  readonly close: () => void;
}

/**
 * An editor's work on one item. Stores a copy on the device at each change, sends it after two seconds without typing,
 * one request at a time, and tries again if the school cannot be reached.
 */
export function openSession(start: Saving, { send, keep, collect }: SessionPorts): DraftSession {
  let now = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let closed = false;
  const listeners = new Set<() => void>();

  function hold(): void {
    const done = keep(
      isUnsaved(now) ? { base: now.base, mine: now.mine, sent: now.sent, left: now.left } : null,
    );
    void done.then((isKept) => {
      if (isKept !== now.isKept) take({ type: 'kept', isKept });
    });
  }

  function take(event: SavingEvent): void {
    if (event.type === 'found') collect?.();
    now = step(now, event);
    if (event.type !== 'kept') hold();
    plan();
    for (const listener of listeners) listener();
  }

  function plan(): void {
    clearTimeout(timer);
    const wait = now.state === 'typing' ? waits.quiet : now.state === 'offline' ? waits.retry : undefined;
    if (wait !== undefined && !closed && !underWay) timer = setTimeout(() => void sendNow(), wait);
  }

  function sendNow(): Promise<void> {
    clearTimeout(timer);
    underWay ??= sendOnce().finally(() => {
      underWay = null;
      plan();
    });
    return underWay;
  }

  async function sendOnce(): Promise<void> {
    const { mine, sent, base, state, left } = now;
    // The school may have saved the fields although no answer came. Sending the same fields again finds that out.
    const fields = state === 'offline' && sent ? sent : mine;
    take({ type: 'sent', fields });
    const outcome = await send(fields, base, left.slice(0, leftAtOnce));
    if (!closed) take(outcome);
  }

  async function flush(): Promise<boolean> {
    if (underWay) await underWay;
    if (now.state === 'typing' || now.state === 'offline' || now.state === 'refused') await sendNow();
    // Text that was typed meanwhile, or a merge with somebody else's change, has to be sent too.
    for (let more = 0; more < 3 && now.state === 'typing'; more += 1) await sendNow();
    return now.state === 'saved';
  }

  hold();
  plan();
  return {
    look: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (fields) => take({ type: 'typed', fields }),
    choose: (choices) => take({ type: 'chosen', choices }),
    replace: (item) => take({ type: 'found', item }),
    restore: (item) => take({ type: 'restored', item }),
    undo: () => take({ type: 'undone' }),
    flush,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
