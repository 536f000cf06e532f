import { instructorSubjects } from '@pathshala/contract/catalogue/subjects';
import type { NameKey } from '@pathshala/messages/keys';
import { instructorsOf, portraitOf } from '../../course-ui/built-instructors.ts';
import type { School } from '../../page/page-loader.ts';

export interface InstructorFace {
  readonly path: string;
  readonly label: NameKey;
  readonly portrait: string;
}

/** One face of each subject that has an instructor. Never in a browser. */
export async function instructorFaces(school: School): Promise<InstructorFace[]> {
  const instructors = await instructorsOf(school);
  return instructorSubjects.flatMap(({ subject, path, label }) => {
    const first = instructors.find((candidate) => candidate.subject === subject);
    return first ? [{ path, label, portrait: portraitOf(first) }] : [];
  });
}
