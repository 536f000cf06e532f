import { readFileSync } from 'node:fs';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import { createSearch, indexOf } from './search.ts';
import { countOf, type ExpectedQuery, factsOf, inOrder, precisionAt } from './testing/precision.ts';

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`testing/${name}.json`, import.meta.url), 'utf8')) as T;
}

const content = schoolContent();
const search = createSearch(indexOf(foundIn(content, firstLanguage)));
const facts = factsOf(content);
const queries = read<readonly ExpectedQuery[]>('queries');
const nothing = read<readonly string[]>('nothing');

const answers = new Map(
  [...queries.map(({ query }) => query), ...nothing].map((query) => [query, search(query)] as const),
);
const answerTo = (query: string) => answers.get(query) ?? search(query);

describe('the expected result', () => {
  test.each([
    ['is first', 1, 0.95],
    ['is among the first three', 3, 0.99],
  ])('%s', (_where, max, goal) => {
    const { part, failed } = precisionAt(max, answerTo, queries, facts);
    const missed = failed.length > 0 ? `; missed: ${failed.join(', ')}` : '';
    console.log(`search: precision at ${max} ${(part * 100).toFixed(1)} %${missed}`);
    expect(part).toBeGreaterThanOrEqual(goal);
  });
});

test('queries for what the school does not have find nothing', () => {
  for (const query of nothing) expect([query, inOrder(answerTo(query))]).toEqual([query, []]);
});

test('open courses come before those that open soon, for every query', () => {
  for (const { query } of queries) {
    const soon = answerTo(query).courses.map((hit) => hit.opensSoon === true);
    expect([query, soon]).toEqual([query, soon.toSorted()]);
  }
});

test('every result is in a group, and each group in the order', () => {
  for (const { query } of queries) {
    const answer = answerTo(query);
    expect([query, inOrder(answer)]).toEqual([query, [...new Set(inOrder(answer))]]);
    expect([query, inOrder(answer).length]).toEqual([query, countOf(answer)]);
  }
});
