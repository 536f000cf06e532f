import { array, boolean, type InferType, number, object, string } from 'yup';
import { type ListName, listNames } from './lists.ts';
import type { FieldLanguages } from './local-text.ts';
import { type SubjectName, subjectNames } from './subjects.ts';
import { says } from './validation.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** One lesson in a course's outline; `minutes` is the reading and working time. */
export const outlineItemSchema = object({
  id: string().matches(kebab, says('faults.kebab')).required(),
  title: string().trim().min(2).max(80).required(),
  minutes: number().integer().min(1).max(180).required(),
}).noUnknown();

/** A course in a list: what a card shows. docs/contract.md, "Entities". */
export const courseSchema = object({
  _id: string().matches(kebab, says('faults.kebab')).required(),
  title: string().trim().min(3).max(60).required(),
  /** US dollars. */
  price: number().min(0).max(999).required(),
  /** Address of the cover on the site. */
  img: string()
    .matches(/^\/[\w./-]+$/)
    .required(),
  list: string<ListName>().oneOf(listNames).required(),
  subject: string<SubjectName>().oneOf(subjectNames).required(),
  summary: string().trim().min(20).max(200).required(),
  /** Number of lessons in the outline. */
  lessons: number().integer().min(1).required(),
  /** Total of the outline, minutes. */
  minutes: number().integer().min(1).required(),
  /** Whether all lessons are written: only such a course can be joined or bought. */
  complete: boolean().required(),
}).noUnknown();

/** A course with everything its own page shows. */
export const courseDetailSchema = courseSchema.concat(
  object({
    audience: string().trim().min(10).max(240).required(),
    outcomes: array().of(string().trim().min(5).max(140).required()).min(3).max(6).required(),
    outline: array().of(outlineItemSchema).min(3).max(20).required(),
  }),
);

export type OutlineItem = InferType<typeof outlineItemSchema>;
/** What an answer in another language than the school's first says besides: which texts have no translation. */
interface Translated {
  readonly lang?: FieldLanguages;
}
export type Course = InferType<typeof courseSchema> & Translated;
export type CourseDetail = InferType<typeof courseDetailSchema> & Translated;

/** A course as a built page carries it: its price is asked for. docs/decisions/0134-no-price-in-built-pages.md */
export type Unpriced<One extends Course> = Omit<One, 'price'> & { readonly price?: number | undefined };

/** What each published course costs by its id: US dollars. */
export type Prices = Readonly<Record<string, number>>;

/** The special list's entries carry `id` and `_id`: docs/contract.md, "Entities". */
export type SpecialCourse = Course & { id: string };
