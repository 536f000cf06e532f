import type { ShownItem, ShownSection } from '@pathshala/content/model-test/show-paper';
import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import type { Exercise } from '@pathshala/content/practice/exercise';
import { loadTemplate } from '@pathshala/content/practice/load-template';
import { type ShownExercise, showExercise, showUnderstood } from '@pathshala/content/practice/show-exercise';
import { textIn } from '@pathshala/content/practice/text-in';
import type { ModelTestPaper, ModelTestQuestion } from '@pathshala/contract/practice/model-test';
import { siteLanguage } from '../../../words/language.ts';
import type { LivePaper } from './attempts.ts';

/** Without an exercise for a quiz question, whose answer the school alone knows. */
interface Made {
  readonly marks: number;
  readonly shown: ShownExercise;
  readonly exercise?: Exercise;
  readonly skill?: PracticeLink;
}

async function makeOf(question: ModelTestQuestion): Promise<Made> {
  const { marks } = question;
  if (question.kind === 'quiz') {
    const form = { kind: 'choice', options: question.options } as const;
    const made = { seed: 0, level: 1, hints: [], rightAnswer: '' } as const;
    return { marks, shown: { ...made, question: question.question, form } };
  }
  const { id, title, generate } = await loadTemplate(question.template);
  const exercise = generate(question.seed, question.level);
  const skill = { id, title: textIn(title, siteLanguage) };
  return { marks, shown: showExercise(exercise, siteLanguage), exercise, skill };
}

/** The key of a question is its index, because the school keeps the answers in that order. */
export async function showCoursePaper({ questions, minutes }: ModelTestPaper): Promise<LivePaper> {
  const made = await Promise.all(questions.map(makeOf));
  const items = made.map(({ marks, shown }, at): ShownItem => {
    const key = String(at);
    return { key, marks, parts: [{ key, marks, kind: 'marked', exercise: shown }] };
  });
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
