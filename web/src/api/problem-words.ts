import type { ErrorCode, Problem } from '@pathshala/contract/errors';
import { firstLanguage } from '@pathshala/contract/languages';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';

/** What each code of the API's says to people. */
const byCode: Readonly<Record<ErrorCode, () => string>> = {
  'invalid-json': words['errors.invalidJson'],
  'invalid-event': words['errors.invalidEvent'],
  unauthenticated: words['errors.unauthenticated'],
  'invalid-token': words['errors.invalidToken'],
  'sign-in-again': words['errors.signInAgain'],
  'payment-required': words['errors.paymentRequired'],
  forbidden: words['errors.forbidden'],
  'unknown-app': words['errors.unknownApp'],
  'not-enrolled': words['errors.notEnrolled'],
  'consent-needed': words['errors.consentNeeded'],
  'not-found': words['errors.notFound'],
  'method-not-allowed': words['errors.methodNotAllowed'],
  conflict: words['errors.conflict'],
  stale: words['errors.stale'],
  'id-in-use': words['errors.idInUse'],
  'much-lost': words['errors.muchLost'],
  'not-verified': words['errors.notVerified'],
  'last-admin': words['errors.lastAdmin'],
  'already-enrolled': words['errors.alreadyEnrolled'],
  'waiting-list-full': words['errors.waitingListFull'],
  'not-finished': words['errors.notFinished'],
  'no-such-classroom': words['errors.noSuchClassroom'],
  'classroom-full': words['errors.classroomFull'],
  'enough-of-it': words['errors.enoughOfIt'],
  'course-not-open': words['errors.courseNotOpen'],
  'price-changed': words['errors.priceChanged'],
  'condition-needed': words['errors.conditionNeeded'],
  'too-large': words['errors.tooLarge'],
  'unsupported-type': words['errors.unsupportedType'],
  'invalid-fields': words['errors.invalidFields'],
  'too-many': words['errors.tooMany'],
  internal: words['errors.internal'],
  unavailable: words['errors.unavailable'],
};

/**
 * What a problem document says in the page's language. The API writes the first one, and knows details that a code does
 * not tell; in any other the code decides.
 */
export function problemText(code: ErrorCode, problem: Partial<Problem>): string {
  if (siteLanguage !== firstLanguage) return (byCode[code] ?? byCode.internal)();
  return problem.detail || problem.title || words['errors.internal']();
}
