import { useConsentStep } from '../api/consent-needed.ts';
import { useProgressSync } from '../api/enrolments.ts';
import { useAdmin } from '../auth/use-admin.ts';

/**
 * What every open page of a signed-in person does, showing nothing: keeps the role up to date and sends marks that
 * were made offline, and leads to the page on a parent's consent where that is missing. Loaded for signed-in people only.
 */
export default function SignedInWatch() {
  useAdmin();
  useProgressSync();
  useConsentStep();
  return null;
}
