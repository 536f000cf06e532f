import { array, boolean, type InferType, object, string } from 'yup';
import type { InOneLanguage } from './local-text.ts';
import { localText } from './local-text-schema.ts';
import { type InstructorSubject, instructorSubjects } from './subjects.ts';
import { says } from './validation.ts';

/** How a portrait is drawn; the seed makes two people differ. */
export const portraitSchema = object({
  seed: string().required(),
  look: string<'woman' | 'man'>().oneOf(['woman', 'man']).required(),
  hijab: boolean(),
  beard: boolean(),
  glasses: boolean(),
}).noUnknown();

/** Whether a page of somebody's elsewhere may be linked: nothing that runs, and nothing that anybody on the way can change. */
export function isHttpsLink(text: unknown): text is string {
  return typeof text === 'string' && URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Empty: they have none there. */
const socialLink = string().test('https', says('faults.https'), (text) => !text || isHttpsLink(text));

/** Instructor: docs/contract.md, "Entities". The picture is drawn from `portrait`; links may be left out. */
export const instructorSchema = object({
  id: string().required(),
  subject: string<InstructorSubject>()
    .oneOf(instructorSubjects.map((row) => row.subject))
    .required(),
  name: localText({ min: 3, max: 60 }),
  education: localText({ min: 5, max: 120 }),
  bio: localText({ min: 10, max: 240 }),
  links: object({ facebook: socialLink, linkedin: socialLink, youtube: socialLink }).noUnknown().optional(),
  portrait: portraitSchema.required(),
}).noUnknown();

export const instructorsSchema = array().of(instructorSchema.required()).min(1).required();

export type Portrait = InferType<typeof portraitSchema>;
export type InstructorFile = InferType<typeof instructorSchema>;
export type Instructor = InOneLanguage<InstructorFile>;
