import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields } from './fields.ts';

/** Whether an external profile may be linked: https only. */
export function isHttpsLink(text: unknown): text is string {
  return typeof text === 'string' && URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Instructor: docs/contract.md, "Entities". */
export type InstructorFile = { id: string } & KindFields['instructors'];
export type Instructor = InOneLanguage<InstructorFile>;
