import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import type { ContentHash, LessonHash } from '@pathshala/contract/courses/pack';
import { mediaIn } from '@pathshala/contract/pictures/in-markdown';
import { hasOtherScript, type Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { cacheResponses } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import { findCourse } from '../domain/courses.ts';
import { knownRevision, recallRevision } from '../domain/manifest.ts';
import { findVersion, toLesson } from './lessons.ts';

/** A text's hash and its files. */
interface Made extends ContentHash {
  readonly hasOtherScript: boolean;
}

interface LessonMade extends Made, LessonHash {
  /** Whether anybody may read it. */
  readonly isOpen: boolean;
  /** Names of the uploaded files in it. */
  readonly media: readonly string[];
}

/** The published course and its lessons in a language; the same for everybody. */
export interface CourseHashes {
  readonly course: Made;
  readonly outline: readonly string[];
  /** Unpublished: for its students only. */
  readonly withdrawn: boolean;
  readonly lessons: readonly LessonMade[];
}

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** @param text an answer as sent */
function madeOf(text: string): Made {
  return { hash: hashOf(text), bytes: gzipSync(text).length, hasOtherScript: hasOtherScript(text) };
}

async function lessonMade(
  db: Firestore,
  course: CourseDetail,
  id: string,
  language: Language,
): Promise<LessonMade | undefined> {
  const version = await findVersion(db, course, id, language);
  if (!version) return undefined;
  const text = JSON.stringify(toLesson(version));
  const isOpen = mayReadLesson(course, id, 'visitor') === 'open';
  return { id, ...madeOf(text), isOpen, media: mediaIn(text) };
}

/** @throws DomainError `not-found`, `course-not-open` */
async function readHashes(db: Firestore, courseId: string, language: Language): Promise<CourseHashes> {
  const { course, withdrawn } = await findCourse(db, courseId, language);
  if (!course.complete) throw new DomainError('course-not-open');
  const outline = course.outline.map(({ id }) => id);
  const lessons = await Promise.all(outline.map((id) => lessonMade(db, course, id, language)));
  return {
    course: madeOf(JSON.stringify(course)),
    outline,
    withdrawn,
    lessons: lessons.filter((one) => one !== undefined),
  };
}

/** Caches a course's hashes until something is published. */
export function courseHashes(db: Firestore): (courseId: string, language: Language) => Promise<CourseHashes> {
  const answers = cacheResponses(
    (key) => {
      const [language, courseId] = JSON.parse(key) as [Language, string];
      return readHashes(db, courseId, language);
    },
    { known: () => knownRevision(db), now: () => recallRevision(db) },
  );
  return async (courseId, language) => {
    const { body } = await answers(JSON.stringify([language, courseId]));
    return JSON.parse(body.toString()) as CourseHashes;
  };
}
