import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
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
    const saved = await call(accountEndpoints.keepLanguage, { body: { language } });
    languageToTell.set(null);
    await mutate(ownKey(accountEndpoints.ownLanguage, {}, uid), saved, { revalidate: false });
  };
}

/** If it fails, the next page tries again. */
export function useTellLanguage(): void {
  const keep = useKeepLanguage();
  const uid = useSession().state.user?.uid;
  useEffect(() => {
    const chosen = languageToTell.get();
    if (uid && chosen) keep(chosen).catch(() => undefined);
  }, [uid]);
}

export function useOrders() {
  return useOwnAnswer(accountEndpoints.orders, { query: languageQuery });
}

export function useRefreshRecord() {
  const call = useCall();
  const email = useSession().state.user?.email ?? '';
  return () => call(accountEndpoints.putUser, { email, body: { email } });
}
