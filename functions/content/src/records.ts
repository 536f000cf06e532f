import type { Course, CourseDetail } from '@pathshala/contract/course';
import type { ListName } from '@pathshala/contract/lists';

/** What the catalogue is stored as. The seed writes it and the API reads it. */

/** `courses/{id}`: everything of a course but its id. */
export type CourseRecord = Omit<CourseDetail, '_id'>;

/** `catalogue/{list}`: a whole list, so that it costs one read. */
export interface CatalogueRecord {
  readonly list: ListName;
  readonly courses: readonly Course[];
}

/** `courses/{id}/lessons/{lessonId}`: server only, with the answers. */
export interface LessonRecord {
  /** Place in the course, from 1. */
  readonly order: number;
  readonly title: string;
  readonly minutes: number;
  /** HTML made from our own Markdown. */
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
}
