import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { fitFields } from '@pathshala/content/kinds/fields-of';
import { schemaFaults } from '@pathshala/content/kinds/publish-faults';
import { checkMarkdown } from '@pathshala/content/render/check-markdown';
import { fullOf } from '@pathshala/content/testing/each-kind';
import { assignSchema, beginSchema } from '@pathshala/contract/studio-schemas';
import { expect, test } from 'vitest';
import { detailText, faultRows, faultText } from './fault-text.ts';

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
const isKnown = (detail: string) => faultRows.some((row) => row.detail.test(detail));

test.each(kindNames)('the site has words for what the schema has against %s', (kind) => {
  const faults = wrong.flatMap((fields) => schemaFaults(kind, fitFields(kind, fields).fields));
  expect(faults.length).toBeGreaterThan(5);
  expect(faults.filter(({ detail }) => !isKnown(detail))).toEqual([]);
});

test('and for what the small forms say', () => {
  const all = [
    [beginSchema, { title: '', course: '' }],
    [assignSchema, { email: 'nobody', publish: true }],
  ] as const;
  for (const [schema, value] of all) {
    try {
      schema.validateSync(value, { abortEarly: false, context: { kind: 'lessons' } });
      expect.unreachable();
    } catch (error) {
      for (const detail of (error as { errors: string[] }).errors) expect(isKnown(detail), detail).toBe(true);
    }
  }
});

test('and for texts that would take long to render', () => {
  const texts = ['x'.repeat(40_000), 'a_*'.repeat(2000), `$${'1+'.repeat(300)}1$`, '>'.repeat(20_000)];
  const details = texts.flatMap((text) => checkMarkdown(text)).map(({ detail }) => detail);
  expect(details).toHaveLength(texts.length);
  expect(details.filter((detail) => !isKnown(detail))).toEqual([]);
  expect(detailText(details[2] ?? '')).toBe('a formula must be at most 500 characters');
});

test('a figure says which of its fields is wrong, and home what it has too many of', () => {
  const { brands } = fullOf.home as { brands: unknown[] };
  const faultsOf = (brands: unknown[]) =>
    schemaFaults('home', { ...fullOf.home, brands })
      .map(faultText)
      .sort();
  expect(faultsOf([...brands, brands[0]])).toEqual(['takes at most 7 entries']);
  expect(faultsOf([brands[0], brands[0]])).toEqual(['exactly 7 are needed', 'must differ from each other']);
  expect(detailText('figure 1: clock: hour is a required field; minute must be an integer')).toBe(
    'figure 1: clock: hour: must be filled in; minute: must be a whole number',
  );
  expect(detailText('comes to 3, and the right option does not say that')).toContain('3');
});

test('numbers are kept, lines named, and what is not known is said as it comes', () => {
  expect(detailText('summary must be at least 20 characters')).toBe('must be at least 20 characters');
  expect(faultText({ path: 'body', line: 3, detail: '$1 + 1 = 3$ is not so' })).toBe(
    'line 3: $1 + 1 = 3$ is not so',
  );
  expect(detailText('figure 1: clock: hour: 99 is too much')).toBe('figure 1: clock: hour: 99 is too much');
});
