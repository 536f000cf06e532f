import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { fitFields } from '@pathshala/content/kinds/fields-of';
import { schemaFaults } from '@pathshala/content/kinds/publish-faults';
import { assignSchema, beginSchema } from '@pathshala/contract/studio-schemas';
import { misfitsIn } from '@pathshala/contract/validation';
import type { MessageKey, Said } from '@pathshala/messages/keys';
import { expect, test } from 'vitest';
import { faultText, saidText } from './fault-text.ts';

const long = 'x'.repeat(30_000);
const question = { question: 'Q', options: ['a', 'a'], answer: 7, explanation: '' };
/** Wrong in every way that a form lets through. */
const wrong = [
  {},
  { title: ' x ', price: -1.005, place: 0, outcomes: [], outline: [{ id: 'A b', title: '', minutes: 0.5 }] },
  {
    title: { en: 'T', bn: 'no Bangla' },
    price: 5000,
    place: 5000,
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
/** What nothing else is said of is said so of any field. */
const isKnown = (said: Said) => saidText(said) !== saidText({ key: 'validation.wrong' });

test.each(kindNames)('the site has words for what the schema has against %s', (kind) => {
  const faults = wrong.flatMap((fields) => schemaFaults(kind, fitFields(kind, fields).fields));
  expect(faults.length).toBeGreaterThan(5);
  expect(faults.filter((fault) => !isKnown(fault))).toEqual([]);
});

test('and for what the small forms say', () => {
  const all = [
    [beginSchema, { title: '', course: '' }],
    [assignSchema, { email: 'nobody', publish: true }],
  ] as const;
  for (const [schema, value] of all) {
    const misfits = misfitsIn(schema, value, { context: { kind: 'lessons' } });
    expect(misfits).not.toEqual([]);
    expect(misfits.filter((one) => !isKnown(one))).toEqual([]);
  }
});

test('a fault is said with its line, and what this page does not know as what is wrong with any field', () => {
  expect(faultText({ line: 3, key: 'faults.untrue', params: { formula: '$1 + 1 = 3$' } })).toBe(
    'line 3: $1 + 1 = 3$ is not true',
  );
  expect(saidText({ key: 'faults.newer' as MessageKey })).toBe('is not valid');
});
