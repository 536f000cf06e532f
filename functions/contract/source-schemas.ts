import { array, type InferType, number, object, string } from 'yup';
import { outlineItemSchema } from './course.ts';
import { localText } from './local-text-schema.ts';
import { type SubjectName, subjectNames } from './subjects.ts';
import { says } from './validation.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An entry of content/courses/<list>.json. `outline` is left out where lesson files make it. */
export const courseSourceSchema = object({
  id: string().matches(kebab, says('faults.kebab')).required(),
  title: localText({ min: 3, max: 60 }),
  price: number()
    .min(0)
    .max(999)
    .test('cents', says('faults.cents'), (value) => Number(value?.toFixed(2)) === value)
    .required(),
  subject: string<SubjectName>().oneOf(subjectNames).required(),
  summary: localText({ min: 20, max: 200 }),
  audience: localText({ min: 10, max: 240 }),
  outcomes: array()
    .of(localText({ min: 5, max: 140 }))
    .min(3)
    .max(6)
    .required(),
  outline: array()
    .of(outlineItemSchema.shape({ title: localText({ min: 2, max: 80 }) }))
    .min(3)
    .max(20),
}).noUnknown();

/** Front matter of content/lessons/<course>/<n>-<lesson>.md. */
export const lessonHeadSchema = object({
  title: string().trim().min(2).max(80).required(),
  minutes: number().integer().min(1).max(180).required(),
}).noUnknown();

/** The same of a lesson's version in another language: its minutes are the first one's. */
export const translatedHeadSchema = lessonHeadSchema.omit(['minutes']).noUnknown();

/** An entry of content/lessons/<course>/<n>-<lesson>.bn.quiz.json: the right option is the first version's. */
export const translatedQuizSchema = object({
  question: string().trim().min(3).max(600).required(),
  options: array()
    .of(string().trim().min(1).max(240).required())
    .min(3)
    .max(4)
    .test('different', says('faults.different'), (all) => new Set(all).size === all?.length)
    .required(),
  explanation: string().trim().min(5).max(600).required(),
  /** What is said to who has chosen a wrong option, at the place of that option; empty: nothing of its own. */
  feedback: array()
    .of(string().trim().max(300).defined())
    .max(4)
    .test('places', says('faults.feedbackPlaces'), (all, { parent }) => {
      const { options } = parent as { options?: unknown[] };
      return (all?.length ?? 0) <= (options?.length ?? 0);
    }),
  /** A mathjs expression that the tests work out; it is not stored. */
  compute: string().trim().max(200),
}).noUnknown();

/** An entry of content/lessons/<course>/<n>-<lesson>.quiz.json. */
export const quizSourceSchema = translatedQuizSchema.shape({
  answer: number()
    .integer()
    .min(0)
    .required()
    .test('in-options', says('faults.notOption'), (value, context) => {
      const { options } = context.parent as { options?: unknown[] };
      return value < (options?.length ?? 0);
    }),
});

export type CourseSource = InferType<typeof courseSourceSchema>;
export type LessonHead = InferType<typeof lessonHeadSchema>;
export type QuizSource = InferType<typeof quizSourceSchema>;
export type TranslatedQuizSource = InferType<typeof translatedQuizSchema>;
