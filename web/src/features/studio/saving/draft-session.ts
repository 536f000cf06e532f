import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import type { Choices } from './merge-fields.ts';
import { quietTime, retryTime } from './quiet-time.ts';
import {
  type Base,
  type DeviceCopy,
  isUnsaved,
  type Saving,
  type SavingEvent,
  type ServerItem,
  step,
} from './saving-machine.ts';

/** The outcome of a save. */
export type SaveOutcome =
  | { readonly type: 'saved'; readonly item: ServerItem }
  | { readonly type: 'found'; readonly item: StudioItem }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly why: string };

/** The effects that a session needs. */
export interface SessionPorts {
  /** Sends what changed since `base`, on condition that the school's item is still that. Never throws. */
  readonly send: (fields: StudioFields, base: Base) => Promise<SaveOutcome>;
  /** Stores a copy on the device; null: removes it. @returns false if the device keeps nothing */
  readonly keep: (copy: DeviceCopy | null) => Promise<boolean>;
}

export interface DraftSession {
  readonly look: () => Saving;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (fields: StudioFields) => void;
  readonly choose: (choices: Choices) => void;
  /** Merges a newer state of the item at the school: somebody else's, or one that the school made itself. */
  readonly replace: (item: StudioItem) => void;
  /** The editor has seen somebody else's changes. @param choices which of them to put back */
  readonly see: (choices: Choices) => void;
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
export function openSession(start: Saving, { send, keep }: SessionPorts): DraftSession {
  let now = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let closed = false;
  const listeners = new Set<() => void>();

  function hold(): void {
    const done = keep(isUnsaved(now) ? { base: now.base, mine: now.mine, sent: now.sent } : null);
    void done.then((isKept) => {
      if (isKept !== now.isKept) take({ type: 'kept', isKept });
    });
  }

  function take(event: SavingEvent): void {
    now = step(now, event);
    if (event.type !== 'kept') hold();
    plan();
    for (const listener of listeners) listener();
  }

  function plan(): void {
    clearTimeout(timer);
    const wait = now.state === 'typing' ? quietTime : now.state === 'offline' ? retryTime : undefined;
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
    const { mine, sent, base, state } = now;
    // The school may have saved the fields although no answer came. Sending the same fields again finds that out.
    const fields = state === 'offline' && sent ? sent : mine;
    take({ type: 'sent', fields });
    const outcome = await send(fields, base);
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
    see: (choices) => take({ type: 'seen', choices }),
    restore: (item) => take({ type: 'restored', item }),
    undo: () => take({ type: 'undone' }),
    flush,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
