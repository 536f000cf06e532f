import { useTellLanguage } from '../api/account.ts';
import { SwrProvider, useForgetAnswers } from '../api/swr-provider.tsx';
import { useOutbox } from '../api/use-outbox.ts';
import { useTokenRenewal } from '../auth/use-role.ts';
import { useConsentStep } from './use-consent-step.ts';

function Watch() {
  useTokenRenewal();
  useOutbox();
  useConsentStep();
  useForgetAnswers();
  useTellLanguage();
  return null;
}

/**
 * Background tasks for signed-in people: renews the token, sends what waits in the outbox, redirects to parental
 * consent, clears cached answers on log-out, and tells the school which language they chose. Loaded for signed-in people
 * only.
 */
export default function SignedInWatch() {
  return (
    <SwrProvider>
      <Watch />
    </SwrProvider>
  );
}
