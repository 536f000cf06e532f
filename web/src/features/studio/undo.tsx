import Button from '@mui/material/Button';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { words } from '../../words/words.ts';
import type { DraftSession } from './session/draft-session.ts';
import { same } from './session/merge-fields.ts';
import { useSaving } from './session/session-of-form.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where two values differ: the deepest path that holds all differences, such as `press.0.headline.en`. */
export function changedPath(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return '';
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const [name, ...others] = [...names].filter((one) => before[one] !== after[one]);
  // Entries that were added, removed or moved are a change of their list.
  if (name === undefined || others.length > 0) return '';
  const rest = changedPath(before[name], after[name]);
  return rest === '' ? name : `${name}.${rest}`;
}

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

const writing = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

/** Fields undo their own typing. */
const isWriting = ({ target }: Event) =>
  // The element may be of a frame, whose classes are its own.
  (target as Element | null)?.closest?.(writing) !== null;

export interface Undo {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Does what Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y mean, outside of fields. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Undo for the form around it. What somebody else wrote, or a restored revision, begins it again: it is never undone. */
export function useUndo(session: DraftSession): Undo {
  const { values, setValues } = useFormikContext<StudioFields>();
  const { mine } = useSaving(session);
  const [steps, setSteps] = useState(() => firstStep(values));
  const latest = useRef(steps);
  const take = useCallback((next: UndoSteps) => {
    latest.current = next;
    setSteps(next);
  }, []);
  useEffect(() => {
    if (values === latest.current.now) return;
    // The form has taken over what the session merged or restored, or the same again after a publish.
    if (same(values, latest.current.now)) take({ ...latest.current, now: values });
    else if (values === mine) take(firstStep(values));
    else take(changed(latest.current, values, Date.now()));
  }, [values, mine, take]);
  const go = useCallback(
    (step: (steps: UndoSteps) => UndoSteps) => {
      const next = step(latest.current);
      if (next === latest.current) return;
      take(next);
      void setValues(next.now, false);
    },
    [setValues, take],
  );
  const undo = useCallback(() => go(undone), [go]);
  const redo = useCallback(() => go(redone), [go]);
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event)) return;
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    },
    [undo, redo],
  );
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return { canUndo: steps.before.length > 0, canRedo: steps.after.length > 0, undo, redo, onKey };
}

/** Takes changes of the form back, and makes them again. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: Undo) {
  return (
    <div className="cluster gap-2">
      <Button
        size="small"
        variant="outlined"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
      >
        {words['studio-preview.undo']()}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo}
      >
        {words['studio-preview.redo']()}
      </Button>
    </div>
  );
}
