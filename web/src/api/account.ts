import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Language } from '@pathshala/contract/text/languages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { languageQuery } from '../http/language-query.ts';
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

/** The signed-in person's payments, newest first. */
export function useOrders() {
  return useOwnAnswer(endpoints.orders, { query: languageQuery });
}

/** API calls about the signed-in person's account. */
export function useAccountCalls() {
  const call = useCall();
  const { state } = useSession();
  const email = state.user?.email ?? '';
  return {
    /** Export of the person's data. */
    readOwnData: () => call(endpoints.ownData, {}),
    /** Syncs the school's record with the account's name. */
    refreshRecord: () => call(endpoints.putUser, { email, body: { email } }),
    /** @throws ApiError `sign-in-again` without a recent sign-in; `last-admin` */
    deleteAccount: () => call(endpoints.deleteAccount, {}),
  };
}
