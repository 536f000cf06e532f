import type { Random } from '../practice/random.ts';

/** A question of a quiz by its index. */
export interface AssignedQuestion<Quiz> {
  readonly quiz: Quiz;
  readonly at: number;
}

/**
 * Questions of several quizzes, which take turns. The questions of each quiz are in a random order.
 * @param quizzes the quizzes, with their numbers of questions
 * @returns the wanted number of questions, or fewer if there are not as many
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
