import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { tidy } from './forms/tidy.ts';
import type { DraftSession } from './saving/draft-session.ts';
import type { Saving } from './saving/saving-machine.ts';

/** What a session has, for as long as it changes. */
export function useSaving(session: DraftSession): Saving {
  return useSyncExternalStore(session.subscribe, session.look);
}

interface SessionOfFormProps {
  readonly kind: StudioKind;
  readonly session: DraftSession;
  /** Hears of each change by hand. */
  readonly onTyped: () => void;
}

/** Ties a form to its session: what is typed goes there, and what comes by a merge or a restore goes into the form. */
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
