import { useProgressSync } from '../api/enrolment-calls.ts';
import { useForgetAnswers } from '../api/forget-answers.ts';
import { SwrProvider } from '../api/swr-provider.tsx';
import { useTokenRenewal } from '../auth/use-role.ts';
import { OwnLanguageOffer } from './own-language-offer.tsx';
import { useConsentStep } from './use-consent-step.ts';
import { useWaitingPractice } from './use-waiting-practice.ts';

function Watch() {
  useTokenRenewal();
  useProgressSync();
  useWaitingPractice();
  useConsentStep();
  useForgetAnswers();
  return <OwnLanguageOffer />;
}

/**
 * Background tasks for signed-in people: renews the token, sends offline marks and practice, redirects to parental
 * consent, clears cached answers on log-out, and syncs or offers their language. Renders only that offer; loaded for
 * signed-in people only.
 */
export default function SignedInWatch() {
  return (
    <SwrProvider>
      <Watch />
    </SwrProvider>
  );
}
