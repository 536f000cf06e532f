import type { Problem } from '@pathshala/contract/calls/problem';
import type { ErrorCode } from '@pathshala/contract/http/errors';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { errors } from '../words/compiled/messages/errors.js';
import { siteLanguage } from '../words/language.ts';

/**
 * What a problem document says in the page's language. The API writes the first one, and knows details that a code does
 * not tell; in any other the code decides.
 */
export function problemText(code: ErrorCode, problem: Partial<Problem>): string {
  if (siteLanguage !== firstLanguage) return (errors[`errors.${code}`] ?? errors['errors.internal'])();
  return problem.detail || problem.title || errors['errors.internal']();
}
