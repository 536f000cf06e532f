import { Asking } from '../api/asking.tsx';
import { useProgressSync } from '../api/enrolment-calls.ts';
import { useForgetAnswers } from '../api/forget-answers.ts';
import { useAdmin } from '../auth/use-role.ts';
import { OwnLanguageOffer } from './own-language-offer.tsx';
import { useConsentStep } from './use-consent-step.ts';

function Watch() {
  useAdmin();
  useProgressSync();
  useConsentStep();
  useForgetAnswers();
  return <OwnLanguageOffer />;
}

/**
 * What every open page of a signed-in person does: keeps the role up to date, sends marks that were made offline, leads to
 * the page on a parent's consent where that is missing, forgets what the API said once they have gone, and tells the school
 * their language, or offers it. Shows nothing but that offer. Loaded for signed-in people only.
 */
export default function SignedInWatch() {
  return (
    <Asking>
      <Watch />
    </Asking>
  );
}
