import type { KindFields } from '../content/fields.ts';
import type { FieldLanguages, InOneLanguage } from '../text/local-text.ts';

export type CourseWords = InOneLanguage<KindFields['courses']>;

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
  complete: boolean;
  outline: OutlineItem[];
}

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

export type Prices = Readonly<Record<string, number>>;

export type SpecialCourse = Course & { id: string };

/** US dollars, whole cents, as `$12` or `$9.50`. */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
