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

/** Background tasks of signed-in people; loaded for them only. */
export default function SignedInWatch() {
  return (
    <SwrProvider>
      <Watch />
    </SwrProvider>
  );
}
