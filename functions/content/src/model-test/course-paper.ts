import { type Exercise, type ExerciseTemplate, type Level, levels } from '../practice/exercise.ts';
import { type Random, randomOf } from '../practice/random.ts';
import { templateOf } from '../practice/templates/all-templates.ts';
import { assignExercises } from './assign-exercises.ts';

/** docs/model-tests.md, "The model test of a course". */
export const courseForm = {
  quiz: { max: 10, marks: 1, minutes: 1.5 },
  exercise: { max: 10, marks: 2, minutes: 3 },
} as const;

/** The most questions of one kind if there are none of the other. */
const alone = 20;

interface CourseQuiz {
  readonly lessonId: string;
  readonly count: number;
}

export type QuestionRef =
  | { readonly kind: 'quiz'; readonly lessonId: string; readonly at: number }
  | { readonly kind: 'exercise'; readonly template: string; readonly level: Level; readonly seed: number };

/** Quizzes take turns. */
function quizQuestions(quizzes: readonly CourseQuiz[], max: number, random: Random): QuestionRef[] {
  const piles = random.shuffled(quizzes).map(({ lessonId, count }) => {
    const questions = Array.from({ length: count }, (_, at): QuestionRef => ({ kind: 'quiz', lessonId, at }));
    return random.shuffled(questions);
  });
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  const inTurn = Array.from({ length: longest }, (_, round) => piles.flatMap((pile) => pile[round] ?? []));
  return inTurn.flat().slice(0, max);
}

function exercises(templates: readonly ExerciseTemplate[], max: number, random: Random): QuestionRef[] {
  const asked = new Set<string>();
  const share = (at: number) => Math.floor((max + levels.length - 1 - at) / levels.length);
  return levels.flatMap((level, at) =>
    assignExercises(templates, { count: share(at), level, of: 'any' }, random, asked).map(
      ({ template, seed }): QuestionRef => ({ kind: 'exercise', template, level, seed }),
    ),
  );
}

/** The same for the same seed and course; empty if it has neither quizzes nor templates. */
export function makeCoursePaper(
  quizzes: readonly CourseQuiz[],
  templates: readonly ExerciseTemplate[],
  seed: string,
): QuestionRef[] {
  const random = randomOf(`course/${seed}`);
  const asked = quizQuestions(quizzes, templates.length > 0 ? courseForm.quiz.max : alone, random);
  return [...asked, ...exercises(templates, asked.length > 0 ? courseForm.exercise.max : alone, random)];
}

export function minutesFor(questions: readonly Pick<QuestionRef, 'kind'>[]): number {
  const minutes = questions.reduce((all, { kind }) => all + courseForm[kind].minutes, 0);
  return Math.ceil(minutes / 5) * 5;
}

export function questionKey(question: QuestionRef): string {
  return question.kind === 'quiz'
    ? `quiz/${question.lessonId}/${question.at}`
    : `${question.template}/${question.level}/${question.seed}`;
}

export function parseQuestionKey(name: string): QuestionRef {
  const [first = '', second = '', third = ''] = name.split('/');
  if (first === 'quiz') return { kind: 'quiz', lessonId: second, at: Number(third) };
  return { kind: 'exercise', template: first, level: Number(second) as Level, seed: Number(third) };
}

export function exerciseOf(question: Extract<QuestionRef, { kind: 'exercise' }>): Exercise | undefined {
  return templateOf(question.template)?.generate(question.seed, question.level);
}
