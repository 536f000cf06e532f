import type { GlossaryRow } from '@pathshala/content/glossary';
import type { Level } from '@pathshala/content/practice/exercise';
import type { ShownExercise } from '@pathshala/content/practice/show-exercise';
import type { LessonRecord } from '@pathshala/content/records';
import type { Blog } from '@pathshala/contract/blog';
import type { CourseDetail } from '@pathshala/contract/course';
import type { Instructor } from '@pathshala/contract/instructor';
import type { SchoolPage } from '@pathshala/contract/school-page';

/**
 * The school as pages are rendered from it, in the language that is rendered: from its files when the site is built, from
 * Firestore for what was published since.
 */
export interface School {
  courses(): Promise<readonly CourseDetail[]>;
  /** As it was written; undefined where there is none. Who may read it is for the caller to ask. */
  lesson(courseId: string, lessonId: string): Promise<LessonRecord | undefined>;
  /** The newest first. */
  articles(): Promise<readonly Blog[]>;
  instructors(): Promise<readonly Instructor[]>;
  /** A page that is text alone, and the fingerprint by which it is known whether it was published anew. */
  page(name: string): Promise<{ readonly page: SchoolPage; readonly print: string } | undefined>;
  glossary(): Promise<readonly GlossaryRow[]>;
  /** The exercise of a skill that stands on its page before any script. */
  exercise(skillId: string, seed: number, level: Level): Promise<ShownExercise>;
}

/** What a page's loader is told. It runs where the page is rendered, never in a browser. */
export interface PageCall {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly context: School;
}

export type PageLoader<Data> = (call: PageCall) => Promise<Data> | Data;
