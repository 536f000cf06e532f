import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import type { Problem } from '@pathshala/contract/errors';
import { limits } from '@pathshala/contract/messages';
import type { StudioItem } from '@pathshala/contract/studio';
import { studioEndpoints } from '@pathshala/contract/studio-endpoints';
import {
  fitFields,
  type StudioFields,
  type StudioKind,
  studioFields,
} from '@pathshala/contract/studio-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { editing, etag } from '../../test/support/editing.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, person } from '../../test/support/people.ts';
import { articleFields, courseFields, lessonFields } from '../../test/support/studio.ts';
import { practiceMaker } from '../checkout/practice-maker.ts';
import { collections } from '../firestore/collections.ts';

const emulated = connect();
const { db } = emulated;
const environment = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
let api: TestApi;
let head: Person;

beforeAll(async () => {
  api = await serveApi({ ...emulated, ...{ makePayments: practiceMaker(environment) } });
});
beforeEach(async () => {
  await emulated.clear();
  head = await person(emulated, 'head@school.test', 'admin');
});
afterAll(async () => {
  await api.close();
  await emulated.close();
});

const { create, save, publish } = editing(
  () => api,
  () => head,
);

/** What keeps a new item from being published. */
async function faultsOf(kind: StudioKind, body: StudioFields): Promise<Problem['errors']> {
  const made = await create(kind, body);
  const { id } = made.json as StudioItem;
  const answer = await publish(kind, id, etag(made));
  expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields']);
  return (answer.json as Problem).errors;
}

/** Every text of an item replaced. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withText(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withText(one, text)]));
}

describe('markup, Bangla and emoji', () => {
  test.each([
    ['courses', courseFields],
    ['lessons', lessonFields],
    ['articles', articleFields],
  ] as const)('in every field of %s come back as they were typed', async (kind, fields) => {
    const text = '</script><script>alert(1)</script> "আমার" 🥭 \u202e';
    const body = withText(fields, text) as StudioFields;
    const made = await create(kind, { ...body, id: kind === 'lessons' ? 'mango~odd' : 'odd' });
    expect(made.status).toBe(201);
    expect((made.json as StudioItem).draft).toEqual(body);
  });

  test('in a lesson are text for its readers', async () => {
    const body = { ...lessonFields, body: 'আমি 🥭 <script>alert(1)</script> <img src=x onerror=alert(1)>\n' };
    await publish('lessons', 'mango~first', etag(await create('lessons', { ...body, id: 'mango~first' })));
    const record = (await collections.lessons(db, 'mango').doc('first').get()).data();
    expect(record?.body).toContain('আমি 🥭 &lt;script&gt;');
    expect(record?.body).not.toMatch(/<(script|img)/);
  });

  test('fields that no item has are left out, whatever they are called', async () => {
    const odd =
      '{"title":"Odd one","state":"live","by":"me","revision":9,"__proto__":{"a":1},"toString":"x"}';
    const made = await api.send('POST', '/studio/articles', { body: odd, token: head.token });
    expect((made.json as StudioItem).draft).toEqual({ title: 'Odd one' });
    expect((made.json as StudioItem).state).toBe('draft');
  });
});

describe('a draft', () => {
  test('of 300 KB is too large', async () => {
    const answer = await create('lessons', {
      ...lessonFields,
      id: 'mango~long',
      body: 'a'.repeat(300 * 1024),
    });
    expect([answer.status, codeOf(answer)]).toEqual([413, 'too-large']);
    expect(limits.bodyBytes).toBe(64 * 1024);
  });

  test.each([
    [{ title: 5 }, 'title'],
    [{ price: '5' }, 'price'],
    [{ outcomes: 'one' }, 'outcomes'],
    [{ outcomes: [1] }, 'outcomes[0]'],
    [{ outline: [['x']] }, 'outline[0]'],
    [{ title: { bn: 'x' } }, 'title'],
  ])('with %j is refused by the field', async (body, path) => {
    const answer = await create('courses', { id: 'odd', ...body });
    expect(answer.status).toBe(422);
    expect((answer.json as Problem).detail).toContain(`${path}: must be `);
  });

  test.each(['Upper', 'a/b', '__x__', '..', '', 'a b', 'ক', 'x'.repeat(101), 5])(
    'cannot be called %j',
    async (id) => {
      expect((await create('courses', { ...courseFields, id })).status).toBe(422);
    },
  );

  test('of a kind or page that there is not is refused', async () => {
    expect((await api.send('GET', '/studio/toString', { token: head.token })).status).toBe(404);
    expect((await create('pages', { id: 'imprint', body: 'x' })).status).toBe(422);
    expect((await create('lessons', { title: 'Of no course' })).status).toBe(422);
  });

  test('whose id somebody has, or had, is refused', async () => {
    const made = await create('articles', articleFields);
    const again = await create('articles', articleFields);
    expect([again.status, codeOf(again)]).toEqual([409, 'id-in-use']);
    await publish('articles', 'counting-mangoes', etag(made));
    const at = { kind: 'articles', id: 'counting-mangoes', token: head.token };
    await api.call(studioEndpoints.studioUnpublish, at);
    expect(codeOf(await create('articles', articleFields))).toBe('id-in-use');
    // What only its history is left of was somebody's too.
    const at1 = Timestamp.now();
    const old = { revision: 1, fields: {}, by: null, at: at1, note: '' };
    await collections.revisions(db, 'articles~long-gone').doc('1').set(old);
    expect(codeOf(await create('articles', { ...articleFields, id: 'long-gone' }))).toBe('id-in-use');
  });

  test('two people at once begin one item', async () => {
    const both = await Promise.all([create('articles', articleFields), create('articles', articleFields)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('what is published', () => {
  test('has a list that there is, and a price', async () => {
    const errors = await faultsOf('courses', {
      ...courseFields,
      list: 'classThirteen',
      price: -1,
      outline: [],
    });
    expect(errors?.map(({ path }) => path).sort()).toEqual(['list', 'outline', 'price']);
    expect(await faultsOf('courses', { ...courseFields, id: 'odd', price: 1.005 })).toMatchObject([
      { path: 'price' },
    ]);
  });

  test('names every fault of a lesson at once, with its line', async () => {
    const body =
      'Fine.\n\n$\\frac{1}$ and\n[x](javascript:alert(1))\n\n```figure\n{"kind": "clock",\n```\n\n[y](/course/nowhere)\n';
    const [one, ...others] = lessonFields.quiz;
    const quiz = [{ ...one, answer: 7 }, { ...others[0], explanation: 'Because $\\nope$.' }, others[1]];
    const errors = await faultsOf('lessons', { ...lessonFields, id: 'mango~wrong', body, quiz });
    expect(errors?.map(({ path, line }) => [path, line])).toEqual([
      ['quiz[0].answer', undefined],
      ['body', 3],
      ['body', 4],
      ['body', 6],
      ['body', 10],
      ['quiz[1].explanation', 1],
    ]);
    expect(errors?.[3]?.detail).toMatch(/JSON/);
  });

  test('is checked in both of its languages', async () => {
    const body = { en: 'Good $1$.', bn: 'খারাপ\n$\\frac{1}$' };
    const title = { en: 'Good', bn: 'x'.repeat(81) };
    const errors = await faultsOf('lessons', { ...lessonFields, id: 'mango~two', title, body });
    expect(errors).toMatchObject([{ path: 'title (bn)' }, { path: 'body (bn)', line: 2 }]);
  });

  test('does not name what is missing twice', async () => {
    const errors = await faultsOf('articles', { title: 'Only a title' });
    const paths = errors?.map(({ path }) => path).sort();
    expect(paths).toEqual(
      Object.keys(studioFields.articles)
        .filter((name) => name !== 'title')
        .sort(),
    );
  });
});

test('of two publishes at once one is done', async () => {
  const made = await create('articles', articleFields);
  const both = await Promise.all([1, 2].map(() => publish('articles', 'counting-mangoes', etag(made))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = await collections.revisions(db, 'articles~counting-mangoes').get();
  expect(kept.docs.filter((one) => one.data().state === undefined)).toHaveLength(1);
});

test('different items are published at once, and the manifest and the list have all of them', async () => {
  const ids = ['one', 'two', 'three'];
  for (const id of ids) {
    await publish(
      'lessons',
      `${id}~first`,
      etag(await create('lessons', { ...lessonFields, id: `${id}~first` })),
    );
  }
  const made = await Promise.all(ids.map((id) => create('courses', { ...courseFields, id })));
  const all = await Promise.all(ids.map((id, at) => publish('courses', id, etag(made[at] as Answer))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  const list = (await collections.catalogue(db).doc('classSeven').get()).data();
  expect(list?.courses.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  const manifest = (await db.doc('published/manifest').get()).data();
  expect(manifest?.revision).toBe(6);
  expect(Object.keys(manifest?.items.courses).sort()).toEqual([...ids].sort());
});

test('a stale tab of yesterday overwrites nothing', async () => {
  const made = await create('articles', articleFields);
  const old = '"2026-01-01T00:00:00.000000Z"';
  const answer = await save('articles', 'counting-mangoes', old, { title: 'Old' });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'stale']);
  expect((answer.json as Problem).current).toEqual(made.json);
  expect((await publish('articles', 'counting-mangoes', old)).status).toBe(409);
});

test('a revision of fields that there are no longer is restored as far as it fits', async () => {
  const made = await create('articles', articleFields);
  await publish('articles', 'counting-mangoes', etag(made));
  const old = { ...articleFields, title: ['a', 'list'], colour: 'red', lang: 7 };
  const record = { revision: 7, fields: old, by: head.uid, at: Timestamp.now(), note: '' };
  await collections.revisions(db, 'articles~counting-mangoes').doc('7').set(record);
  const answer = await api.call(studioEndpoints.studioRestore, {
    ...{ kind: 'articles', id: 'counting-mangoes', revision: '7', token: head.token },
  });
  expect(answer.status).toBe(200);
  const { title: _title, lang: _lang, ...fitting } = articleFields;
  expect((answer.json as StudioItem).draft).toEqual(fitting);
  expect((answer.json as StudioItem).draft).toEqual(fitFields('articles', old).fields);
  const again = await publish('articles', 'counting-mangoes', etag(answer));
  expect((again.json as Problem).errors?.map(({ path }) => path).sort()).toEqual(['lang', 'title']);
});

test('a course that is published at another price while it is bought keeps what was agreed', async () => {
  const rima = await person(emulated, 'rima@school.test');
  await publish(
    'lessons',
    'mango~first',
    etag(await create('lessons', { ...lessonFields, id: 'mango~first' })),
  );
  const live = await publish(
    'courses',
    'mango',
    etag(await create('courses', { ...courseFields, id: 'mango' })),
  );
  const buy = (price: number) =>
    api.call(endpoints.checkout, { courseId: 'mango', body: { price }, token: rima.token });
  const { url } = (await buy(12.5)).json as { url: string };
  const sessionId = new URL(url, 'https://school.example').searchParams.get('session') ?? '';
  const dearer = await save('courses', 'mango', etag(live), { ...courseFields, price: 20 });
  expect((await publish('courses', 'mango', etag(dearer))).status).toBe(200);
  const session = await api.call(endpoints.practiceSession, { sessionId, token: rima.token });
  // The old price is what was agreed to, and cannot be turned into the new one.
  expect(session.json).toMatchObject({ amount: 12.5, status: 'expired' });
  const paid = await api.call(endpoints.practiceOutcome, {
    sessionId,
    body: { outcome: 'pay' },
    token: rima.token,
  });
  expect(paid.status).toBe(409);
  expect(codeOf(await buy(12.5))).toBe('price-changed');
  expect((await collections.payments(db).get()).size).toBe(0);
  const places = [
    (await api.call(endpoints.course, { id: 'mango' })).json,
    ((await api.call(listEndpoints.classSeven, {})).json as unknown[])[0],
  ];
  expect(places).toMatchObject([{ price: 20 }, { price: 20 }]);
  expect((await buy(20)).status).toBe(200);
});

describe('before it is published', () => {
  test('answers are worked out, and what formulas say of numbers', async () => {
    const quiz = lessonFields.quiz.map((one, at) => ({ ...one, ...(at === 0 ? { compute: '1 + 2' } : {}) }));
    const body = `${lessonFields.body}\nAnd $2 + 2 = 5$ too.\n`;
    expect(await faultsOf('lessons', { ...lessonFields, id: 'mango~sums', body, quiz })).toEqual([
      { path: 'body', line: 9, detail: '$2 + 2 = 5$ is not so' },
      { path: 'quiz[0].compute', detail: 'comes to 3, and the right option does not say that' },
    ]);
  });

  test('it is asked whether much may be lost, and done where that is confirmed', async () => {
    const made = await create('lessons', { ...lessonFields, id: 'mango~first' });
    const live = await publish('lessons', 'mango~first', etag(made));
    const less = await save('lessons', 'mango~first', etag(live), { ...lessonFields, body: 'One is $1$.\n' });
    const asked = await publish('lessons', 'mango~first', etag(less));
    expect([asked.status, codeOf(asked)]).toEqual([409, 'much-lost']);
    expect((asked.json as Problem).losses).toEqual({ figures: { lost: 1, of: 1 } });
    const given = {
      kind: 'lessons',
      id: 'mango~first',
      token: head.token,
      headers: { 'If-Match': etag(less) },
    };
    const body = { confirm: true };
    expect((await api.call(studioEndpoints.studioPublish, { ...given, body })).status).toBe(200);
  });
});
