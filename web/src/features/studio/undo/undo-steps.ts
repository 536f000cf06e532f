import type { StudioFields } from '@pathshala/contract/content/fields';
import { changedPath } from './changed-path.ts';

/** The states of a form before and after its current one, the nearest last. */
export interface UndoSteps {
  readonly now: StudioFields;
  readonly before: readonly StudioFields[];
  readonly after: readonly StudioFields[];
  /** Where the last change was, and when, milliseconds. */
  readonly last: { readonly path: string; readonly at: number } | null;
}

const most = 100;
/** Typing in one field is one step, until it rests this long, milliseconds. */
const pause = 2000;

export const firstStep = (now: StudioFields): UndoSteps => ({ now, before: [], after: [], last: null });

export function changed(steps: UndoSteps, now: StudioFields, at: number): UndoSteps {
  const path = changedPath(steps.now, now);
  const { last } = steps;
  const goesOn = last !== null && path !== '' && path === last.path && at - last.at < pause;
  const before = goesOn ? steps.before : [...steps.before, steps.now].slice(-most);
  return { now, before, after: [], last: { path, at } };
}

/** @returns the same steps if there is nothing to undo */
export function undone(steps: UndoSteps): UndoSteps {
  const now = steps.before.at(-1);
  if (!now) return steps;
  return { now, before: steps.before.slice(0, -1), after: [...steps.after, steps.now], last: null };
}

/** @returns the same steps if there is nothing to do again */
export function redone(steps: UndoSteps): UndoSteps {
  const now = steps.after.at(-1);
  if (!now) return steps;
  return { now, before: [...steps.before, steps.now], after: steps.after.slice(0, -1), last: null };
}
