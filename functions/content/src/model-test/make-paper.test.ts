import { languages } from '@pathshala/contract/languages';
import { modelTestLimits } from '@pathshala/contract/model-test';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../practice/answers/answer-kinds.ts';
import { mark } from '../practice/mark.ts';
import { templateOf } from '../practice/templates/all-templates.ts';
import { textIn } from '../practice/text-in.ts';
import { sameness } from './deal.ts';
import { formOf, forms, marksOfForm, paperRows, quizzesOfForm } from './forms.ts';
import { loadSources } from './load-sources.ts';
import { makePaper } from './make-paper.ts';
import { markPaper } from './mark-paper.ts';
import {
  marksOfItem,
  marksOfPaper,
  marksOfSection,
  type PaperPart,
  partsOf,
  type QuizQuestion,
} from './paper.ts';
import { showPaper } from './show-paper.ts';

const papersEach = 40;

/** What a part asks, with the options it gives or the answer it wants, whatever their order. */
function questionAndAnswers(part: PaperPart): string {
  if (part.kind === 'quiz') return part.key;
  if (part.kind === 'written') return textIn(part.question, 'en');
  const { question, answer } = part.exercise;
  const answers =
    'options' in answer
      ? answer.options.map((one) => textIn(one, 'en')).sort()
      : [textIn(kindOf(answer).write(answer), 'en')];
  return [textIn(question, 'en'), ...answers].join('\n');
}

/** What the school has dealt, and, where it has marked it, said: every other answer is right. */
const quizzes = (count: number, marked: boolean): QuizQuestion[] =>
  Array.from({ length: count }, (_, at) => {
    const mark = { isRight: at % 2 === 0, answer: 1, explanation: 'Count on.' };
    const question = { name: `sums/first/${at}`, question: `Question ${at}`, options: ['1', '2'] };
    return marked ? { ...question, mark } : question;
  });

describe.each(paperRows.map((row) => [`class ${row.class}`, row] as const))('%s', async (_name, row) => {
  const sources = await loadSources(row);
  const papers = Array.from({ length: papersEach }, (_, seed) => makePaper(row, seed, sources));
  const [first] = papers;
  if (!first) throw new Error('there is no paper');

  test('every paper has the questions and the marks of its form', () => {
    for (const paper of papers) {
      expect(paper.sections.map(marksOfSection)).toEqual(marksOfForm(row.form));
      for (const [at, section] of paper.sections.entries()) {
        const form = formOf(row.form).sections[at];
        expect(section.items).toHaveLength(form?.count ?? -1);
        expect(new Set(section.items.map(marksOfItem)).size).toBe(1);
      }
    }
  });

  test('the same seed makes the same paper, another seed another', () => {
    expect(makePaper(row, 7, sources)).toEqual(papers[7]);
    const texts = papers.map((paper) => JSON.stringify(paper.sections));
    expect(new Set(texts).size).toBe(papersEach);
  });

  test('no question comes twice, and each key once', () => {
    for (const paper of papers) {
      const parts = partsOf(paper);
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      const dealt = paper.sections
        .filter(({ name }) => name !== 'creative')
        .flatMap(({ items }) => items.flatMap((item) => item.parts));
      const asked = dealt.map((part) => (part.kind === 'marked' ? textIn(part.exercise.question, 'en') : ''));
      // With options, the numbers may be others while the words are the same: as where only a figure differs.
      const same = dealt.map((part) => (part.kind === 'marked' ? sameness(part.exercise) : ''));
      expect(new Set(same).size).toBe(same.length);
      expect(asked).not.toContain('');
    }
  });

  test('in 400 papers no stem comes twice, and no question with the same answers', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const { sections } = makePaper(row, seed, sources);
      const stems = sections.flatMap(({ items }) =>
        items.flatMap(({ stem }) => (stem ? [textIn(stem, 'en')] : [])),
      );
      const asked = partsOf({ sections }).map(questionAndAnswers);
      expect(new Set(stems.map((stem) => stem.replace(/[\d.]+/g, '#'))).size, `seed ${seed}`).toBe(
        stems.length,
      );
      expect(new Set(asked).size, `seed ${seed}`).toBe(asked.length);
    }
  });

  test('all is of the classes of its row, and of subjects that schools examine', () => {
    for (const part of papers.flatMap(partsOf)) {
      if (part.kind !== 'marked' || part.exercise.template.startsWith('cq')) continue;
      const template = templateOf(part.exercise.template);
      expect(row.from).toContain(template?.class);
      expect(['psychology', 'coding']).not.toContain(template?.subject);
    }
  });

  test('whoever answers all of it rightly has every mark; whoever says nothing has none', () => {
    for (const paper of papers.slice(0, 10)) {
      const parts = partsOf(paper);
      const right = Object.fromEntries(
        parts.flatMap((part) =>
          part.kind === 'marked'
            ? [[part.key, kindOf(part.exercise.answer).typed(part.exercise.answer)]]
            : [],
        ),
      );
      const own = Object.fromEntries(
        parts.flatMap((part) => (part.kind === 'written' ? [[part.key, [...part.scheme.keys()]]] : [])),
      );
      const all = markPaper(paper, right, own);
      expect([all.score, all.own]).toEqual([all.of, all.ownOf]);
      expect(all.of + all.ownOf).toBe(marksOfPaper(paper));
      expect(markPaper(paper, {})).toMatchObject({ score: 0, own: 0, of: all.of });
    }
  });

  test('a choice has options that differ, of which one is right', () => {
    const chosen = papers.flatMap(({ sections }) => sections.filter(({ name }) => name === 'choose'));
    for (const part of chosen.flatMap(({ items }) => items.flatMap(({ parts }) => parts))) {
      if (part.kind !== 'marked') throw new Error('a written part among choices');
      const { answer } = part.exercise;
      if (answer.kind !== 'choice') throw new Error(`${part.key} is no choice`);
      for (const language of languages) {
        const texts = answer.options.map((option) => textIn(option, language));
        expect(new Set(texts).size, part.key).toBe(texts.length);
      }
      const results = answer.options.map((_, at) => mark(part.exercise, `${at + 1}`).result);
      expect(results.filter((result) => result === 'right')).toHaveLength(1);
    }
  });

  test('with any number of questions of quizzes it has the questions and marks of its form', () => {
    const most = quizzesOfForm(row.form);
    for (const [seed, paper] of papers.slice(0, most + 3).entries()) {
      const asked = makePaper(row, seed, sources, quizzes(seed, true));
      expect(asked.sections.map(marksOfSection)).toEqual(marksOfForm(row.form));
      const parts = partsOf(asked);
      expect(parts.filter(({ kind }) => kind === 'quiz')).toHaveLength(Math.min(seed, most));
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      // All the rest is where it is without them.
      for (const [at, part] of partsOf(paper).entries()) {
        if (parts[at]?.kind !== 'quiz') expect(parts[at]).toEqual(part);
      }
      expect(makePaper(row, seed, sources, quizzes(seed, true))).toEqual(asked);
    }
  });

  test('what the school has still to mark is in no sum; once it is marked the sums are the form’s', () => {
    const most = quizzesOfForm(row.form);
    const answers = Object.fromEntries(quizzes(most, false).map(({ name }) => [name, '2']));
    const waiting = markPaper(makePaper(row, 7, sources, quizzes(most, false)), answers);
    const marked = markPaper(makePaper(row, 7, sources, quizzes(most, true)), answers);
    expect(marked.of + marked.ownOf).toBe(marksOfForm(row.form).reduce((all, one) => all + one, 0));
    expect(waiting.of).toBe(marked.of - most);
    expect(marked.score - waiting.score).toBe(Math.ceil(most / 2));
  });

  test('it can be read in both languages', () => {
    for (const language of languages) {
      const shown = showPaper(first, language);
      const texts = shown.flatMap(({ items }) =>
        items.flatMap(({ stem = 'x', parts }) => [
          stem,
          ...parts.map((one) => (one.kind === 'marked' ? one.exercise.question : one.question)),
        ]),
      );
      for (const text of texts) expect(text).not.toBe('');
    }
  });
});

test('what a paper cannot be made of is said', () => {
  const [row] = paperRows;
  if (!row) throw new Error('there are no papers');
  expect(() => makePaper(row, 1, { templates: [], creative: [] })).toThrow('0 questions of 8');
});

test('every form has a section that quizzes may have up to half of, and one call deals and marks them', () => {
  for (const name of Object.keys(forms) as (keyof typeof forms)[]) {
    const rows = formOf(name).sections.flatMap((row) => (row.of === 'creative' || !row.quizzes ? [] : [row]));
    expect(rows).toHaveLength(1);
    // A question of a quiz has options and a mark.
    for (const { quizzes = 0, count, marks } of rows)
      expect([quizzes <= count / 2, marks]).toEqual([true, 1]);
    expect(quizzesOfForm(name)).toBeLessThanOrEqual(modelTestLimits.mostOfQuizzes);
  }
});
