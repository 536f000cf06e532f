import type { Level, SchoolClass } from '../practice/exercise.ts';

/** How the questions of a section are made. */
interface Assigned {
  /** `any`: answered as in practice. `choice`: all of them with four options. */
  readonly of: 'any' | 'choice';
  readonly count: number;
  readonly marks: number;
  readonly level: Level;
  /** So many of them at most are questions of quizzes, where the school can assign some: docs/model-tests.md. */
  readonly quizzes?: number;
}

/** Stems with parts of 1, 2, 3 and 4 marks, of which some are chosen. */
interface Creative {
  readonly of: 'creative';
  readonly count: number;
  readonly toAnswer: number;
}

export type SectionName = 'warmUp' | 'think' | 'choose' | 'work' | 'longer' | 'creative';
/** A section of a form. */
export type SectionRow = { readonly name: SectionName } & (Assigned | Creative);

/** What a paper is made of: `docs/model-tests.md`. */
interface Form {
  readonly minutes: number;
  readonly sections: readonly SectionRow[];
}

/** Every form, a row each. */
export const forms = {
  beginning: {
    minutes: 30,
    sections: [
      { name: 'warmUp', of: 'any', count: 8, marks: 1, level: 1, quizzes: 4 },
      { name: 'think', of: 'any', count: 6, marks: 2, level: 2 },
    ],
  },
  primary: {
    minutes: 50,
    sections: [
      { name: 'choose', of: 'choice', count: 10, marks: 1, level: 1, quizzes: 5 },
      { name: 'work', of: 'any', count: 9, marks: 2, level: 2 },
      { name: 'longer', of: 'any', count: 4, marks: 3, level: 3 },
    ],
  },
  middle: {
    minutes: 60,
    sections: [
      { name: 'choose', of: 'choice', count: 15, marks: 1, level: 1, quizzes: 7 },
      { name: 'work', of: 'any', count: 10, marks: 2, level: 2 },
      { name: 'longer', of: 'any', count: 5, marks: 3, level: 3 },
    ],
  },
  /** Choices and creative questions of several subjects: no board has such a paper, and none is said to. */
  senior: {
    minutes: 180,
    sections: [
      { name: 'choose', of: 'choice', count: 30, marks: 1, level: 2, quizzes: 15 },
      { name: 'creative', of: 'creative', count: 8, toAnswer: 7 },
    ],
  },
  /** For classes with four stems alone: a stem never comes twice. */
  shortSenior: {
    minutes: 110,
    sections: [
      { name: 'choose', of: 'choice', count: 20, marks: 1, level: 2, quizzes: 10 },
      { name: 'creative', of: 'creative', count: 4, toAnswer: 4 },
    ],
  },
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof forms;

/** The form that a row of `forms` has, without its literal types. */
export const formOf = (name: FormName): Form => forms[name];

/** The paper of a class: its form, and the classes whose exercises it asks. The last class of a stage asks two years. */
export interface PaperRow {
  readonly class: SchoolClass;
  readonly form: FormName;
  readonly from: readonly SchoolClass[];
}

const own = (form: FormName, ...classes: readonly SchoolClass[]): PaperRow[] =>
  classes.map((one) => ({ class: one, form, from: [one] }));

export const paperRows: readonly PaperRow[] = [
  ...own('beginning', 1, 2),
  ...own('primary', 3, 4, 5),
  ...own('middle', 6, 7, 8),
  ...own('shortSenior', 9),
  { class: 10, form: 'senior', from: [9, 10] },
  ...own('shortSenior', 11),
  { class: 12, form: 'senior', from: [11, 12] },
];

/** How many questions of quizzes the paper of a form can have at most. */
export const quizzesOfForm = (name: FormName): number =>
  formOf(name).sections.reduce((all, row) => all + (row.of === 'creative' ? 0 : (row.quizzes ?? 0)), 0);

/** The marks of a creative question's parts, from ক to ঘ. */
export const creativeMarks = [1, 2, 3, 4] as const;

/** What the paper of a form is worth, by its sections in their order. */
export function marksOfForm(name: FormName): number[] {
  const creative = creativeMarks.reduce((all, one) => all + one, 0);
  return formOf(name).sections.map((row) =>
    row.of === 'creative' ? row.toAnswer * creative : row.count * row.marks,
  );
}
