import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Instructor, instructorsSchema, type Portrait } from '@pathshala/functions/contract/instructor';
import { listNames, listOf } from '@pathshala/functions/contract/lists';
import type { SubjectName } from '@pathshala/functions/contract/subjects';

/** What the pictures are drawn from. */
export interface CourseSource {
  readonly id: string;
  readonly title: string;
  readonly subject: SubjectName;
  readonly summary: string;
  readonly chip: string;
  /** Differs between courses of one subject that stand near each other. */
  readonly turn: number;
}

export interface HomeSource {
  readonly programs: Readonly<Record<string, readonly { id: string; subject: SubjectName; title: string }[]>>;
  readonly testimonials: readonly { portrait: Portrait }[];
  readonly moments: readonly { scene: string }[];
}

/** Reads a JSON file of the content; a bad one is named. */
export async function readJson<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readIfThere<T>(file: string, otherwise: T): Promise<T> {
  try {
    return await readJson<T>(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** All courses of all lists, in the lists' order. */
export async function readCourses(contentDir: string): Promise<CourseSource[]> {
  const courses: CourseSource[] = [];
  for (const [row, list] of listNames.entries()) {
    const file = join(contentDir, 'courses', `${list}.json`);
    const entries = await readIfThere<Omit<CourseSource, 'chip' | 'turn'>[]>(file, []);
    const seen = new Map<SubjectName, number>();
    for (const { id, title, subject, summary } of entries) {
      const turn = seen.get(subject) ?? 0;
      seen.set(subject, turn + 1);
      courses.push({ id, title, subject, summary, chip: listOf(list).chip, turn: turn + row * 5 });
    }
  }
  return courses;
}

export async function readInstructors(contentDir: string): Promise<readonly Instructor[]> {
  const file = join(contentDir, 'instructors.json');
  return (await instructorsSchema.validate(await readJson(file))) as Instructor[];
}

export function readHome(contentDir: string): Promise<HomeSource> {
  return readJson<HomeSource>(join(contentDir, 'site', 'home.json'));
}
