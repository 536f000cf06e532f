import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Language } from '@pathshala/contract/text/languages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { ownKey, useCall, useOwnAnswer } from './use-answer.ts';

/** The language of mails to the signed-in person. */
export function useOwnLanguage() {
  return useOwnAnswer(endpoints.ownLanguage, {});
}

/** Returns a function that stores the person's language. Throws ApiError. */
export function useKeepLanguage() {
  const call = useCall();
  const { mutate } = useSWRConfig();
  const uid = useSession().state.user?.uid;
  return async (language: Language): Promise<void> => {
    const saved = await call(endpoints.keepLanguage, { body: { language } });
    languageToTell.set(null);
    await mutate(ownKey(endpoints.ownLanguage, {}, uid), saved, { revalidate: false });
  };
}

/** Sends the language chosen with the switch; the next page retries a failure. */
export function useTellLanguage(): void {
  const keep = useKeepLanguage();
  const uid = useSession().state.user?.uid;
  useEffect(() => {
    const chosen = languageToTell.get();
    if (uid && chosen) keep(chosen).catch(() => undefined);
  }, [uid]);
}
