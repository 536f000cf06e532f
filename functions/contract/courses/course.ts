import type { KindFields } from '../content/fields.ts';
import type { FieldLanguages, InOneLanguage } from '../text/local-text.ts';

/** A source course in one language; without `outline` if its lessons define it. */
export type CourseWords = InOneLanguage<KindFields['courses']>;

/** A lesson in a course's outline; `minutes` covers reading and exercises. */
export type OutlineItem = NonNullable<CourseWords['outline']>[number] & {
  readonly noQuiz?: true;
};

export const quizMark = (questions: number): Pick<OutlineItem, 'noQuiz'> =>
  questions === 0 ? { noQuiz: true } : {};

interface Translated {
  readonly lang?: FieldLanguages;
}

export interface CourseDetail extends Omit<CourseWords, 'outline' | 'picture'>, Translated {
  _id: string;
  img: string;
  lessons: number;
  /** Total of the outline, minutes. */
  minutes: number;
  /** Whether all lessons are written; only then it can be joined or bought. */
  complete: boolean;
  outline: OutlineItem[];
}

/** A course card: docs/contract.md, "Entities". */
export type Course = Omit<CourseDetail, 'pictureText' | 'audience' | 'outcomes' | 'outline'>;

export function cardOf({
  pictureText: _picture,
  audience: _,
  outcomes: _outcomes,
  outline: _outline,
  ...card
}: CourseDetail): Course {
  return card;
}

/** Open courses come first; otherwise the order stays. docs/contract.md, "Cards". */
export function openFirst<Listed extends Pick<Course, 'complete'>>(courses: readonly Listed[]): Listed[] {
  return courses.toSorted((a, b) => Number(b.complete) - Number(a.complete));
}

/** A course in a built page, without its price. docs/decisions/0134-no-price-in-built-pages.md */
export type Unpriced<One extends Course> = Omit<One, 'price'> & { readonly price?: number | undefined };

/** Prices of published courses by id, US dollars. */
export type Prices = Readonly<Record<string, number>>;

/** The special list's entries carry `id` and `_id`: docs/contract.md, "Entities". */
export type SpecialCourse = Course & { id: string };

/** US dollars, whole cents, as `$12` or `$9.50`. */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
