import { paths } from '@pathshala/contract/site/paths';
import { useEffect } from 'react';
import { useTellLanguage } from '../api/account.ts';
import { SwrProvider, useForgetAnswers } from '../api/swr-provider.tsx';
import { useOutbox } from '../api/use-outbox.ts';
import { useTokenRenewal } from '../auth/use-role.ts';
import { consentNeeded } from '../http/client.ts';
import { useLocation, useNavigate } from '../ui/router.ts';

/** Redirects to the missing consent step, and back afterwards. */
export function useConsentStep(): void {
  const navigate = useNavigate();
  const from = useLocation();
  useEffect(
    () =>
      consentNeeded.listen(() => {
        if (from.pathname !== paths.age) void navigate(paths.age, { state: { from } });
      }),
    [navigate, from],
  );
}

function Watch() {
  useTokenRenewal();
  useOutbox();
  useConsentStep();
  useForgetAnswers();
  useTellLanguage();
  return null;
}

export default function SignedInWatch() {
  return (
    <SwrProvider>
      <Watch />
    </SwrProvider>
  );
}
