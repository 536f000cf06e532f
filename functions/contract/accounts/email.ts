import { string } from 'yup';
import { limits } from '../http/limits.ts';
import { says } from '../http/validation.ts';

/** docs/contract.md, "Validation": text, at sign, text, dot, text. No text takes more than linear time. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** An address that may be left out. */
export const emailSchema = string()
  .trim()
  .max(limits.emailMax, says('validation.emailInvalid'))
  .matches(emailPattern, { message: says('validation.emailInvalid'), excludeEmptyString: true });

/**
 * The form in which addresses are kept and compared.
 * @param address as a person typed it
 * @returns trimmed and lower case
 */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}
