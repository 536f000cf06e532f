import { Asking } from '../api/asking.tsx';
import { useConsentStep } from '../api/consent-needed.ts';
import { useProgressSync } from '../api/enrolments.ts';
import { useForgetAnswers } from '../api/forget-answers.ts';
import { useAdmin } from '../auth/use-admin.ts';

function Watch() {
  useAdmin();
  useProgressSync();
  useConsentStep();
  useForgetAnswers();
  return null;
}

/**
 * What every open page of a signed-in person does, showing nothing: keeps the role up to date, sends marks that were made
 * offline, leads to the page on a parent's consent where that is missing, and forgets what the API said once they have
 * gone. Loaded for signed-in people only.
 */
export default function SignedInWatch() {
  return (
    <Asking>
      <Watch />
    </Asking>
  );
}
