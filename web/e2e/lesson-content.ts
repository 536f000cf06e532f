import { readdirSync, readFileSync } from 'node:fs';
import { schoolFolder } from '@pathshala/content/load-content';
import { expect, type Page } from '@playwright/test';
import { stretchesOf } from '../built-site/testing/closed-lessons.ts';

const lessonsDir = `${schoolFolder}/lessons/`;

interface Question {
  readonly options: readonly string[];
  readonly answer: number;
}

function phrasesOf(text: string): string[] {
  const body = text.replace(/^---[\s\S]*?\n---\n/, '').replaceAll(/```[\s\S]*?```/g, '\n');
  const answers = body.match(/^\*\*(?:Answer|উত্তর)(?:.|\n(?!## ))*/gm) ?? [];
  const shown = answers.reduce((rest, answer) => rest.replace(answer, ''), body);
  return [...stretchesOf(shown), ...answers.flatMap(stretchesOf)];
}

/** As written, with answers, in order. */
export function writtenLessons(courseId: string) {
  const folder = `${lessonsDir}${courseId}/`;
  const files = readdirSync(folder).filter((name) => /^[^.]+\.md$/.test(name));
  return files.sort().map((name) => {
    const text = readFileSync(`${folder}${name}`, 'utf8');
    const quiz = JSON.parse(
      readFileSync(`${folder}${name.replace('.md', '.quiz.json')}`, 'utf8'),
    ) as Question[];
    return {
      id: name.replace(/^\d+-|\.md$/g, ''),
      title: /^title: *["']?(.*?)["']?$/m.exec(text)?.[1] ?? '',
      /** The right option of each question, counted from 0. */
      answers: quiz.map((question) => question.answer),
      /** How many options each question has. */
      options: quiz.map((question) => question.options.length),
      /** Plain text without markup; the longest first, those of folded answers last. */
      phrases: phrasesOf(text),
    };
  });
}

/** A lesson of a course by its place, counted from 1. */
export function writtenLesson(courseId: string, number: number) {
  const lesson = writtenLessons(courseId)[number - 1];
  if (!lesson) throw new Error(`${courseId} has no lesson ${number}`);
  return lesson;
}

/** Expects a phrase of the lesson to be visible; meanings of words are folded in between. */
export async function expectWords(page: Page, phrase = ''): Promise<void> {
  expect(phrase.length).toBeGreaterThan(0);
  await expect(page.getByRole('main')).toContainText(phrase, { useInnerText: true });
}

/** Also checks the quiz. Choices made before hydration are repeated after it, with a moment in between. */
export async function answerQuiz(page: Page, answers: readonly number[]): Promise<void> {
  const quiz = page.getByRole('region', { name: 'Quiz' });
  for (const [at, answer] of answers.entries()) {
    const choice = quiz
      .getByRole('group', { name: new RegExp(`^${at + 1}\\.`) })
      .getByRole('radio')
      .nth(answer);
    await choice.click();
    await expect(choice).toBeChecked();
    await quiz.getByRole('button', { name: /^(Next question|Check my answers)$/ }).click();
  }
}
