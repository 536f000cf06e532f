import type { KindFields } from '../content/fields.ts';
import type { FieldLanguages, InOneLanguage } from '../text/local-text.ts';

/** A row of content/courses/<list>.json: what is written of a course, but for where it stands. */
export type CourseFile = { id: string } & Omit<KindFields['courses'], 'list' | 'place'>;

/** What is written of a course, in one language; of a course whose lessons make it `outline` is left out. */
export type CourseWords = InOneLanguage<Omit<KindFields['courses'], 'place'>>;

/** One lesson in a course's outline; `minutes` is the reading and working time. */
export type OutlineItem = NonNullable<CourseWords['outline']>[number] & {
  /** A written lesson without a quiz. */
  readonly noQuiz?: true;
};

/** What of an outline's item a lesson says besides: whether it has a quiz. */
export const quizMark = (questions: number): Pick<OutlineItem, 'noQuiz'> =>
  questions === 0 ? { noQuiz: true } : {};

/** What an answer in another language than the school's first says besides: which texts have no translation. */
interface Translated {
  readonly lang?: FieldLanguages;
}

/** A course with everything its own page shows. */
export interface CourseDetail extends Omit<CourseWords, 'outline'>, Translated {
  _id: string;
  /** Address of the cover on the site. */
  img: string;
  /** Number of lessons in the outline. */
  lessons: number;
  /** Total of the outline, minutes. */
  minutes: number;
  /** Whether all lessons are written: only such a course can be joined or bought. */
  complete: boolean;
  outline: OutlineItem[];
}

/** A course in a list: what a card shows. docs/contract.md, "Entities". */
export type Course = Omit<CourseDetail, 'audience' | 'outcomes' | 'outline'>;

/** The card of a course: what its own page alone shows is left out. */
export function cardOf({
  audience: _,
  outcomes: _outcomes,
  outline: _outline,
  ...card
}: CourseDetail): Course {
  return card;
}

/**
 * The order of courses wherever several stand together: what can be had now before what opens later, each part in the
 * order that it came in. The lists of the API and the courses beside a course both ask here. docs/contract.md, "Cards".
 * @returns a new list
 */
export function openFirst<Listed extends Pick<Course, 'complete'>>(courses: readonly Listed[]): Listed[] {
  return courses.toSorted((a, b) => Number(b.complete) - Number(a.complete));
}

/** A course as a built page carries it: its price is asked for. docs/decisions/0134-no-price-in-built-pages.md */
export type Unpriced<One extends Course> = Omit<One, 'price'> & { readonly price?: number | undefined };

/** What each published course costs by its id: US dollars. */
export type Prices = Readonly<Record<string, number>>;

/** The special list's entries carry `id` and `_id`: docs/contract.md, "Entities". */
export type SpecialCourse = Course & { id: string };
