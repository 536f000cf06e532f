import { allKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import type { Field } from '@pathshala/content/kinds/define-kind';
import { fitFields } from '@pathshala/content/kinds/fields-of';
import { schemaIssues } from '@pathshala/content/kinds/schemas';
import { isLocalText } from '@pathshala/contract/content/fields';
import { languages } from '@pathshala/contract/text/languages';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';
import { expect, test } from 'vitest';
import { startersIn } from '../text/starters.ts';
import { fieldLabel, fieldRows } from './field-rows.ts';
import { issueText, messageText, pathOfIssue } from './form-issues.ts';
import { tidy } from './form-values.ts';
import { withoutOption, withQuestions } from './quiz-field.tsx';
import { readQuestions } from './quiz-text.ts';

test.each(kindNames)('the form of %s has every field that is written, with help, and no other', (kind) => {
  const asked = new Set(fieldRows(kind).map(({ name }) => name.split('.')[0]));
  const { fields, dated } = allKinds[kind];
  const written = Object.entries<Field>(fields).flatMap(([name, field]) =>
    name === dated || ('control' in field && field.control === 'files') ? [] : [name],
  );
  expect([...asked].sort()).toEqual(written.sort());
  const all = fieldRows(kind).flatMap((row) => [row, ...(row.of ?? [])]);
  // A picture shows by itself what it is.
  const without = all.filter(({ as, hint }) => as !== 'picture' && hint === undefined);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('leaves out empty fields; keeps the indexes of lists and every byte of texts', () => {
  const body = ' \n# A  \r\n\t';
  expect(tidy({ title: { en: 'A', bn: 'আ' }, minutes: undefined, body, quiz: [] })).toEqual({
    title: { en: 'A', bn: 'আ' },
    body,
  });
  expect(tidy({ title: '', outcomes: ['a', '', 'c'], outline: [{ id: '', title: 'T' }] })).toEqual({
    outcomes: ['a', '', 'c'],
    outline: [{ title: 'T' }],
  });
  expect(tidy({ outcomes: ['a', '', { en: '', bn: '' }] })).toEqual({ outcomes: ['a'] });
  expect(tidy({ links: { facebook: '' }, name: 'Rima' })).toEqual({ name: 'Rima' });
  expect(isLocalText(tidy({ title: { en: '', bn: 'আম' } }).title)).toBe(true);
  // Writing to the third index first leaves holes at the others.
  const feedback: string[] = [];
  feedback[2] = 'Too many.';
  expect(tidy({ quiz: [{ feedback }] })).toEqual({ quiz: [{ feedback: ['', '', 'Too many.'] }] });
});

test('the right option stays right when another is removed, and feedback stays with its option', () => {
  const question = { options: ['a', 'b', 'c'], answer: 1 };
  expect(withoutOption(question, 0)).toEqual({ options: ['b', 'c'], answer: 0 });
  expect(withoutOption(question, 1)).toEqual({ options: ['a', 'c'] });
  expect(withoutOption(question, 2)).toEqual({ options: ['a', 'b'], answer: 1 });
  const feedback = ['', '', 'Too many.'];
  expect(withoutOption({ ...question, feedback }, 0)).toMatchObject({ feedback: ['', 'Too many.'] });
});

test('the path of an issue has the label of its field', () => {
  expect(fieldLabel('lessons', 'quiz[1].answer')).toBe('Quiz 2, answer');
  expect(fieldLabel('lessons', 'body (bn)')).toBe('Text, Bangla');
  expect(fieldLabel('courses', 'title.en')).toBe('Title, English');
  expect(fieldLabel('books', 'file.url')).toBe('The book as a PDF');
  expect(fieldLabel('books', 'file.pages')).toBe('The book as a PDF, pages');
  expect(pathOfIssue('quiz[0].question (bn)')).toEqual({ field: 'quiz[0].question', language: 'bn' });
  expect(pathOfIssue('title.en')).toEqual({ field: 'title', language: 'en' });
});

const long = 'x'.repeat(30_000);
const question = { question: 'Q', options: ['a', 'a'], answer: 7, explanation: '' };
/** Fields with every kind of mistake that a form allows. */
const wrong = [
  {},
  { title: ' x ', price: -1.005, outcomes: [], outline: [{ id: 'A b', title: '', minutes: 0.5 }] },
  { title: { en: 'T', bn: 'no Bangla' }, price: 5000, outcomes: Array(9).fill(long), subject: 'x' },
  { minutes: 999, order: 0.5, body: ' ', quiz: [question] },
  {
    title: long,
    minutes: 'x',
    body: 'b',
    quiz: Array(9).fill({ ...question, options: Array(9).fill(long) }),
  },
  { userName: 'x', description: long, lang: 'xx', date: 'today', updated: 'today', lead: 'x', level: long },
  { file: { url: 'x', bytes: 0, pages: 0.5 } },
  { name: 'x', portrait: { look: 'x' }, links: { facebook: 'x' }, bio: long },
];
/** Whether a message has a text of its own, not the general one for any field. */
const isKnown = (messageRef: MessageRef) =>
  messageText(messageRef) !== messageText({ key: 'validation.wrong' });

test.each(kindNames)('the site has a text for every issue that the schema finds in %s', (kind) => {
  const issues = wrong.flatMap((fields) => schemaIssues(kind, fitFields(kind, fields).fields));
  expect(issues.length).toBeGreaterThan(5);
  expect(issues.filter((issue) => !isKnown(issue))).toEqual([]);
});

test('an issue’s text names its line; an unknown issue has the general text', () => {
  expect(issueText({ line: 3, key: 'faults.untrue', params: { formula: '$1 + 1 = 3$' } })).toBe(
    'line 3: $1 + 1 = 3$ is not true',
  );
  expect(messageText({ key: 'faults.newer' as MessageKey })).toBe('is not valid');
});

test('reads several questions: with numbers, or parted by empty lines; a star marks the right option', () => {
  expect(
    readQuestions(`1. What is 2 + 2?
a) 3
b) 4
Answer: b
Explanation: Two and two
are four.

2. Which is prime?
A. 9   B. 7   C. 6
Ans: 7
Why: Only 1 and 7 divide it.`),
  ).toEqual([
    { question: 'What is 2 + 2?', options: ['3', '4'], answer: 1, explanation: 'Two and two\nare four.' },
    {
      ...{ question: 'Which is prime?', options: ['9', '7', '6'], answer: 1 },
      explanation: 'Only 1 and 7 divide it.',
    },
  ]);
  expect(
    readQuestions('What is 2 + 2?\n3\n*4\n5\nWhy: Count on.\n\nIs 3.5 a whole number?\n- yes\n- no *'),
  ).toEqual([
    { question: 'What is 2 + 2?', options: ['3', '4', '5'], answer: 1, explanation: 'Count on.' },
    { question: 'Is 3.5 a whole number?', options: ['yes', 'no'], answer: 1, explanation: '' },
  ]);
  expect(readQuestions(' \n')).toEqual([]);
});

test('what is read is added in its language, in place of an empty question', () => {
  const read = readQuestions('1. What is 2 + 2?\na) 3\nb) 4\nAnswer: b\nWhy: Count on.');
  const added = withQuestions([{ question: '', options: ['', '', ''], explanation: '' }], read);
  expect(added).toEqual([
    { question: 'What is 2 + 2?', options: ['3', '4'], answer: 1, explanation: 'Count on.' },
  ]);
  const more = withQuestions(added, readQuestions('১। ২ + ২ = কত?\nক) ৩ খ) ৪\nউত্তর: খ\nব্যাখ্যা: গুনে দেখো।'));
  expect(more).toMatchObject([
    { question: 'What is 2 + 2?' },
    { question: { en: '', bn: '২ + ২ = কত?' }, options: [{ bn: '৩' }, { bn: '৪' }], answer: 1 },
  ]);
  expect(withQuestions(added, read)).toHaveLength(2);
});

const abroad = ['1. Which letter comes first?', 'a) c', 'b) a', 'c) b', 'd) d', 'Answer: b'];
test.each<[what: string, text: string, options: readonly string[], answer: number]>([
  ['a letter that is a text, too', abroad.join('\n'), ['c', 'a', 'b', 'd'], 1],
  ['all on one line', abroad.join(' ').replace(' Answer', '\nAnswer'), ['c', 'a', 'b', 'd'], 1],
  ['Bangla letters', '১। কোনটি আগে?\nক) খ খ) অ গ) ক ঘ) গ\nউত্তর: খ', ['খ', 'অ', 'ক', 'গ'], 1],
  ['a letter in brackets', '1) First?\n(a) c (b) a (c) b\nAns: (c)', ['c', 'a', 'b'], 2],
  ['a fifth option', '1. Last?\na) 1\nb) 2\nc) 3\nd) 4\ne) 5\nAnswer: e', ['1', '2', '3', '4', '5'], 4],
  ['a fifth Bangla option', '১. শেষ?\nক) ১ খ) ২ গ) ৩ ঘ) ৪ ঙ) ৫\nউত্তর: ঙ', ['১', '২', '৩', '৪', '৫'], 4],
  ['no spaces', '১।রাজধানী কোনটি?\n(ক)ঢাকা (খ)খুলনা\nউত্তর:(ক)', ['ঢাকা', 'খুলনা'], 0],
  ['no spaces, one below another', '1.Which?\na)Dhaka\nb)Khulna\nAnswer:b', ['Dhaka', 'Khulna'], 1],
  ['ঃ as a colon', '১ঃ কোনটি?\nক) ঢাকা\nখ) দুঃখ\nউত্তরঃ খ\nব্যাখ্যাঃ না', ['ঢাকা', 'দুঃখ'], 1],
  ['a wide colon', '1： Which?\na) x\nb) y\nAnswer： b\nWhy： so', ['x', 'y'], 1],
  ['colons behind the letters', '1. Which?\nA: x\nB： y\nCorrect option: b', ['x', 'y'], 1],
  ['ঃ behind the letters', 'প্রশ্ন নং ১ঃ কোনটি?\nকঃ ঢাকা\nখঃ খুলনা\nউঃ খ', ['ঢাকা', 'খুলনা'], 1],
  ['square brackets', 'প্রশ্ন-১। কোনটি?\n[ক] ঢাকা [খ] খুলনা\nউত্তর – [খ]', ['ঢাকা', 'খুলনা'], 1],
  ['a bold answer', '1. Which?\na) x\nb) y\n**উত্তরঃ** b\n**Why:** so', ['x', 'y'], 1],
  ['a danda', '১। কোনটি?\nক। ঢাকা\nখ। খুলনা\nউত্তর। খ', ['ঢাকা', 'খুলনা'], 1],
  ['a key', '1. Which?\nA) x\nB) y\nKey — B', ['x', 'y'], 1],
  ['a ratio', 'Is a:b = 1:2?\na) yes\nb) no\nAnswer: option b', ['yes', 'no'], 1],
  [
    'letters that begin no option',
    '1. Which?\na) vitamin b. 2\nb) plan c) d\nc) x\nAnswer: plan c) d',
    ['vitamin b. 2', 'plan c) d', 'x'],
    1,
  ],
  ['a text without letters', '1. Which?\n- b\n- a\nAnswer: a', ['b', 'a'], 1],
  ['other ends of lines', '1. Which?\ra) x\u2028b) y\r\nAnswer:\u000bb', ['x', 'y'], 1],
  ['signs that nobody sees', '\ufeff1. Which?\n\u200ba) x\n\u200e\u200cb) y\nAnswer: \u200db', ['x', 'y'], 1],
  ['wide brackets', '1. Which?\n（A） x\n（B） y\nAnswer：（B）', ['x', 'y'], 1],
  ['bold letters', '**Q.1 Which?**\n**a)** x\n**b)** y\n__Answer:__ **b**', ['x', 'y'], 1],
  ['a bold option', '## 1. Which?\na) x\n**b) y**\nc) z', ['x', 'y', 'z'], 1],
  ['boxes', '1. Which?\n☐ x\n☑ y', ['x', 'y'], 1],
  ['boxes of a list', '1. Which?\n- [ ] x\n- [x] y', ['x', 'y'], 1],
  ['a word for the right one', '1. Which?\na) x\nb) y (correct)', ['x', 'y'], 1],
  ['an answer in a sentence', '(1) Which?\na) x\nb) y\n(The answer is: option b)', ['x', 'y'], 1],
  ['a hyphen', '১- কোনটি?\nক- ঢাকা\nখ- খুলনা\nউত্তরঃ অপশন খ', ['ঢাকা', 'খুলনা'], 1],
  ['another case', '1. Is it?\na) True\nb) False\nAnswer: false', ['True', 'False'], 1],
  ['the letter and the text', '1. Which?\nA. b\nB. a\nAnswer: B. a', ['b', 'a'], 1],
])('quiz from text: %s', (_what, text, options, answer) => {
  const [one, ...others] = readQuestions(text);
  expect(others).toEqual([]);
  expect([one?.options, one?.answer]).toEqual([options, answer]);
  expect(one?.question).toMatch(/^\S.*\?$/);
});

test.each([
  ['two stars', '*a) x\nb) y *'],
  ['two letters', 'a) x\nb) y\nAnswer: a, b'],
  ['numbers', '1) x\n2) y\nAnswer: 2'],
  ['a number that is a text, too', '1) 2\n2) 3\nAnswer: 2'],
])('nobody but the teacher says which is right of %s', (_what, lines) => {
  const [one] = readQuestions(`1. Which?\n${lines}`);
  expect(one?.options).toHaveLength(2);
  expect(one?.answer).toBeUndefined();
});

test('statements with numbers stay in the question, and a reason behind the letter is kept', () => {
  const text = '1. Which?\ni. x\nii. y\na) i\nb) i and ii\nAnswer: b. Both are.\n2) Next?\na) x\nAnswer: a';
  expect(readQuestions(text)).toEqual([
    { question: 'Which?\ni. x\nii. y', options: ['i', 'i and ii'], answer: 1, explanation: 'Both are.' },
    { question: 'Next?', options: ['x'], answer: 0, explanation: '' },
  ]);
});

test.each(languages)('the example of a quiz is read as it stands: %s', (language) => {
  const read = readQuestions(startersIn(language).quizText);
  expect(read.map(({ answer }) => answer)).toEqual([0, 2]);
  expect(read.every(({ options, explanation }) => options.length === 3 && explanation !== '')).toBe(true);
});
