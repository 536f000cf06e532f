import type { ClassTestQuestion, QuestionMark } from '@pathshala/contract/practice/model-test';
import type { Exercise, SchoolClass } from '../practice/exercise.ts';
import type { Text } from '../practice/text.ts';
import type { FormName, SectionName } from './forms.ts';

/** What is asked for one mark of a written part: a line of the mark scheme. */
export type SchemeLine = Text;

/** A question of a quiz that the school has assigned, in one language, and what it says of the answer once it was asked. */
export interface QuizQuestion extends ClassTestQuestion {
  /** Left out: not marked yet. Null: the school asks this question no more. */
  readonly mark?: QuestionMark | null;
}

/** A question, or one of the four of a creative question. Its key is the same for the same seed, on every device. */
export type PaperPart = { readonly key: string; readonly marks: number } & (
  | {
      /** Marked by the computer: right or not. */
      readonly kind: 'marked';
      readonly exercise: Exercise;
    }
  | {
      /** Marked by the school, which alone knows the answer. Its key is the question's name. */
      readonly kind: 'quiz';
      readonly quiz: QuizQuestion;
    }
  | {
      /** Written in sentences, and marked by whoever wrote it: a mark for each line of the scheme. */
      readonly kind: 'written';
      readonly question: Text;
      readonly scheme: readonly SchemeLine[];
    }
);

/** A question of a paper: one part, or a stem with four. */
export interface PaperItem {
  readonly key: string;
  /** What the parts are about; left out where there is one part alone. */
  readonly stem?: Text;
  readonly parts: readonly PaperPart[];
}

export interface PaperSection {
  readonly name: SectionName;
  readonly items: readonly PaperItem[];
  /** How many of the items count: fewer than there are where one may choose. */
  readonly toAnswer: number;
}

/** A model test. It is data, and the same for the same class, seed and questions of quizzes. */
export interface Paper {
  readonly class: SchoolClass;
  readonly form: FormName;
  readonly seed: number;
  readonly minutes: number;
  readonly sections: readonly PaperSection[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const marksOfItem = ({ parts }: PaperItem): number => sum(parts.map(({ marks }) => marks));

/** What a section is worth. Where one may choose, all its questions have the same marks. */
export function marksOfSection({ items, toAnswer }: PaperSection): number {
  return sum(items.slice(0, toAnswer).map(marksOfItem));
}

export const marksOfPaper = ({ sections }: Pick<Paper, 'sections'>): number =>
  sum(sections.map(marksOfSection));

/** The parts of a paper, in its order. */
export const partsOf = ({ sections }: Pick<Paper, 'sections'>): PaperPart[] =>
  sections.flatMap(({ items }) => items.flatMap(({ parts }) => parts));
