/** Pupils who must have answered a quiz before its answers are shown: fewer could be known by name. */
export const fewestAnswers = 5;

/** First answers to a quiz since its questions last changed. */
export interface QuizAnswers {
  /** How many pupils answered. */
  readonly pupils: number;
  /** How many chose each option, by question; empty for fewer than `fewestAnswers`. */
  readonly chosen: readonly (readonly number[])[];
}

/** Who reads a course or a lesson. */
export interface Readers {
  /** Who have the course. */
  readonly pupils: number;
  /** How many finished each published lesson; of a lesson only itself. */
  readonly done: Readonly<Record<string, number>>;
  /** Of a lesson with a quiz. */
  readonly quiz?: QuizAnswers;
}
