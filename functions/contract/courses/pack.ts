/** What a device that keeps a course compares: docs/offline.md. */

/** By what a device knows that something has come whole, and that it has it already. */
export interface ContentHash {
  /** SHA-256 of it, in base64url; of an answer as JSON without spaces. */
  readonly hash: string;
  /** What it weighs on the way, compressed: bytes. */
  readonly bytes: number;
}

/** A lesson, by what the answer of `GET /course/:courseId/lesson/:lessonId` is. */
export interface LessonHash extends ContentHash {
  readonly id: string;
}

/** A picture or file that an editor has uploaded. */
export interface FileHash extends ContentHash {
  /** Its address on the site. */
  readonly at: string;
}

/** A course as it is published now, as far as the caller may read it: `maxPackBytes` at most. */
export interface CoursePack {
  /** The answer of `GET /course/:id`, or of `GET /enrolment/:courseId/course` where it is `withdrawn`: the same text. */
  readonly course: ContentHash;
  /** Ids of all its lessons, in their order. */
  readonly outline: readonly string[];
  /** Unpublished: only the people who have it are answered. */
  readonly withdrawn?: true;
  /** The lessons that the caller may read, in their order. */
  readonly lessons: readonly LessonHash[];
  /** What those lessons show, and lead to. */
  readonly files: readonly FileHash[];
  /** Whether it has letters of another script than the first language's: their fonts come along then. */
  readonly hasOtherScript: boolean;
}

/** What a course may weigh in a language, with everything that it needs, as it comes: bytes. */
export const maxPackBytes = 2_000_000;
