import { useEffect, useRef, useState } from 'react';
import { readSaved, type Saved, type SavedKind } from '../../offline/saved.ts';
import { useSession } from '../auth/session-context.ts';
import { errorText } from '../words/format.ts';
import { siteLanguage } from '../words/language.ts';

/** Complete courses and books are updated while the school can be reached. @param has undefined: not known yet */
export function useSaved(kind: SavedKind, id: string, has: boolean | undefined) {
  const { state, idToken } = useSession();
  const [saved, setSaved] = useState<Saved>();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  const name = { kind, id, language: siteLanguage };
  const uid = state.user?.uid ?? null;
  const isKnown = state.status !== 'loading' && has !== undefined;

  /** Other people's saved items are private. */
  const look = async () => {
    const found = await readSaved(name).catch(() => undefined);
    const own = found?.uid === null || found?.uid === uid ? found : undefined;
    setSaved(own);
    return own;
  };

  const run = async (onProgress: (now: Saved) => void) => {
    const control = new AbortController();
    running.current = control;
    const owner = uid === null ? null : { uid, token: () => idToken() };
    // Most people save nothing.
    const { saveOffline } = await import('../api/save-offline.ts');
    await saveOffline(name, { owner, has: has === true, signal: control.signal, onProgress });
  };

  useEffect(() => {
    if (!isKnown) return undefined;
    let isLeft = false;
    look().then((found) => {
      if (!isLeft && found && found.here.length === found.of && navigator.onLine)
        run(() => undefined).then(look, () => undefined);
    });
    return () => {
      isLeft = true;
      running.current?.abort();
    };
  }, [kind, id, uid, isKnown, has]);

  const save = async () => {
    setError(null);
    setSaving(true);
    await run(setSaved).catch((failure: unknown) => {
      const isStopped = failure instanceof Error && failure.name === 'AbortError';
      if (!isStopped) setError(errorText(failure));
    });
    await look();
    setSaving(false);
  };
  return { saved, isSaving, error, save: () => void save(), stop: () => running.current?.abort() };
}
