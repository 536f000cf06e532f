import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instructor } from '@pathshala/functions/contract/instructor';
import { portraitPath } from '@pathshala/functions/contract/paths';
import { instructorSubjects } from '@pathshala/functions/contract/subjects';

export interface InstructorFace {
  readonly path: string;
  readonly label: string;
  readonly portrait: string;
}

const file = join(process.cwd(), '../functions/content/instructors.json');

/** One face of each instructor subject. Runs at build time only. */
export async function instructorFaces(): Promise<InstructorFace[]> {
  const instructors = JSON.parse(await readFile(file, 'utf8')) as Instructor[];
  return instructorSubjects.map(({ subject, path, label }) => {
    const first = instructors.find((candidate) => candidate.subject === subject);
    if (!first) throw new Error(`instructors.json has nobody for ${subject}`);
    return { path, label, portrait: portraitPath(first.id) };
  });
}
