import { attemptStore } from '../../device/attempts.ts';

/** The chosen option of each question, counted from 0; null: no option yet. */
type Kept = readonly (number | null)[];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && value.every((one) => one === null || Number.isInteger(one));

const store = attemptStore(isKept);
const nameOf = (lesson: string) => `quiz/${lesson}`;

/** The chosen answers to quizzes that are not passed yet, by course and lesson: `sums/first`. */
export const quizAnswers = {
  read: (lesson: string): (number | undefined)[] | undefined =>
    store.read(nameOf(lesson))?.map((one) => one ?? undefined),
  write: (lesson: string, answers: readonly (number | undefined)[]) =>
    store.write(
      nameOf(lesson),
      answers.map((one) => one ?? null),
    ),
  forget: (lesson: string) => store.forget(nameOf(lesson)),
};
