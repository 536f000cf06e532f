import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import type { Translation } from '@pathshala/contract/text/languages';
import type { CardWord, CourseWord } from './kinds/course.ts';

/** What the catalogue is stored as. The seed writes it and the API reads it. */

/** What a card says, in another language than the school's first. A text without a translation is the first one's. */
export type CardTexts = Readonly<Pick<CourseDetail, CardWord>>;

/** What a course's page says, in another language. */
export interface CourseTexts extends Readonly<Pick<CourseDetail, CourseWord>> {
  /** The titles of its lessons, by their ids. */
  readonly outline: Readonly<Record<string, string>>;
}

/** Beside a record, by language; left out where nothing of it is translated. */
type InOtherLanguages<Texts> = { readonly [Name in Translation]?: Texts };

/**
 * `courses/{id}`: everything of a course but its id. `withdrawn`: it was unpublished, and stays for the people who have it
 * alone.
 */
export type CourseRecord = Omit<CourseDetail, '_id' | 'lang'> &
  InOtherLanguages<CourseTexts> & { readonly withdrawn?: true };

export type CardRecord = Omit<Course, 'lang'> & InOtherLanguages<CardTexts>;

/** `catalogue/{list}`: a whole list, so that it costs one read. */
export interface CatalogueRecord {
  readonly list: ListName;
  readonly courses: readonly CardRecord[];
}

/**
 * `courses/{id}/lessons/{lessonId}`: server only, with the answers. A lesson's version in another language is a whole lesson
 * of its own beside it, such as `first.bn`, so that nobody reads both.
 */
export interface LessonRecord {
  readonly title: string;
  readonly minutes: number;
  /** HTML, rendered from our Markdown. */
  readonly body: string;
  readonly quiz: readonly QuizRecord[];
}

export interface QuizRecord {
  /** HTML, as are the options and the explanation. */
  readonly question: string;
  readonly options: readonly string[];
  /** Which option is right, counted from 0. */
  readonly answer: number;
  readonly explanation: string;
  /** What is said of a wrong option, at its place; empty: nothing. Left out where no option has any. */
  readonly feedback?: readonly string[];
}
