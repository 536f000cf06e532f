import type { Order } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { indexOf } from '@pathshala/search/search';
import { beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { type Person, person } from '../../test/support/people.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { courseFields, lessonFields } from '../../test/support/studio-fields.ts';
import { sandboxProvider } from '../checkout/providers.ts';
import { applyPaymentEvent } from '../money/ledger.ts';

const environment = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
const { api, create, emulated, publish, publishCourse, read, unpublish } = studioSchool({
  createPaymentProvider: sandboxProvider(environment),
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
  const second = { ...lessonFields, id: 'mango~second', title: 'Sharing' };
  await publish('lessons', 'mango~second', etag(await create('lessons', second)));
  await applyPaymentEvent(emulated, { kind: 'paid', id: 'p1', uid: buyer.uid, courseId, amount: 12.5 });
});

async function statesFor(who: Person | undefined): Promise<number[]> {
  const token = who ? { token: who.token } : {};
  const lesson = { courseId, lessonId: 'second', ...token };
  const asked = [
    api().call(endpoints.lesson, lesson),
    api().call(endpoints.lesson, { ...lesson, lessonId: 'first' }),
    api().call(endpoints.quiz, { ...lesson, body: { answers: [1, 1, 1] } }),
    ...(who
      ? [
          api().call(endpoints.ownCourse, { courseId, ...token }),
          api().call(endpoints.enrol, { courseId, ...token }),
          api().call(endpoints.progress, { ...lesson, body: { done: true } }),
          api().call(endpoints.startModelTest, { courseId, ...token }),
        ]
      : []),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}

test('buyers keep an unpublished course with its lessons; for others it is gone until it is published again', async () => {
  expect((await unpublish('courses', courseId)).status).toBe(200);
  const lesson = await api().call(endpoints.lesson, { courseId, lessonId: 'second', token: buyer.token });
  expect(lesson.status).toBe(200);
  expect(await statesFor(buyer)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  const { json: own } = await api().call(endpoints.enrolments, { token: buyer.token });
  expect(own as Enrolment[]).toMatchObject([
    { courseId, title: courseFields.title, lessonsDone: ['second'] },
  ]);
  const { json: orders } = await api().call(endpoints.orders, { token: buyer.token });
  expect(orders as Order[]).toMatchObject([{ courseId, title: courseFields.title }]);

  expect(await statesFor(other)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect(await statesFor(undefined)).toEqual([404, 404, 404]);
  const sale = { courseId, body: { price: 12.5 }, token: other.token };
  expect((await api().call(endpoints.checkout, sale)).status).toBe(404);
  expect((await api().call(endpoints.course, { id: courseId })).status).toBe(404);
  expect((await api().call(listEndpoints.classSeven, {})).json).toEqual([]);
  const found = await api().call(endpoints.search, { query: { q: courseFields.title } });
  expect(found.json).toMatchObject({ courses: [] });

  const kept = await unpublish('lessons', 'mango~second');
  expect([kept.status, codeOf(kept)]).toEqual([409, 'conflict']);
  await publish('courses', courseId, etag(await read('courses', courseId)));
  expect((await api().call(endpoints.course, { id: courseId })).json).not.toHaveProperty('withdrawn');
  expect((await api().call(endpoints.course, { id: courseId })).status).toBe(200);
  expect((await unpublish('lessons', 'mango~second')).status).toBe(200);
});
