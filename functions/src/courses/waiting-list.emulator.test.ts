import { endpoints } from '@pathshala/contract/calls/endpoints';
import { limits } from '@pathshala/contract/http/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections, personalId } from '../firestore/collections.ts';

const { api, emulated, rima } = servedSchool({ who: ['rima'], courses: true });

const place = (courseId: string = school.closed, token = rima.token) =>
  api.call(endpoints.waitingPlace, { courseId, token });
const join = (courseId: string = school.closed, token = rima.token) =>
  api.call(endpoints.joinWaitingList, { courseId, token });
const leave = (courseId: string = school.closed) =>
  api.call(endpoints.leaveWaitingList, { courseId, token: rima.token });
const waitingList = async (token = rima.token) => (await api.call(endpoints.waitingList, { token })).json;
const setComplete = (courseId: string, complete: boolean) =>
  collections.courses(emulated.db).doc(courseId).update({ complete });

async function joinedAt(second: number, courseId: string): Promise<void> {
  const record = { uid: rima.uid, courseId, at: Timestamp.fromMillis(second * 1000) };
  await collections.waitingList(emulated.db).doc(personalId(rima.uid, courseId)).set(record);
}

test('tell me when it opens is noted once, and the course page can tell', async () => {
  expect((await place()).json).toEqual({ courseId: school.closed, waiting: false });
  const joined = await Promise.all([join(), join()]);
  expect(joined.map((answer) => answer.status)).toEqual([200, 200]);
  expect((await place()).json).toEqual({ courseId: school.closed, waiting: true });
  expect((await collections.waitingList(emulated.db).get()).docs.map((one) => one.id)).toEqual([
    personalId(rima.uid, school.closed),
  ]);
});

test('tell me when it opens is for courses that are not open', async () => {
  expect(refusal(await join(school.free))).toEqual([409, 'conflict']);
  expect((await join('no-such-course')).status).toBe(404);
});

const closed = {
  courseId: school.closed,
  title: `Course ${school.closed}`,
  img: `/covers/${school.closed}.svg`,
  since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
};

test('what is waited for is told as waiting, and as open once the course is complete', async () => {
  expect(await waitingList()).toEqual([]);
  await join();
  expect(await waitingList()).toEqual([{ ...closed, open: false }]);
  await setComplete(school.closed, true);
  expect(await waitingList()).toEqual([{ ...closed, open: true }]);
});

test('what is waited for leaves out what was joined or bought by now, and what has left the catalogue', async () => {
  await joinedAt(1000, school.free);
  await joinedAt(2000, school.priced);
  await joinedAt(3000, 'long-gone');
  await joinedAt(4000, school.other);
  const joined = await api.call(endpoints.enrol, { courseId: school.free, token: rima.token });
  expect(joined.status).toBe(201);
  await giveCourse(emulated, rima.uid, school.priced);
  expect(await waitingList()).toMatchObject([{ courseId: school.other }]);
});

describe('for how many courses', () => {
  const { waitsMax } = limits;
  const ids = Array.from({ length: waitsMax }, (_, index) => `c9-soon-${index}`);
  const stored = async () => (await collections.waitingList(emulated.db).get()).size;

  beforeEach(async () => {
    const record = (await collections.courses(emulated.db).doc(school.closed).get()).data();
    if (!record) throw new Error('The school has no closed course.');
    await Promise.all(ids.map((id) => collections.courses(emulated.db).doc(id).set(record)));
  });
  const joinFirst = (count: number) =>
    Promise.all(ids.slice(0, count).map((id, index) => joinedAt(index, id)));

  test('as many as the limit; one more is refused with a reason, and joining again is not', async () => {
    await joinFirst(waitsMax);
    expect(refusal(await join())).toEqual([409, 'waiting-list-full']);
    expect((await join(ids[3])).json).toEqual({ courseId: ids[3], waiting: true });
    expect(await stored()).toBe(waitsMax);
    await leave(ids[3]);
    expect((await join()).status).toBe(200);
  });

  test('owned and deleted courses do not count', async () => {
    await joinFirst(waitsMax);
    await giveCourse(emulated, rima.uid, ids[0] ?? '');
    await collections.courses(emulated.db).doc(String(ids[1])).delete();
    expect((await join()).status).toBe(200);
    expect(await stored()).toBe(waitsMax - 1);
  });
});

test('who waits no longer leaves the list, even concurrently or when not waiting; one can join again', async () => {
  await join();
  const ended = await Promise.all([leave(), leave()]);
  for (const answer of ended) {
    expect([answer.status, answer.json]).toEqual([200, { courseId: school.closed, waiting: false }]);
  }
  expect([(await place()).json, await waitingList()]).toEqual([ended[0]?.json, []]);
  expect((await leave()).status).toBe(200);
  await join();
  expect(await waitingList()).toMatchObject([{ courseId: school.closed }]);
});
