/** What a device that keeps a course compares: docs/offline.md. */

/** A lesson, by what its answer is. */
export interface LessonPrint {
  readonly id: string;
  /** SHA-256 of the answer of `GET /course/:courseId/lesson/:lessonId` as JSON without spaces, in base64url. */
  readonly hash: string;
  /** What the answer weighs on the way, compressed: bytes. */
  readonly bytes: number;
}

/** The lessons of a course that the caller may read, in their order. */
export interface CoursePack {
  readonly lessons: readonly LessonPrint[];
}

/** What a course may weigh in a language, with everything that it needs, as it comes: bytes. */
export const packMost = 2_000_000;
