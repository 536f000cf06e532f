import type { ShownExercise } from '../practice/show-exercise.ts';
import type { QuizQuestion } from './paper.ts';

/** A quiz question as a paper shows it: without steps, and without its answer until it is marked. */
export function showQuiz({
  question,
  options,
  mark,
}: Pick<QuizQuestion, 'question' | 'options' | 'mark'>): ShownExercise {
  return {
    ...{ seed: 0, level: 1, hints: [], question },
    form: { kind: 'choice', options },
    rightAnswer: (mark && options[mark.answer]) ?? '',
  };
}
