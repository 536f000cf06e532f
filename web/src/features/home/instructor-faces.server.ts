import { portraitPath } from '@pathshala/contract/paths';
import { instructorSubjects } from '@pathshala/contract/subjects';
import { schoolContent } from '../../school-content.server.ts';

export interface InstructorFace {
  readonly path: string;
  readonly label: string;
  readonly portrait: string;
}

/** One face of each instructor subject. Runs at build time only. */
export async function instructorFaces(): Promise<InstructorFace[]> {
  const { instructors } = await schoolContent();
  return instructorSubjects.map(({ subject, path, label }) => {
    const first = instructors.find((candidate) => candidate.subject === subject);
    if (!first) throw new Error(`instructors.json has nobody for ${subject}`);
    return { path, label, portrait: portraitPath(first.id) };
  });
}
