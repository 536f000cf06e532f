import { inFull, isFull } from '@pathshala/contract/testing/full';
import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { kindOf } from '../practice/answers/answer-kinds.ts';
import { levels } from '../practice/exercise.ts';
import { whole } from '../practice/make-answers.ts';
import { mark } from '../practice/mark.ts';
import { templateOf, templates } from '../practice/templates/all-templates.ts';
import { textIn } from '../practice/text-in.ts';
import { lessonSources } from '../testing/lesson-sources.ts';
import { canBeChosen, sameness } from './assign-exercises.ts';
import { exerciseOf, makeCoursePaper, minutesFor, parseQuestionKey, questionKey } from './course-paper.ts';
import { allCreative } from './creative.ts';
import { formOf, marksOfForm, nameOfPaper, paperRows } from './forms.ts';
import { loadSources, makePaper } from './make-paper.ts';
import { markPaper, resultOf } from './mark-paper.ts';
import {
  allParts,
  marksOfItem,
  marksOfSection,
  type Paper,
  type PaperItem,
  type PaperPart,
  unanswered,
} from './paper.ts';

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

/** All written lessons, as `course/lesson`. */
const lessons = [...new Set(lessonSources().map(({ id }) => id))];
const courses = [...new Set(lessons.map((id) => id.split('/')[0] ?? ''))];

test.each(courses)(
  '%s has ten questions of its quizzes and ten of its exercises, all different',
  (course) => {
    const quizzes = lessons
      .filter((id) => id.startsWith(`${course}/`))
      .map((id) => ({ lessonId: id.slice(course.length + 1), count: 4 }));
    const own = templates.filter((one) => one.lessons.some((lesson) => lesson.startsWith(`${course}/`)));
    const make = (seed: number) => makeCoursePaper(quizzes, own, String(seed));
    for (let seed = 0; seed < inFull(20, 3); seed += 1) {
      const paper = make(seed);
      expect(new Set(paper.map(questionKey)).size).toBe(20);
      expect(paper.filter(({ kind }) => kind === 'quiz')).toHaveLength(10);
      expect(minutesFor(paper)).toBe(45);
      for (const question of paper) {
        expect(parseQuestionKey(questionKey(question))).toEqual(question);
        if (question.kind === 'exercise') {
          expect(exerciseOf(question)?.seed).toBe(question.seed);
          expect(own.map(({ id }) => id)).toContain(question.template);
        } else expect(quizzes.map(({ lessonId }) => lessonId)).toContain(question.lessonId);
      }
    }
    expect(make(1)).toEqual(make(1));
    expect(make(1)).not.toEqual(make(2));
  },
);

test('a course without templates has quiz questions only, one without quizzes has exercises only', () => {
  const quizzes = Array.from({ length: 5 }, (_, at) => ({ lessonId: `l${at}`, count: 5 }));
  expect(minutesFor(makeCoursePaper(quizzes, [], 'x'))).toBe(30);
  const counts = [
    makeCoursePaper(quizzes, [], 'x'),
    makeCoursePaper([{ lessonId: 'one', count: 3 }], [], 'x'),
    makeCoursePaper([], templates.slice(0, 3), 'x'),
    makeCoursePaper([], [], 'x'),
  ].map(({ length }) => length);
  expect(counts).toEqual([20, 3, 20, 0]);
});

test('an exercise of a removed template is undefined', () => {
  expect(exerciseOf({ kind: 'exercise', template: 'gone', level: 1, seed: 1 })).toBeUndefined();
});

/** The API compares a question's values: values that the question does not show must not make two differ. */
test.each(levels)('no two questions of level %i that are made of different things read the same', (level) => {
  const repeated = templates.flatMap(({ id, generate }) => {
    const made = Array.from({ length: inFull(300, 25) }, (_, seed) => generate(seed, level));
    const read = new Set(made.map((one) => sameness(one, (question) => textIn(question, 'en'))));
    return read.size < new Set(made.map((one) => sameness(one))).size ? [id] : [];
  });
  expect(repeated).toEqual([]);
});

const text = 'How many?';
const marked = (key: string, marks: number): PaperPart => ({
  ...{ key, marks, kind: 'marked' },
  exercise: {
    ...{ template: 't', seed: 1, level: 1, question: text },
    ...{ answer: whole(7), hints: [text], misconceptions: [] },
  },
});
const written = (key: string): PaperPart => ({
  ...{ key, marks: 2, kind: 'written', question: text, scheme: [text, text] },
});
const single = (key: string, marks = 1): PaperItem => ({ key, parts: [marked(key, marks)] });
const stem = (key: string): PaperItem => ({
  ...{ key, stem: text },
  parts: [written(`${key}-w`), marked(`${key}-m`, 3)],
});

const paper: Pick<Paper, 'sections'> = {
  sections: [
    { name: 'work', items: [single('a'), single('b', 2)], toAnswer: 2 },
    { name: 'creative', items: [stem('x'), stem('y'), stem('z')], toAnswer: 2 },
  ],
};

test('marks by the computer and marks by the student are two separate sums', () => {
  const answers = { a: '7', b: '8', 'x-m': '৭', 'y-m': '7' };
  const result = markPaper(paper, answers, { 'x-w': [0, 1], 'y-w': [1] });
  expect(result).toMatchObject({ score: 7, of: 9, own: 3, ownOf: 4 });
  expect(result.sections).toMatchObject([
    { name: 'work', score: 1, of: 3, own: 0, ownOf: 0 },
    { name: 'creative', score: 6, of: 6, own: 3, ownOf: 4, counted: ['x', 'y'] },
  ]);
});

test('if more questions are answered than count, the best ones count', () => {
  const result = markPaper(paper, { 'x-m': '1', 'y-m': '7', 'z-m': '7' });
  expect(result.sections[1]).toMatchObject({ counted: ['y', 'z'], score: 6 });
  // Students' own marks never displace questions that the computer marked right.
  const own = markPaper(paper, { 'y-m': '7', 'z-m': '7' }, { 'x-w': [0, 1] });
  expect(own.sections[1]).toMatchObject({ counted: ['y', 'z'], score: 6, own: 0 });
});

test('students mark themselves by lines of the scheme, each counted once', () => {
  expect(markPaper(paper, {}, { 'x-w': [0, 0, 1, 1, 7, -1] })).toMatchObject({ own: 2, score: 0 });
});

test('the outcome of a part', () => {
  expect(resultOf(marked('a', 1), { a: '7' })).toBe('right');
  expect(resultOf(marked('a', 1), { a: '8' })).toBe('wrong');
  expect(resultOf(marked('a', 1), { a: 'seven, perhaps' })).toBe('wrong');
  expect(resultOf(marked('a', 1), { a: '  ' })).toBe('open');
  expect(resultOf(written('w'), {})).toBe('own');
});

test('counts the questions still to answer, among those that count', () => {
  expect(unanswered(paper.sections, {})).toBe(4);
  expect(unanswered(paper.sections, { a: '7', 'x-m': '1', 'y-m': '1' })).toBe(1);
  expect(unanswered(paper.sections, { a: '7', b: '1', 'x-m': '1', 'y-m': '1', 'z-m': '1' })).toBe(0);
});
