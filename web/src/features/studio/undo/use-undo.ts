import type { StudioFields } from '@pathshala/contract/content/fields';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftSession } from '../session/draft-session.ts';
import { same } from '../session/merge-fields.ts';
import { useSaving } from '../session/session-of-form.ts';
import { changed, firstStep, redone, type UndoSteps, undone } from './undo-steps.ts';

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
