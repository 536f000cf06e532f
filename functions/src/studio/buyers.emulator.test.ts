import { courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import type { Order } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { SearchAnswer, SearchChanges } from '@pathshala/contract/catalogue/search';
import type { Prices } from '@pathshala/contract/courses/course';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { indexOf } from '@pathshala/search/search';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, refusal, sandbox } from '../../test/support/api.ts';
import { type Person, person } from '../../test/support/people.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { applyPaymentEvent } from '../money/ledger.ts';

const { api, createLive, emulated, publish, publishCourse, read, save, unpublish } = studioSchool({
  createPaymentProvider: sandbox(),
  readSearchIndex: async () => indexOf([]),
});
const courseId = 'mango';
let buyer: Person;
let other: Person;

beforeEach(async () => {
  [buyer, other] = await Promise.all([
    person(emulated, 'rima@school.test'),
    person(emulated, 'other@school.test'),
    publishCourse(courseId),
  ]);
  await createLive('lessons', { ...lessonFields, id: 'mango~second', title: 'Sharing' });
  await applyPaymentEvent(emulated, { kind: 'paid', id: 'p1', uid: buyer.uid, courseId, amount: 12.5 });
});

async function statesFor(who: Person | undefined): Promise<number[]> {
  const token = who ? { token: who.token } : {};
  const lesson = { courseId, lessonId: 'second', ...token };
  const asked = [
    api.call(endpoints.lesson, lesson),
    api.call(endpoints.lesson, { ...lesson, lessonId: 'first' }),
    api.call(endpoints.quiz, { ...lesson, body: { answers: [1, 1, 1] } }),
    ...(who
      ? [
          api.call(endpoints.ownCourse, { courseId, ...token }),
          api.call(endpoints.enrol, { courseId, ...token }),
          api.call(endpoints.progress, { ...lesson, body: { done: true } }),
          api.call(endpoints.startModelTest, { courseId, ...token }),
        ]
      : []),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}

const buy = (price: number, course = courseId) =>
  api.call(endpoints.checkout, { courseId: course, body: { price }, token: other.token });

/** In a list of its own, because instances cache lists. */
const plums = { id: 'plums', list: 'classEight' } as const;

async function checkOut(price: number): Promise<string> {
  const { url } = (await buy(price, plums.id)).json as { url: string };
  return new URL(url, 'https://school.example').searchParams.get('session') ?? '';
}

const sessionOf = async (sessionId: string) =>
  (await api.call(endpoints.practiceSession, { sessionId, token: other.token })).json;

async function reprice(price: number): Promise<void> {
  const fields = { ...courseFields, list: plums.list, price };
  const saved = await save('courses', plums.id, etag(await read('courses', plums.id)), fields);
  expect((await publish('courses', plums.id, etag(saved))).status).toBe(200);
}

async function namedPrices(): Promise<unknown[]> {
  const [card] = (await api.call(listEndpoints[plums.list], {})).json as { price: number }[];
  const page = (await api.call(endpoints.course, { id: plums.id })).json as { price: number };
  const hits = ['en', 'bn'].map(async (lang) => {
    const { json } = await api.call(endpoints.search, { query: { q: courseFields.title, lang } });
    return (json as SearchAnswer).courses.find(({ _id }) => _id === plums.id)?.price;
  });
  const { documents } = (await api.call(endpoints.searchChanges, {})).json as SearchChanges;
  const prices = (await api.call(endpoints.prices, {})).json as Prices;
  const changed = documents.find(({ _id }) => _id === plums.id);
  return [card?.price, page.price, prices[plums.id], ...(await Promise.all(hits)), changed?.price];
}

test('buyers keep an unpublished course with its lessons; for others it is gone until it is published again', async () => {
  expect((await unpublish('courses', courseId)).status).toBe(200);
  expect(await statesFor(buyer)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  const { json: own } = await api.call(endpoints.enrolments, { token: buyer.token });
  expect(own as Enrolment[]).toMatchObject([
    { courseId, title: courseFields.title, lessonsDone: ['second'] },
  ]);
  const { json: orders } = await api.call(endpoints.orders, { token: buyer.token });
  expect(orders as Order[]).toMatchObject([{ courseId, title: courseFields.title }]);

  expect(await statesFor(other)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect(await statesFor(undefined)).toEqual([404, 404, 404]);
  expect((await buy(12.5)).status).toBe(404);
  expect((await api.call(endpoints.course, { id: courseId })).status).toBe(404);
  expect((await api.call(listEndpoints.classSeven, {})).json).toEqual([]);
  const found = await api.call(endpoints.search, { query: { q: courseFields.title } });
  expect(found.json).toMatchObject({ courses: [] });

  expect(refusal(await unpublish('lessons', 'mango~second'))).toEqual([409, 'conflict']);
  await publish('courses', courseId, etag(await read('courses', courseId)));
  expect((await api.call(endpoints.course, { id: courseId })).json).not.toHaveProperty('withdrawn');
  expect((await api.call(endpoints.course, { id: courseId })).status).toBe(200);
  expect((await unpublish('lessons', 'mango~second')).status).toBe(200);
});

test('a published price is in the list, on the page, in search and at the checkout at once', async () => {
  await publishCourse(plums.id, plums.list);
  expect(await namedPrices()).toEqual(Array(6).fill(12.5));
  await reprice(20);
  expect(await namedPrices()).toEqual(Array(6).fill(20));
  expect(codeOf(await buy(12.5, plums.id))).toBe('price-changed');
  expect(await sessionOf(await checkOut(20))).toMatchObject({ amount: 20, status: 'open' });
});
