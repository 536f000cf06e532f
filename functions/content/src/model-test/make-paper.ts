import type { ExerciseTemplate } from '../practice/exercise.ts';
import { type Random, randomOf } from '../practice/random.ts';
import { assignExercises } from './assign-exercises.ts';
import type { CreativeTemplate } from './creative/creative.ts';
import { formOf, nameOfPaper, type PaperRow, type SectionRow } from './forms.ts';
import type { Paper, PaperItem, PaperSection, QuizQuestion } from './paper.ts';

/** The sources of a paper: all templates of the row's classes. */
export interface PaperSources {
  readonly templates: readonly ExerciseTemplate[];
  readonly creative: readonly CreativeTemplate[];
}

interface Making extends PaperSources {
  readonly row: PaperRow;
  readonly quizzes: readonly QuizQuestion[];
  readonly random: Random;
  readonly seed: number;
  readonly asked: Set<string>;
}

function assignedItems(row: Extract<SectionRow, { marks: number }>, making: Making): PaperItem[] {
  const { templates, random, asked } = making;
  return assignExercises(templates, row, random, asked).map((exercise) => {
    const key = `${exercise.template}/${exercise.level}/${exercise.seed}`;
    return { key, parts: [{ key, marks: row.marks, kind: 'marked', exercise }] };
  });
}

function quizItem(quiz: QuizQuestion, marks: number): PaperItem {
  const key = quiz.name;
  return { key, parts: [{ key, marks, kind: 'quiz', quiz }] };
}

/**
 * Puts quiz questions in the place of exercises, as many as the row allows. They use their own random numbers, so that
 * the rest of the paper is the same as without them.
 */
function withQuizzes(
  items: PaperItem[],
  { quizzes: max = 0, marks }: Extract<SectionRow, { marks: number }>,
  { row, seed, quizzes }: Making,
): PaperItem[] {
  const assigned = quizzes.slice(0, max);
  const places = randomOf(`${nameOfPaper(row)}/${seed}/quizzes`).shuffled([...items.keys()], assigned.length);
  return items.map((item, at) => {
    const quiz = assigned[places.indexOf(at)];
    return quiz ? quizItem(quiz, marks) : item;
  });
}

/** Each stem at most once, in a random order. The seed is ten times the paper's, which papers in progress depend on. */
function creativeItems(row: Extract<SectionRow, { of: 'creative' }>, making: Making): PaperItem[] {
  const { creative, random, seed } = making;
  return random
    .shuffled(creative)
    .slice(0, row.count)
    .map((one) => one.generate(seed * 10));
}

function sectionOf(row: SectionRow, making: Making): PaperSection {
  const items = row.of === 'creative' ? creativeItems(row, making) : assignedItems(row, making);
  if (items.length < row.count) throw new Error(`${row.name}: ${items.length} questions of ${row.count}`);
  if (row.of === 'creative') return { name: row.name, items, toAnswer: row.toAnswer };
  return { name: row.name, items: withQuizzes(items, row, making), toAnswer: items.length };
}

/**
 * Makes the model test of a class.
 * @param seed whole, from 0 to 99,999,999
 * @param quizzes the assigned quiz questions; without any the paper has exercises from templates only
 * @returns the same for the same row, seed, sources and quizzes, on every device and, quizzes apart, in every language
 * @throws Error if there are not enough sources for the form
 */
export function makePaper(
  row: PaperRow,
  seed: number,
  sources: PaperSources,
  quizzes: readonly QuizQuestion[] = [],
): Paper {
  const { minutes, sections } = formOf(row.form);
  const random = randomOf(`${nameOfPaper(row)}/${seed}`);
  const making = { ...sources, row, seed, quizzes, random, asked: new Set<string>() };
  return {
    class: row.class,
    form: row.form,
    seed,
    minutes,
    sections: sections.map((section) => sectionOf(section, making)),
  };
}
