import type { SchoolClass } from '@pathshala/contract/catalogue/lists';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { Answer } from './answers/answer.ts';
import type { TemplateSign } from './answers/signs.ts';
import type { Text } from './text.ts';

/** 1: the idea alone; 2: as the book asks; 3: larger numbers or one more step. */
export type Level = 1 | 2 | 3;
export const levels: readonly Level[] = [1, 2, 3];

/** A wrong answer that a known wrong idea leads to. */
export interface Misconception {
  /** As somebody would type it; never right. */
  readonly answer: string;
  /** What went wrong there, to the child that wrote it. */
  readonly feedback: Text;
}

/** A question made of a template and a seed. It is data: it may be kept, sent and compared. */
export interface Exercise {
  readonly template: string;
  readonly seed: number;
  readonly level: Level;
  readonly question: Text;
  readonly answer: Answer;
  /** Three to five, each saying more; the last works it out with these very numbers. */
  readonly hints: readonly Text[];
  readonly misconceptions: readonly Misconception[];
  /** The template's. Left out: no template made it. */
  readonly class?: SchoolClass;
  readonly signs?: readonly TemplateSign[];
}

export type { SchoolClass };

/** Where exercises of a kind come from, without end. */
export interface ExerciseTemplate {
  /** Stays forever: what people have practised is kept under it. */
  readonly id: string;
  readonly title: Text;
  /** What is learned; several templates may practise one skill. */
  readonly skill: string;
  readonly subject: SubjectName;
  /** In which it is first learned. */
  readonly class: SchoolClass;
  /** How it is solved: two of the same one after the other would need no thinking which. */
  readonly strategy: string;
  /** Left out: its answers are whole, not negative, and no mixed numbers. */
  readonly signs?: readonly TemplateSign[];
  /** The lessons that teach it, as `course/lesson`. */
  readonly lessons: readonly string[];
  /** How many different exercises it can make at least, where that is less than 200. */
  readonly variety: number;
  /**
   * @param seed whole, ≥ 0
   * @returns the same for the same seed and level, on every device and in every language
   */
  readonly generate: (seed: number, level: Level) => Exercise;
}
