import type { SchoolClass } from '@pathshala/contract/catalogue/lists';
import type { DrawnSubject } from '@pathshala/contract/catalogue/subjects';
import type { Answer, TemplateSign } from './answers/answer.ts';
import type { Text } from './text.ts';

/** 1: the idea alone. 2: as in the textbook. 3: larger numbers or one more step. */
export type Level = 1 | 2 | 3;
export const levels: readonly Level[] = [1, 2, 3];

export const byLevel = <T>(level: Level, one: T, two: T, three: T): T => [one, two, three][level - 1] as T;

export interface Misconception {
  readonly answer: string;
  readonly feedback: Text;
}

export interface Exercise {
  readonly template: string;
  readonly seed: number;
  readonly level: Level;
  readonly question: Text;
  readonly answer: Answer;
  /** Three to five hints, each saying more. The last one works the answer out with the actual numbers. */
  readonly hints: readonly Text[];
  readonly misconceptions: readonly Misconception[];
  readonly class?: SchoolClass;
  readonly signs?: readonly TemplateSign[];
}

export type { SchoolClass };

export interface ExerciseTemplate {
  /** Never changes, because practice logs refer to it. */
  readonly id: string;
  readonly title: Text;
  readonly skill: string;
  readonly subject: DrawnSubject;
  readonly class: SchoolClass;
  /** The method of solution. Exercises in a row should differ in it: students have to choose the method, too. */
  readonly strategy: string;
  readonly signs?: readonly TemplateSign[];
  readonly lessons: readonly string[];
  /** The least number of different exercises it can make, if below 200. */
  readonly variety: number;
  readonly generate: (seed: number, level: Level) => Exercise;
}
