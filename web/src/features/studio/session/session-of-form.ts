import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { tidy } from '../forms/tidy.ts';
import type { DraftSession, Saving } from './draft-session.ts';
import { mergeFields } from './merge-fields.ts';

export function useSaving(session: DraftSession): Saving {
  return useSyncExternalStore(session.subscribe, session.look);
}

interface SessionOfFormProps {
  readonly kind: StudioKind;
  readonly session: DraftSession;
  /** Not called for merges or restores. */
  readonly onTyped: () => void;
}

/** Typing goes to the session, merges and restores into the form. */
export function SessionOfForm({ kind, session, onTyped }: SessionOfFormProps): null {
  const { values, setValues } = useFormikContext<StudioFields>();
  const { round, mine } = useSaving(session);
  const given = useRef({ round, values });
  // Before the next input: otherwise form and session could differ.
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
