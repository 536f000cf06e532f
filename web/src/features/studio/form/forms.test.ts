import { allKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import type { Field } from '@pathshala/content/kinds/define-kind';
import { fitFields } from '@pathshala/content/kinds/fields-of';
import { schemaIssues } from '@pathshala/content/kinds/schemas';
import { isLocalText } from '@pathshala/contract/content/fields';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';
import { expect, test } from 'vitest';
import { fieldLabel, fieldRows } from './field-rows.ts';
import { issueText, messageText, pathOfIssue } from './form-issues.ts';
import { tidy } from './form-values.ts';
import { withoutOption } from './quiz-edits.ts';

test.each(kindNames)(
  'the form of %s has every field that somebody writes, with help, and no other',
  (kind) => {
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
  },
);

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
