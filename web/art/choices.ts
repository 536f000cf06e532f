import { type SubjectName, subjectNames, subjects } from '@pathshala/contract/catalogue/subjects';
import type { Portrait } from '@pathshala/contract/content/instructor';
import {
  drawnPortraits,
  type SubjectUse,
  subjectDrawings,
  subjectUses,
} from '@pathshala/contract/pictures/item-picture';
import { blogPicture } from './covers/blog-picture.ts';
import { bookCover } from './covers/book-cover.ts';
import { coverGround } from './covers/course-cover.ts';
import { svg } from './drawing/svg.ts';
import type { Output } from './output.ts';
import { portrait } from './portraits/portrait.ts';
import { programPicture } from './programs/program-picture.ts';
import { tintOf } from './signs/tint.ts';

/** @param id seed of the drawing @param turn its number among those of its subject */
type Draw = (id: string, subject: SubjectName, turn: number) => string;

const drawers: Readonly<Record<SubjectUse, Draw>> = {
  course: (id, subject, turn) => svg(400, 300, coverGround({ id, subject, turn })),
  article: blogPicture,
  book: (id, subject) => bookCover({ id, title: '', level: '', subject }),
  program: programPicture,
};

/** The looks of the portraits to choose from. */
const looks: readonly Omit<Portrait, 'seed'>[] = [
  { look: 'woman' },
  { look: 'man' },
  { look: 'woman', hijab: true },
  { look: 'man', beard: true },
  { look: 'woman', glasses: true },
  { look: 'man', glasses: true },
  { look: 'woman', hijab: true, glasses: true },
  { look: 'man', beard: true, glasses: true },
];

/** The drawings that editors choose from by looking at them. */
export async function buildChoices(output: Output): Promise<void> {
  for (const use of subjectUses) {
    for (const subject of subjectNames) {
      for (const [at, path] of subjectDrawings(use, subject).entries())
        await output.write(path.slice(1), drawers[use](`choice-${subject}-${at}`, subject, at));
    }
  }
  for (const [at, path] of drawnPortraits.entries()) {
    const { subject } = subjects[at % subjects.length] ?? subjects[0];
    const person: Portrait = { look: 'woman', ...looks[at % looks.length], seed: `choice-${at}` };
    await output.write(path.slice(1), portrait(person, tintOf(subject)));
  }
}
