import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { fitFields } from '@pathshala/content/kinds/fields-of';
import { schemaIssues } from '@pathshala/content/kinds/schemas';
import { fieldIssuesIn } from '@pathshala/contract/http/validation';
import { assignSchema, beginSchema } from '@pathshala/contract/studio/schemas';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';
import { expect, test } from 'vitest';
import { issueText, messageText } from './issue-text.ts';

const long = 'x'.repeat(30_000);
const question = { question: 'Q', options: ['a', 'a'], answer: 7, explanation: '' };
/** Fields with every kind of mistake that a form allows. */
const wrong = [
  {},
  { title: ' x ', price: -1.005, outcomes: [], outline: [{ id: 'A b', title: '', minutes: 0.5 }] },
  {
    title: { en: 'T', bn: 'no Bangla' },
    price: 5000,
    outcomes: Array(9).fill(long),
    subject: 'x',
  },
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

test('the site has a text for every issue of the small forms', () => {
  const all = [
    [beginSchema, { title: '', course: '' }],
    [assignSchema, { email: 'nobody', publish: true }],
  ] as const;
  for (const [schema, value] of all) {
    const fieldIssues = fieldIssuesIn(schema, value, { context: { kind: 'lessons' } });
    expect(fieldIssues).not.toEqual([]);
    expect(fieldIssues.filter((one) => !isKnown(one))).toEqual([]);
  }
});

test('an issue’s text names its line; an unknown issue has the general text', () => {
  expect(issueText({ line: 3, key: 'faults.untrue', params: { formula: '$1 + 1 = 3$' } })).toBe(
    'line 3: $1 + 1 = 3$ is not true',
  );
  expect(messageText({ key: 'faults.newer' as MessageKey })).toBe('is not valid');
});
