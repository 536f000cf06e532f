import { string } from 'yup';
import { limits } from '../http/limits.ts';
import { validationMessage } from '../http/validation.ts';

/** docs/contract.md, "Validation": text, at sign, text, dot, text. Runs in linear time. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const emailSchema = string()
  .trim()
  .max(limits.emailMax, validationMessage('validation.emailInvalid'))
  .matches(emailPattern, { message: validationMessage('validation.emailInvalid'), excludeEmptyString: true });

/** For storage and comparison: trimmed, composed (NFC), in lower case. */
export function normaliseEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
