import { type CoursePack, type FilePrint, packMost } from '@pathshala/contract/course-pack';
import type { Language } from '@pathshala/contract/languages';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { noSuchCourse } from '../domain/courses.ts';
import { findEnrolment } from '../domain/enrolments.ts';
import { type CoursePrints, coursePrints } from './course-prints.ts';
import { filePrints, type ReadFile } from './file-prints.ts';

/** Which course is to be kept, in which language, and by whom. */
interface PackAsked {
  readonly caller: Caller | undefined;
  readonly courseId: string;
  readonly language: Language;
}

const weightOf = (parts: readonly { readonly bytes: number }[]) =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Files one after the other, as long as there is room: of a course that is far too large not all have to be read.
 * @param room bytes
 * @throws DomainError `conflict` where there is none
 */
async function filesOf(
  names: ReadonlySet<string>,
  printOf: (name: string) => Promise<FilePrint | undefined>,
  room: number,
): Promise<FilePrint[]> {
  const files: FilePrint[] = [];
  let left = room;
  for (const name of names) {
    const print = await printOf(name);
    if (!print) continue;
    files.push(print);
    left -= print.bytes;
    if (left < 0) break;
  }
  if (left < 0) throw new DomainError('conflict', 'This course is too large to save on a device.');
  return files;
}

/** The lessons of a course that the caller may read. */
async function readable(
  db: Firestore,
  { caller, courseId }: PackAsked,
  { lessons, withdrawn }: CoursePrints,
): Promise<CoursePrints['lessons']> {
  const has = caller !== undefined && (await findEnrolment(db, caller.uid, courseId)) !== undefined;
  if (withdrawn && !has) throw noSuchCourse();
  return has ? lessons : lessons.filter(({ isOpen }) => isOpen);
}

/**
 * Says what a device needs to know to keep a course: what is published of it, as far as the caller may read it.
 * @param readFile gives what editors have uploaded
 * @returns what throws DomainError `not-found`, `course-not-open`, or `conflict` for more than a device is to keep
 */
export function coursePacks(db: Firestore, readFile: ReadFile): (asked: PackAsked) => Promise<CoursePack> {
  const printsOf = coursePrints(db);
  const printOf = filePrints(readFile);
  return async (asked) => {
    const prints = await printsOf(asked.courseId, asked.language);
    const lessons = await readable(db, asked, prints);
    const { hash, bytes } = prints.course;
    const media = new Set(lessons.flatMap((one) => one.media));
    return {
      course: { hash, bytes },
      outline: prints.outline,
      ...(prints.withdrawn && { withdrawn: true as const }),
      lessons: lessons.map((one) => ({ id: one.id, hash: one.hash, bytes: one.bytes })),
      files: await filesOf(media, printOf, packMost - weightOf([prints.course, ...lessons])),
      hasOtherScript: [prints.course, ...lessons].some((one) => one.hasOtherScript),
    };
  };
}
