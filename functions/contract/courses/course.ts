import type { KindFields } from '../content/fields.ts';
import type { FieldLanguages, InOneLanguage } from '../text/local-text.ts';

/** A course in content/courses/<list>.json, without its position. */
export type CourseFile = { id: string } & Omit<KindFields['courses'], 'list'>;

/** A source course in one language; without `outline` if its lessons define it. */
export type CourseWords = InOneLanguage<KindFields['courses']>;

/** A lesson in a course's outline; `minutes` covers reading and exercises. */
export type OutlineItem = NonNullable<CourseWords['outline']>[number] & {
  /** A written lesson without a quiz. */
  readonly noQuiz?: true;
};

/** What a lesson adds to its outline entry: whether it has a quiz. */
export const quizMark = (questions: number): Pick<OutlineItem, 'noQuiz'> =>
  questions === 0 ? { noQuiz: true } : {};

/** What an answer in a translation adds: which texts are not translated. */
interface Translated {
  readonly lang?: FieldLanguages;
}

/** A course with all data of its page. */
export interface CourseDetail extends Omit<CourseWords, 'outline' | 'picture'>, Translated {
  _id: string;
  /** Address of the cover on the site. */
  img: string;
  /** Number of lessons in the outline. */
  lessons: number;
  /** Total of the outline, minutes. */
  minutes: number;
  /** Whether all lessons are written; only then it can be joined or bought. */
  complete: boolean;
  outline: OutlineItem[];
}

/** A course card: docs/contract.md, "Entities". */
export type Course = Omit<CourseDetail, 'pictureText' | 'audience' | 'outcomes' | 'outline'>;

/** Reduces a course to its card. */
export function cardOf({
  pictureText: _picture,
  audience: _,
  outcomes: _outcomes,
  outline: _outline,
  ...card
}: CourseDetail): Course {
  return card;
}

/**
 * Sorts open courses before those that open later, otherwise keeping the order. Used by the API's lists and by related
 * courses. docs/contract.md, "Cards".
 * @returns a new list
 */
export function openFirst<Listed extends Pick<Course, 'complete'>>(courses: readonly Listed[]): Listed[] {
  return courses.toSorted((a, b) => Number(b.complete) - Number(a.complete));
}

/** A course in a built page, without its price. docs/decisions/0134-no-price-in-built-pages.md */
export type Unpriced<One extends Course> = Omit<One, 'price'> & { readonly price?: number | undefined };

/** Prices of published courses by id, US dollars. */
export type Prices = Readonly<Record<string, number>>;

/** The special list's entries carry `id` and `_id`: docs/contract.md, "Entities". */
export type SpecialCourse = Course & { id: string };

/**
 * Formats a price.
 * @param dollars US dollars, ≥ 0, whole cents
 * @returns with a `$`, and cents only if there are any: `$12`, `$9.50`, `$0`
 */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
