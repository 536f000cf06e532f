import { string } from 'yup';
import { says } from '../http/validation.ts';
import { limits } from '../site/messages.ts';

/** docs/contract.md, "Validation": text, at sign, text, dot, text. No text takes more than linear time. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** An address that may be left out. */
export const emailSchema = string()
  .trim()
  .max(limits.emailMax, says('validation.emailInvalid'))
  .matches(emailPattern, { message: says('validation.emailInvalid'), excludeEmptyString: true });
