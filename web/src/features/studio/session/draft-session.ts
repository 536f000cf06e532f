/** All states and transitions of saving, and the session that sends, stores and retries. */

import type { StudioFields } from '@pathshala/contract/content/fields';
import { leftAtOnce } from '@pathshala/contract/studio/changes';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { tidy } from '../form/form-values.ts';
import { type Choices, mergeFields, same } from './merge-fields.ts';

/** Milliseconds without typing before changes are sent, and before a retry offline. */
export const waits = { quiet: 2000, retry: 8000 };

/** The school's item when typing started. Saves are conditional on its update time. */
export interface Base {
  readonly updateTime: string;
  readonly fields: StudioFields;
}

/**
 * `typing`: unsaved. `offline`: the school cannot be reached. `clash`: somebody else changed the same text. `refused`: the
 * school refused the save.
 */
export type SavingState = 'saved' | 'typing' | 'saving' | 'offline' | 'clash' | 'refused';

export interface Saving {
  readonly state: SavingState;
  readonly base: Base;
  /** What the form shows: `mine`, with its empty fields and rows. */
  readonly values: StudioFields;
  readonly mine: StudioFields;
  /** Sent, but not answered yet: the school may have them. */
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
}

export type DeviceCopy = Pick<Saving, 'base' | 'mine' | 'sent' | 'left'>;

export type ServerItem = Pick<StudioItem, 'updateTime' | 'draft'>;

const baseOf = ({ updateTime, draft }: ServerItem): Base => ({ updateTime, fields: draft });

const calm = { sent: null, theirs: null, why: '', left: [], replaced: null, isKept: true };

export function opened(item: ServerItem): Saving {
  const base = baseOf(item);
  return { ...calm, state: 'saved', base, mine: base.fields, values: base.fields };
}

/** @param item the school's current item; undefined: offline */
export function resumed(copy: DeviceCopy, item: ServerItem | undefined): Saving {
  const unsaved: Saving = { ...calm, state: 'typing', values: copy.mine, ...copy };
  return item ? withServerItem(unsaved, item) : { ...unsaved, state: 'offline' };
}

function typed(before: Saving, values: StudioFields): Saving {
  const mine = tidy(values);
  if (before.state === 'saved' && same(mine, before.base.fields)) return { ...before, values, mine };
  return { ...before, values, mine, replaced: null, state: afterChange(before.state) };
}

const afterChange = (state: SavingState) => (state === 'saved' || state === 'refused' ? 'typing' : state);

function undone(before: Saving): Saving {
  const { replaced, state } = before;
  if (!replaced) return before;
  return { ...before, mine: replaced, values: replaced, replaced: null, state: afterChange(state) };
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
  const values = before.mine === mine ? before.values : mine;
  return { ...before, state: isSaved ? 'saved' : 'typing', base, mine, values, sent: null, theirs: null };
}

function chosen(before: Saving, choices: Choices): Saving {
  const { base, mine, theirs, left } = before;
  if (!theirs) return before;
  const { clashes, fields } = mergeFields(base.fields, mine, theirs.fields, choices);
  const others = clashes.map(({ path }) => [path, choices[path] === 'theirs' ? 'mine' : 'theirs'] as const);
  const other = mergeFields(base.fields, mine, theirs.fields, Object.fromEntries(others)).fields;
  return settled({ ...before, left: [...left, other] }, theirs, fields);
}

/** `found`: the school has another version. */
export type SaveOutcome =
  | { readonly type: 'saved' | 'found'; readonly item: ServerItem }
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

export type DraftSession = ReturnType<typeof openSession>;

/** Stores a copy on each change, sends it after two seconds without typing, one request at a time, and retries offline. */
export function openSession(start: Saving, { send, keep, collect }: SessionPorts) {
  let now = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let closed = false;
  const listeners = new Set<() => void>();

  function show(next: Saving): void {
    now = next;
    clearTimeout(timer);
    const wait = now.state === 'typing' ? waits.quiet : now.state === 'offline' ? waits.retry : undefined;
    if (wait !== undefined && !closed && !underWay) timer = setTimeout(() => void sendNow(), wait);
    for (const listener of listeners) listener();
  }

  function become(next: Saving): void {
    const { state, base, mine, sent, left } = next;
    void keep(state === 'saved' ? null : { base, mine, sent, left }).then((isKept) => {
      if (isKept !== now.isKept) show({ ...now, isKept });
    });
    show(next);
  }

  function find(item: ServerItem): void {
    collect?.();
    become(withServerItem(now, item));
  }

  function take(outcome: SaveOutcome): void {
    if (outcome.type === 'saved') become(saved(now, outcome.item));
    else if (outcome.type === 'found') find(outcome.item);
    else if (outcome.type === 'refused') become({ ...now, state: 'refused', why: outcome.why });
    else become({ ...now, state: 'offline' });
  }

  function sendNow(): Promise<void> {
    clearTimeout(timer);
    underWay ??= sendOnce().finally(() => {
      underWay = null;
      show(now);
    });
    return underWay;
  }

  async function sendOnce(): Promise<void> {
    const { mine, sent, base, state, left } = now;
    // The school may have saved without an answer: sending the same fields again shows that.
    const fields = state === 'offline' && sent ? sent : mine;
    become({ ...now, state: 'saving', sent: fields });
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

  become(now);
  return {
    look: () => now,
    /** @returns a function that unsubscribes */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (values: StudioFields) => become(typed(now, values)),
    choose: (choices: Choices) => become(chosen(now, choices)),
    /** Merges a newer version of the item. */
    replace: find,
    /** Replaces the form by a restored revision, saved or not. */
    restore: (item: ServerItem) => become(restored(now, item)),
    undo: () => become(undone(now)),
    /** @returns whether everything is saved */
    flush,
    /** Cancels pending saves; the copy on the device stays. */
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
