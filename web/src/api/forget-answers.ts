import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';

/** Drops a person's cached answers after log-out; public answers have a plain address as key. */
export function useForgetAnswers(): void {
  const { cache } = useSWRConfig();
  const { state } = useSession();
  const uid = state.user?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return () => {
      for (const key of [...cache.keys()]) {
        if (!key.startsWith('/') && !key.includes('"visitor"')) cache.delete(key);
      }
    };
  }, [uid, cache]);
}
