import type { ShownItem, ShownSection } from '@pathshala/content/model-test/show-paper';
import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import type { Exercise } from '@pathshala/content/practice/exercise';
import { loadTemplate } from '@pathshala/content/practice/load-template';
import { type ShownExercise, showExercise, showUnderstood } from '@pathshala/content/practice/show-exercise';
import { textIn } from '@pathshala/content/practice/text-in';
import type { ModelTestPaper, ModelTestQuestion } from '@pathshala/contract/practice/model-test';
import { siteLanguage } from '../../../words/language.ts';
import type { LivePaper } from './attempts.ts';

/** The key of a question is its index, because the school keeps the answers in that order. */
export const keyOf = (at: number): string => String(at);

interface Made {
  readonly exercise: Exercise;
  readonly skill: PracticeLink;
}

async function makeOf(question: ModelTestQuestion): Promise<Made | undefined> {
  if (question.kind === 'quiz') return undefined;
  const { id, title, generate } = await loadTemplate(question.template);
  return {
    exercise: generate(question.seed, question.level),
    skill: { id, title: textIn(title, siteLanguage) },
  };
}

/** A quiz question, whose answer the school alone knows. */
const showQuiz = (question: string, options: readonly string[]): ShownExercise => ({
  ...{ seed: 0, level: 1, hints: [], question },
  form: { kind: 'choice', options },
  rightAnswer: '',
});

function itemOf(question: ModelTestQuestion, exercise: Exercise | undefined, at: number): ShownItem {
  const [key, { marks }] = [keyOf(at), question];
  const { question: asked, options } = question.kind === 'quiz' ? question : { question: '', options: [] };
  const shown = exercise ? showExercise(exercise, siteLanguage) : showQuiz(asked, options);
  return { key, marks, parts: [{ key, marks, kind: 'marked', exercise: shown }] };
}

export async function showCoursePaper({ questions, minutes }: ModelTestPaper): Promise<LivePaper> {
  const made = await Promise.all(questions.map(makeOf));
  const items = questions.map((question, at) => itemOf(question, made[at]?.exercise, at));
  const sections = (['quiz', 'exercise'] as const).flatMap((kind): ShownSection[] => {
    const own = items.filter((_, at) => questions[at]?.kind === kind);
    const marks = own.reduce((all, one) => all + one.marks, 0);
    const name = kind === 'quiz' ? kind : 'exercises';
    return own.length > 0 ? [{ name, toAnswer: own.length, marks, items: own }] : [];
  });
  return {
    sections,
    minutes,
    understood(key, typed) {
      const exercise = made[Number(key)]?.exercise;
      return exercise && showUnderstood(exercise, typed, siteLanguage);
    },
    skillOf: (key) => made[Number(key)]?.skill,
  };
}
