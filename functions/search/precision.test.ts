import { readFileSync } from 'node:fs';
import { loadContent } from '@pathshala/content/load-content';
import { describe, expect, test } from 'vitest';
import { buildSearchIndex } from './build-index.ts';
import { createSearch } from './search.ts';
import { countOf, type ExpectedQuery, factsOf, inOrder, precisionAt } from './testing/precision.ts';

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`testing/${name}.json`, import.meta.url), 'utf8')) as T;
}

const content = loadContent();
const search = createSearch(buildSearchIndex(content));
const facts = factsOf(content);
const queries = read<readonly ExpectedQuery[]>('queries');
const nothing = read<readonly string[]>('nothing');

/** Milliseconds that the processor has worked for this thread: what else the machine does is not counted. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** All answers, each asked for three times, and how long the quickest took: the first warms up. */
const times: number[] = [];
const answers = new Map(
  [...queries.map(({ query }) => query), ...nothing].map((query) => {
    const asked = [1, 2, 3].map(() => {
      const start = worked();
      return { answer: search(query), time: worked() - start };
    });
    times.push(Math.min(...asked.map(({ time }) => time)));
    return [query, asked[0]?.answer] as const;
  }),
);
const answerTo = (query: string) => answers.get(query) ?? search(query);

test('the lists are long enough and name nothing twice', () => {
  expect(queries).toHaveLength(200);
  expect(nothing).toHaveLength(50);
  const all = [...queries.map(({ query }) => query), ...nothing];
  expect(new Set(all).size).toBe(all.length);
});

describe('of 200 queries what is looked for', () => {
  test.each([
    ['stands first', 1, 0.95],
    ['is among the first three', 3, 0.99],
  ])('%s', (_where, most, goal) => {
    const { part, failed } = precisionAt(most, answerTo, queries, facts);
    const missed = failed.length > 0 ? `; missed: ${failed.join(', ')}` : '';
    console.log(`search: precision at ${most} ${(part * 100).toFixed(1)} %${missed}`);
    expect(part).toBeGreaterThanOrEqual(goal);
  });
});

test.each(nothing)('“%s” finds nothing', (query) => {
  expect(inOrder(answerTo(query))).toEqual([]);
});

test('open courses stand before those that open soon, whatever was asked', () => {
  for (const { query } of queries) {
    const soon = answerTo(query).courses.map((hit) => hit.opensSoon === true);
    expect([query, soon]).toEqual([query, soon.toSorted()]);
  }
});

test('everything that was found stands in a group, and each group in the order', () => {
  for (const { query } of queries) {
    const answer = answerTo(query);
    expect([query, inOrder(answer)]).toEqual([query, [...new Set(inOrder(answer))]]);
    expect([query, inOrder(answer).length]).toEqual([query, countOf(answer)]);
  }
});

test('95 of 100 answers take 30 ms at most', () => {
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  console.log(`search: p95 ${p95.toFixed(1)} ms over ${times.length} queries`);
  expect(p95).toBeLessThan(30);
});
