import type { Random } from '../practice/random.ts';

/** A question of a quiz by its place there, counted from 0. */
export interface AssignedQuestion<Quiz> {
  readonly quiz: Quiz;
  readonly at: number;
}

/**
 * Questions of several quizzes, which take turns, each with its questions in an order of the random.
 * @param quizzes by how many questions each has
 * @returns so many as are wanted, fewer where there are no more
 */
export function assignQuizQuestions<Quiz extends { readonly count: number }>(
  quizzes: readonly Quiz[],
  max: number,
  random: Random,
): AssignedQuestion<Quiz>[] {
  const piles = random
    .shuffled(quizzes)
    .map((quiz) => random.shuffled(Array.from({ length: quiz.count }, (_, at) => ({ quiz, at }))));
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  const inTurn = Array.from({ length: longest }, (_, round) => piles.flatMap((pile) => pile[round] ?? []));
  return inTurn.flat().slice(0, max);
}
