import { createHash } from 'node:crypto';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import type { Translation } from '@pathshala/contract/text/languages';
import type { CardWord, CourseWord } from './kinds/course.ts';
import { fitFields } from './kinds/fields-of.ts';
import type { Source } from './sources.ts';

export type CardTexts = Readonly<Pick<CourseDetail, CardWord>>;

export interface CourseTexts extends Readonly<Pick<CourseDetail, CourseWord>> {
  readonly outline: Readonly<Record<string, string>>;
}

type InOtherLanguages<Texts> = { readonly [Name in Translation]?: Texts };

/** `courses/{id}`. `withdrawn`: unpublished, and kept for the people who have it. */
export type CourseRecord = Omit<CourseDetail, '_id' | 'lang'> &
  InOtherLanguages<CourseTexts> & { readonly withdrawn?: true };

export type CardRecord = Omit<Course, 'lang'> & InOtherLanguages<CardTexts>;

/** `catalogue/{list}`: one document, so that a list costs one read. */
export interface CatalogueRecord {
  readonly list: ListName;
  readonly courses: readonly CardRecord[];
}

/** `courses/{id}/lessons/{lessonId}`, server only. Another language is a document beside it: `first.bn`. */
export interface LessonRecord {
  readonly title: string;
  readonly minutes: number;
  readonly body: string;
  readonly quiz: readonly QuizRecord[];
}

export interface QuizRecord {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: number;
  readonly explanation: string;
  /** Feedback on wrong options, by position; empty: none. Absent if no option has any. */
  readonly feedback?: readonly string[];
}

/** Depends on the order of fields, which the readers of files keep. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** Independent of the order of items and fields. */
export function contentHashOf(items: readonly Source[]): string {
  const all = items.map(({ kind, id, fields }) => [id, fitFields(kind, fields).fields] as const);
  return contentHash(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}
