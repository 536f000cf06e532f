import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Language } from '@pathshala/contract/text/languages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { languageQuery } from '../words/language.ts';
import { ownKey, useCall, useOwnAnswer } from './use-answer.ts';

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

/** The next page retries a failure. */
export function useTellLanguage(): void {
  const keep = useKeepLanguage();
  const uid = useSession().state.user?.uid;
  useEffect(() => {
    const chosen = languageToTell.get();
    if (uid && chosen) keep(chosen).catch(() => undefined);
  }, [uid]);
}

export function useOrders() {
  return useOwnAnswer(endpoints.orders, { query: languageQuery });
}

export function useAccountCalls() {
  const call = useCall();
  const { state } = useSession();
  const email = state.user?.email ?? '';
  return {
    readOwnData: () => call(endpoints.ownData, {}),
    refreshRecord: () => call(endpoints.putUser, { email, body: { email } }),
    /** @throws ApiError `sign-in-again` without a recent sign-in; `last-admin` */
    deleteAccount: () => call(endpoints.deleteAccount, {}),
  };
}
