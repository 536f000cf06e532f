import type { Problem } from '@pathshala/contract/calls/problem';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { etag, itemOf, keepManifest, studioSchool } from '../../test/support/studio.ts';
import { courseFields, instructorFields, lessonFields } from '../../test/support/studio-fields.ts';
import { readItems } from '../domain/manifest.ts';
import { maxShardBytes, shardBytes } from '../domain/manifest-room.ts';
import type { ManifestEntry } from '../firestore/studio-records.ts';

const { api, create, db, head, publish, read, save } = studioSchool();

/** What keeps a new item from being published. */
async function issuesOf(kind: StudioKind, body: StudioFields): Promise<Problem['errors']> {
  const made = await create(kind, body);
  const { id } = itemOf(made);
  const answer = await publish(kind, id, etag(made));
  expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields']);
  return (answer.json as Problem).errors;
}

test('what is published has no room for one more: it is said, and the draft stays', async () => {
  const title = 'x'.repeat(10_000);
  const many = Array.from({ length: 104 }, (_, at) => [`a${at}`, { revision: 1, title, at }]);
  const withMany = (rest: Record<string, ManifestEntry>) => ({ ...Object.fromEntries(many), ...rest });
  const left = maxShardBytes - shardBytes({ items: withMany({}) });
  const before = { instructors: withMany({ rest: { revision: 1, title: 'x'.repeat(left - 120), at: 1 } }) };
  await keepManifest(db, before);
  const made = await create('instructors', { ...instructorFields, id: 'one-more' });
  const answer = await publish('instructors', 'one-more', etag(made));
  expect([answer.status, codeOf(answer)]).toEqual([409, 'limit-reached']);
  expect((answer.json as Problem).detail).toContain('reached its limit of published items');
  expect(await readItems(db)).toEqual(before);
  expect(itemOf(await read('instructors', 'one-more'))).toMatchObject({ state: 'draft', published: null });
});

describe('what is published', () => {
  test('has a list that there is, and a price', async () => {
    const errors = await issuesOf('courses', {
      ...courseFields,
      list: 'classThirteen',
      price: -1,
      outline: [],
    });
    expect(errors?.map(({ path }) => path).sort()).toEqual(['list', 'outline', 'price']);
    expect(await issuesOf('courses', { ...courseFields, id: 'odd', price: 1.005 })).toMatchObject([
      { path: 'price' },
    ]);
  });

  test('names every issue of a lesson at once, with its line', async () => {
    const body =
      'Fine.\n\n$\\frac{1}$ and\n[x](javascript:alert(1))\n\n```figure\n{"kind": "clock",\n```\n\n[y](/course/nowhere)\n';
    const [one, ...others] = lessonFields.quiz;
    const quiz = [one, { ...others[0], explanation: 'Because $\\nope$.' }, others[1]];
    const errors = await issuesOf('lessons', { ...lessonFields, id: 'mango~wrong', body, quiz });
    expect(errors?.map(({ path, line }) => [path, line])).toEqual([
      ['body', 3],
      ['body', 4],
      ['body', 6],
      ['body', 10],
      ['quiz[1].explanation', 1],
    ]);
    expect(errors?.[0]).toMatchObject({ key: 'faults.notRead', params: { formula: '$\\frac{1}$' } });
    expect(errors?.[0]?.detail).toContain('the formula $\\frac{1}$ cannot be read');
    expect(errors?.[2]?.detail).toMatch(/^figure 1: /);
  });

  test('is checked in both of its languages', async () => {
    const body = { en: 'Good $1$.', bn: 'খারাপ\n$\\frac{1}$' };
    const errors = await issuesOf('lessons', { ...lessonFields, id: 'mango~two', body });
    expect(errors).toMatchObject([{ path: 'body (bn)', line: 2 }]);
    const title = { en: 'Good', bn: 'x'.repeat(81) };
    expect(await issuesOf('lessons', { ...lessonFields, id: 'mango~three', title })).toMatchObject([
      { path: 'title (bn)' },
    ]);
  });
});

describe('before it is published', () => {
  test('answers are worked out, and what formulas say of numbers', async () => {
    const quiz = lessonFields.quiz.map((one, at) => ({ ...one, ...(at === 0 ? { compute: '1 + 2' } : {}) }));
    const body = `${lessonFields.body}\nAnd $2 + 2 = 5$ too.\n`;
    expect(await issuesOf('lessons', { ...lessonFields, id: 'mango~sums', body, quiz })).toMatchObject([
      { path: 'body', line: 9, key: 'faults.untrue', detail: '$2 + 2 = 5$ is not true' },
      { path: 'quiz[0].compute', detail: 'equals 3, but the right option says something else' },
    ]);
  });

  test('it is asked whether much may be lost, and done where that is confirmed', async () => {
    const made = await create('lessons', { ...lessonFields, id: 'mango~first' });
    const live = await publish('lessons', 'mango~first', etag(made));
    const less = await save('lessons', 'mango~first', etag(live), { ...lessonFields, body: 'One is $1$.\n' });
    const asked = await publish('lessons', 'mango~first', etag(less));
    expect([asked.status, codeOf(asked)]).toEqual([409, 'content-loss']);
    expect((asked.json as Problem).losses).toEqual({ figures: { lost: 1, of: 1 } });
    const given = {
      kind: 'lessons',
      id: 'mango~first',
      token: head().token,
      headers: { 'If-Match': etag(less) },
    };
    const body = { confirm: true };
    expect((await api().call(studioEndpoints.studioPublish, { ...given, body })).status).toBe(200);
  });
});
