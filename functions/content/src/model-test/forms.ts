import type { DrawnSubject } from '@pathshala/contract/catalogue/subjects';
import type { Level, SchoolClass } from '../practice/exercise.ts';

export interface Assigned {
  /** `choice`: with four options. `worked`: more than one tap. `typed`: the student types the answer. */
  readonly of: 'any' | 'choice' | 'worked' | 'typed';
  readonly count: number;
  readonly marks: number;
  readonly level: Level;
}

interface Creative {
  readonly of: 'creative';
  readonly count: number;
  readonly toAnswer: number;
}

export type SectionName = 'warmUp' | 'think' | 'choose' | 'work' | 'longer' | 'creative';
export type SectionRow = { readonly name: SectionName } & (Assigned | Creative);

/** docs/model-tests.md */
interface Form {
  readonly minutes: number;
  readonly sections: readonly SectionRow[];
}

/** An answer of one tap earns one mark; a worked, written answer earns three. */
export const forms = {
  beginning: {
    minutes: 30,
    sections: [
      { name: 'warmUp', of: 'any', count: 8, marks: 1, level: 1 },
      { name: 'think', of: 'worked', count: 6, marks: 2, level: 2 },
    ],
  },
  /** For subjects with few templates. */
  shortPrimary: {
    minutes: 30,
    sections: [
      { name: 'choose', of: 'choice', count: 8, marks: 1, level: 1 },
      { name: 'work', of: 'worked', count: 6, marks: 2, level: 2 },
    ],
  },
  primary: {
    minutes: 50,
    sections: [
      { name: 'choose', of: 'choice', count: 10, marks: 1, level: 1 },
      { name: 'work', of: 'worked', count: 9, marks: 2, level: 2 },
      { name: 'longer', of: 'typed', count: 4, marks: 3, level: 3 },
    ],
  },
  middle: {
    minutes: 60,
    sections: [
      { name: 'choose', of: 'choice', count: 15, marks: 1, level: 1 },
      { name: 'work', of: 'worked', count: 10, marks: 2, level: 2 },
      { name: 'longer', of: 'typed', count: 5, marks: 3, level: 3 },
    ],
  },
  senior: {
    minutes: 80,
    sections: [
      { name: 'choose', of: 'choice', count: 15, marks: 1, level: 2 },
      { name: 'work', of: 'worked', count: 5, marks: 2, level: 3 },
      { name: 'creative', of: 'creative', count: 2, toAnswer: 2 },
    ],
  },
  /** For two years of a subject that has enough stems to choose from. */
  longSenior: {
    minutes: 120,
    sections: [
      { name: 'choose', of: 'choice', count: 20, marks: 1, level: 2 },
      { name: 'creative', of: 'creative', count: 6, toAnswer: 5 },
    ],
  },
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof forms;

export const formOf = (name: FormName): Form => forms[name];

export interface PaperRow {
  readonly class: SchoolClass;
  readonly subject: DrawnSubject;
  readonly form: FormName;
  readonly from: readonly SchoolClass[];
}

const of = (subject: DrawnSubject, form: FormName, ...classes: readonly SchoolClass[]): PaperRow[] =>
  classes.map((one) => ({ class: one, subject, form, from: [one] }));

const oneSubject: readonly PaperRow[] = [
  ...of('bangla', 'beginning', 1, 2),
  ...of('mathematics', 'beginning', 1, 2),
  ...of('mathematics', 'primary', 3, 4, 5),
  ...of('english', 'shortPrimary', 5),
  ...of('biology', 'shortPrimary', 3, 5),
  ...of('mathematics', 'middle', 6, 7, 8),
  ...of('mathematics', 'senior', 9, 11),
  ...of('physics', 'senior', 9),
  { class: 10, subject: 'mathematics', form: 'longSenior', from: [9, 10] },
  { class: 10, subject: 'physics', form: 'senior', from: [9, 10] },
  ...of('chemistry', 'senior', 11),
  { class: 12, subject: 'mathematics', form: 'longSenior', from: [11, 12] },
  { class: 12, subject: 'chemistry', form: 'senior', from: [11, 12] },
];

export const paperRows = oneSubject.toSorted((a, b) => a.class - b.class);

export const nameOfPaper = ({ class: one, subject }: Pick<PaperRow, 'class' | 'subject'>): string =>
  `class-${one}-${subject}`;

export function findPaper(schoolClass: string | null, subject: string | null): PaperRow | undefined {
  return paperRows.find((row) => String(row.class) === schoolClass && row.subject === subject);
}

export const creativeMarks = [1, 2, 3, 4] as const;

export function marksOfForm(name: FormName): number[] {
  const creative = creativeMarks.reduce((all, one) => all + one, 0);
  return formOf(name).sections.map((row) =>
    row.of === 'creative' ? row.toAnswer * creative : row.count * row.marks,
  );
}

export const totalMarksOfForm = (name: FormName): number =>
  marksOfForm(name).reduce((all, one) => all + one, 0);
