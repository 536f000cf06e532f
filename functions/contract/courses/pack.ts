/** What a device compares to keep a course offline: docs/offline.md. */

/** Identifies a file or answer and its complete content. */
export interface ContentHash {
  /** SHA-256 in base64url; of an answer as JSON without spaces. */
  readonly hash: string;
  /** Compressed size in bytes. */
  readonly bytes: number;
}

/** A lesson, identified by the answer of `GET /course/:courseId/lesson/:lessonId`. */
export interface LessonHash extends ContentHash {
  readonly id: string;
}

/** An uploaded file. */
export interface FileHash extends ContentHash {
  /** Its address on the site. */
  readonly at: string;
}

/** The published course, as far as the caller may read it: `maxPackBytes` at most. */
export interface CoursePack {
  /** The answer of `GET /course/:id`, or of `GET /enrolment/:courseId/course` where it is `withdrawn`: the same text. */
  readonly course: ContentHash;
  /** Ids of all its lessons, in their order. */
  readonly outline: readonly string[];
  /** Unpublished: only its students can read it. */
  readonly withdrawn?: true;
  /** Lessons that the caller may read, in order. */
  readonly lessons: readonly LessonHash[];
  /** Files that those lessons show or link. */
  readonly files: readonly FileHash[];
  /** Whether it needs fonts of another script. */
  readonly hasOtherScript: boolean;
}

/** Maximum compressed size of a course pack in one language, bytes. */
export const maxPackBytes = 2_000_000;
