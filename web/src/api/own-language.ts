import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Language } from '@pathshala/contract/text/languages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { ownKey, useOwnAnswer } from './use-answer.ts';
import { useCall } from './use-call.ts';

/**
 * The language that the school writes to the signed-in person in.
 * @param isAsked false: there is nothing to ask for
 */
export function useOwnLanguage(isAsked = true) {
  return useOwnAnswer(endpoints.ownLanguage, isAsked ? {} : null);
}

/** Gives what keeps the person's language. Throws ApiError. */
export function useKeepLanguage() {
  const call = useCall();
  const { mutate } = useSWRConfig();
  const uid = useSession().state.user?.uid;
  return async (language: Language): Promise<void> => {
    const kept = await call(endpoints.keepLanguage, { body: { language } });
    languageToTell.remove();
    await mutate(ownKey(endpoints.ownLanguage, {}, uid), kept, { revalidate: false });
  };
}

/** Tells the school what was chosen with the switch; where that fails, the next page tries again. */
export function useTellLanguage(): void {
  const keep = useKeepLanguage();
  const uid = useSession().state.user?.uid;
  useEffect(() => {
    const chosen = languageToTell.get();
    if (uid && chosen) keep(chosen).catch(() => undefined);
  }, [uid]);
}
