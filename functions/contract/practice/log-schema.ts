import { array, number, object, type Schema, string } from 'yup';
import { type AddPracticeInput, type PracticeOutcome, practiceLimits, practiceOutcomes } from './log.ts';
import '../http/validation.ts';

const whole = (min: number, max: number) => number().strict().integer().min(min).max(max).required();

/** One entry of a log. */
export const practiceEntrySchema = object({
  id: string()
    .strict()
    .matches(/^[\w-]{1,40}$/)
    .required(),
  at: whole(0, Number.MAX_SAFE_INTEGER),
  template: string()
    .strict()
    .matches(/^[a-z0-9-]{1,60}$/)
    .required(),
  seed: whole(0, 999_999_999),
  level: whole(1, 3),
  outcome: string<PracticeOutcome>().strict().oneOf(practiceOutcomes).required(),
  marks: object({ score: whole(0, 100), of: whole(1, 100) })
    .default(undefined)
    .optional(),
}).required();

/** Body of `POST /practice/log`. */
export const addPracticeSchema: Schema<AddPracticeInput> = object({
  entries: array(practiceEntrySchema).min(1).max(practiceLimits.maxPerCall).required(),
});
