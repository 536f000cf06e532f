import { inFull, isFull } from '@pathshala/contract/testing/full';
import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { kindOf } from '../practice/answers/answer-kinds.ts';
import { mark } from '../practice/mark.ts';
import { templateOf } from '../practice/templates/all-templates.ts';
import { textIn } from '../practice/text-in.ts';
import { canBeChosen, sameness } from './assign-exercises.ts';
import { allCreative } from './creative.ts';
import { formOf, marksOfForm, nameOfPaper, paperRows } from './forms.ts';
import { loadSources, makePaper } from './make-paper.ts';
import { allParts, marksOfItem, marksOfSection, type Paper, type PaperPart } from './paper.ts';

type Row = (typeof paperRows)[number];

test.each(paperRows.map((row) => [nameOfPaper(row), row] as const))('%s', async (_name, row) => {
  const sources = await loadSources(row);
  const make = (seed: number) => makePaper(row, seed, sources);
  const papers = Array.from({ length: inFull(20, 3) }, (_, seed) => make(seed));
  expect(new Set(papers.map((paper) => JSON.stringify(paper.sections))).size).toBe(papers.length);
  expect(make(1), 'the same seed makes the same one').toEqual(papers[1]);
  for (const paper of papers) {
    expectNothingTwice(paper);
    expectForm(paper, row);
    expectOneSubject(paper, row);
    expectMarksForWork(paper);
    expectChoices(paper);
  }
  // Five papers use every template of the class.
  const used = new Set(
    papers.flatMap(allParts).flatMap((part) => (part.kind === 'marked' ? [part.exercise.template] : [])),
  );
  const choosable = sources.templates.filter(({ generate }) => canBeChosen(generate(0, 1)));
  if (isFull) expect(choosable.filter(({ id }) => !used.has(id))).toEqual([]);
});

/** The question of a part with its options or its answer, regardless of their order. */
function questionAndAnswers(part: PaperPart): string {
  if (part.kind === 'written') return textIn(part.question, 'en');
  const { question, answer } = part.exercise;
  const options = 'options' in answer ? answer.options : [kindOf(answer).write(answer)];
  return [textIn(question, 'en'), ...options.map((one) => textIn(one, 'en')).sort()].join('\n');
}

/** No stem occurs twice, no question repeats with the same answers, and each key is unique. */
function expectNothingTwice(paper: Paper): void {
  const parts = allParts(paper);
  const stems = paper.sections.flatMap(({ items }) =>
    items.flatMap(({ stem }) => (stem ? [textIn(stem, 'en').replace(/[\d.]+/g, '#')] : [])),
  );
  for (const all of [parts.map(({ key }) => key), stems, parts.map(questionAndAnswers)])
    expect(new Set(all).size, `seed ${paper.seed}`).toBe(all.length);
}

const assignedOf = ({ sections }: Paper) =>
  sections
    .filter(({ name }) => name !== 'creative')
    .flatMap(({ items }) => items.flatMap(({ parts }) => parts));

/** The paper has the form's questions and marks, and no two questions differ in their numbers alone. */
function expectForm(paper: Paper, { form }: Row): void {
  expect(paper.sections.map(marksOfSection)).toEqual(marksOfForm(form));
  for (const [at, section] of paper.sections.entries()) {
    expect(section.items).toHaveLength(formOf(form).sections[at]?.count ?? -1);
    expect(new Set(section.items.map(marksOfItem)).size).toBe(1);
  }
  // Questions with options may have the same words and other numbers, for example if only a figure differs.
  const same = assignedOf(paper).map((part) =>
    part.kind === 'marked' ? sameness(part.exercise, (question) => textIn(question, 'en')) : '',
  );
  expect(new Set(same).size).toBe(same.length);
}

/** All questions belong to the classes and the subject of the row. */
function expectOneSubject(paper: Paper, row: Row): void {
  const foreign = allParts(paper).filter((part) => {
    if (part.kind !== 'marked') return false;
    const { template } = part.exercise;
    const made = templateOf(template) ?? allCreative.find(({ id }) => id === template);
    return !made || !row.from.includes(made.class) || made.subject !== row.subject;
  });
  expect(foreign.map(({ key }) => key)).toEqual([]);
}

/** An answer of one tap earns one mark; three marks are for written answers. */
function expectMarksForWork(paper: Paper): void {
  for (const part of assignedOf(paper)) {
    const kind = part.kind === 'marked' ? part.exercise.answer.kind : 'choice';
    const most = kind === 'choice' ? 1 : ['several', 'order', 'point'].includes(kind) ? 2 : 3;
    expect(part.marks, part.key).toBeLessThanOrEqual(most);
  }
}

/** A choice has different options, and exactly one is right. */
function expectChoices({ sections }: Paper): void {
  const chosen = sections.filter(({ name }) => name === 'choose');
  for (const part of chosen.flatMap(({ items }) => items.flatMap(({ parts }) => parts))) {
    if (part.kind !== 'marked' || part.exercise.answer.kind !== 'choice')
      throw new Error(`${part.key} is no choice`);
    const { options } = part.exercise.answer;
    const differ = languages.map((language) => new Set(options.map((one) => textIn(one, language))).size);
    const results = options.map((_, at) => mark(part.exercise, `${at + 1}`).result);
    const right = results.filter((result) => result === 'right').length;
    expect([right, ...differ], part.key).toEqual([1, ...languages.map(() => options.length)]);
  }
}

test('every class has papers, with at most one for each subject', () => {
  expect([...new Set(paperRows.map((row) => row.class))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(paperRows.map(nameOfPaper)).size).toBe(paperRows.length);
});

test('an error tells what a paper cannot be made from', () => {
  const [row] = paperRows;
  if (!row) throw new Error('there are no papers');
  expect(() => makePaper(row, 1, { templates: [], creative: [] })).toThrow('0 questions of 8');
});
