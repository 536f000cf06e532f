import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { tidy } from './forms/tidy.ts';
import type { DraftSession } from './saving/draft-session.ts';
import type { Saving } from './saving/saving-machine.ts';

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
  useEffect(() => {
    if (given.current.round !== round) {
      given.current = { round, values: mine };
      void setValues(mine, false);
    } else if (given.current.values !== values) {
      given.current = { round, values };
      session.type(tidy(kind, values));
      onTyped();
    }
  }, [round, mine, values, setValues, session, kind, onTyped]);
  return null;
}
