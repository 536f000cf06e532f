import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { tidy } from '../forms/tidy.ts';
import type { DraftSession, Saving } from './draft-session.ts';
import { mergeFields } from './merge-fields.ts';

/** The current state of a session; renders again when it changes. */
export function useSaving(session: DraftSession): Saving {
  return useSyncExternalStore(session.subscribe, session.look);
}

interface SessionOfFormProps {
  readonly kind: StudioKind;
  readonly session: DraftSession;
  /** Called for each change that the editor makes, not for merges or restores. */
  readonly onTyped: () => void;
}

/** Connects a form to its session: typed text goes to the session, merges and restores go into the form. */
export function SessionOfForm({ kind, session, onTyped }: SessionOfFormProps): null {
  const { values, setValues } = useFormikContext<StudioFields>();
  const { round, mine } = useSaving(session);
  const given = useRef({ round, values });
  // Before anybody can type on, so that the form and its session never have two different texts.
  useLayoutEffect(() => {
    const before = given.current;
    const hasTyped = before.values !== values;
    const isMerged = before.round !== round;
    const next = !isMerged
      ? values
      : hasTyped
        ? mergeFields(tidy(kind, before.values), tidy(kind, values), mine).fields
        : mine;
    given.current = { round, values: next };
    if (isMerged) void setValues(next, false);
    if (!hasTyped) return;
    session.type(tidy(kind, next));
    onTyped();
  }, [round, mine, values, setValues, session, kind, onTyped]);
  return null;
}
