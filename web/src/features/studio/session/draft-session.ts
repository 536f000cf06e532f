/** All states and transitions of saving, and the session that sends, stores and retries. */

import type { StudioFields } from '@pathshala/contract/content/fields';
import { leftAtOnce } from '@pathshala/contract/studio/changes';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Choices, mergeFields, same } from './merge-fields.ts';

/** Milliseconds without typing before changes are sent, and before a retry offline. */
export const waits = { quiet: 2000, retry: 8000 };

/** The school's item when typing started. Saves are conditional on its update time. */
export interface Base {
  readonly updateTime: string;
  readonly fields: StudioFields;
}

/**
 * `typing`: unsaved. `offline`: the school cannot be reached. `clash`: somebody else changed the same text. `refused`: the school
 * refused the save.
 */
export type SavingState = 'saved' | 'typing' | 'saving' | 'offline' | 'clash' | 'refused';

export interface Saving {
  readonly state: SavingState;
  readonly base: Base;
  readonly mine: StudioFields;
  /** Sent without an answer so far: the school may have them. */
  readonly sent: StudioFields | null;
  /** With `clash`: somebody else's version. */
  readonly theirs: Base | null;
  readonly why: string;
  /** Rejected sides of clashes, each as a whole item, for the history. */
  readonly left: readonly StudioFields[];
  /** What a restore replaced, until it is undone or somebody types. */
  readonly replaced: StudioFields | null;
  /** Some private windows store nothing. */
  readonly isKept: boolean;
  /** Counts changes to `mine` other than typing, which the form takes over. */
  readonly round: number;
}

export type DeviceCopy = Pick<Saving, 'base' | 'mine' | 'sent' | 'left'>;

export type SavingEvent =
  | { readonly type: 'typed'; readonly fields: StudioFields }
  | { readonly type: 'sent'; readonly fields: StudioFields }
  | { readonly type: 'saved'; readonly item: ServerItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string }
  /** The school's item after a conflict or a lost answer. */
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'chosen'; readonly choices: Choices }
  /** The draft after a restore, whatever is in the form. */
  | { readonly type: 'restored'; readonly item: ServerItem }
  | { readonly type: 'undone' }
  | { readonly type: 'kept'; readonly isKept: boolean };

export type ServerItem = Pick<StudioItem, 'updateTime' | 'draft'>;

const baseOf = ({ updateTime, draft }: ServerItem): Base => ({ updateTime, fields: draft });

const calm = { sent: null, theirs: null, why: '', left: [], replaced: null, isKept: true, round: 0 };

export function opened(item: ServerItem): Saving {
  const base = baseOf(item);
  return { ...calm, state: 'saved', base, mine: base.fields };
}

/** @param item the school's current item; undefined: offline */
export function resumed(copy: DeviceCopy, item: ServerItem | undefined): Saving {
  const unsaved: Saving = { ...calm, state: 'typing', ...copy };
  return item ? withServerItem(unsaved, item) : { ...unsaved, state: 'offline' };
}

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

/** Not typed: the form takes it over. */
function withMine(before: Saving, mine: StudioFields): Saving {
  return { ...before, mine, state: afterChange(before.state), round: before.round + 1 };
}

function saved(before: Saving, item: ServerItem): Saving {
  const left = before.left.slice(leftAtOnce);
  const isAll = left.length === 0 && same(before.mine, before.sent);
  return { ...before, state: isAll ? 'saved' : 'typing', base: baseOf(item), sent: null, left };
}

function withServerItem(before: Saving, item: ServerItem): Saving {
  const theirs = baseOf(item);
  const { base, mine, sent } = before;
  if (theirs.updateTime === base.updateTime) return settled(before, base, mine);
  // The answer was lost, but the school has what was sent.
  if (sent && same(theirs.fields, sent)) {
    // The school may lack the rejected sides; sending them again is harmless.
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

export type SaveOutcome =
  | { readonly type: 'saved'; readonly item: ServerItem }
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string };

export interface SessionPorts {
  /** Sends changes since `base`, conditional on it. Never throws. @param left for the history, each a whole item */
  readonly send: (fields: StudioFields, base: Base, left: readonly StudioFields[]) => Promise<SaveOutcome>;
  /** Null removes the copy. @returns false if the device stores nothing */
  readonly keep: (copy: DeviceCopy | null) => Promise<boolean>;
  /** Flushes input of an editor that reports it with a delay. */
  readonly collect?: () => void;
}

export interface DraftSession {
  readonly look: () => Saving;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (fields: StudioFields) => void;
  readonly choose: (choices: Choices) => void;
  /** Merges a newer version of the item. */
  readonly replace: (item: StudioItem) => void;
  /** Replaces the form by a restored revision, saved or not. */
  readonly restore: (item: StudioItem) => void;
  readonly undo: () => void;
  /** @returns whether everything is saved */
  readonly flush: () => Promise<boolean>;
  /** Cancels pending saves; the copy on the device stays. */
  readonly close: () => void;
}

/** Stores a copy on each change, sends it after two seconds without typing, one request at a time, and retries offline. */
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
    // The school may have saved without an answer: sending the same fields again shows that.
    const fields = state === 'offline' && sent ? sent : mine;
    take({ type: 'sent', fields });
    const outcome = await send(fields, base, left.slice(0, leftAtOnce));
    if (!closed) take(outcome);
  }

  async function flush(): Promise<boolean> {
    if (underWay) await underWay;
    if (now.state === 'typing' || now.state === 'offline' || now.state === 'refused') await sendNow();
    // Changes made or merged meanwhile have to be sent too.
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
