import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { NewWeekLink, WeekView } from '@pathshala/contract/practice/model-test';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, refusal, serveApi } from '../../test/support/api.ts';
import { keepClassroom } from '../../test/support/classrooms.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { person } from '../../test/support/people.ts';
import { asIfLookedAt, giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections, personalId } from '../firestore/collections.ts';

const { api, emulated, db, rima } = servedSchool({ who: ['rima'], courses: true });

beforeEach(() => giveCourse(emulated, rima.uid, school.free));

const make = async ({ token } = rima) =>
  (await api.call(endpoints.makeWeekLink, { token })).json as NewWeekLink;
const look = (token: string, at = api, query: { lang?: string } = {}) =>
  at.call(endpoints.weekView, { body: { token }, query });
const seen = async (token?: string) => (await look(token ?? (await make()).token)).json as WeekView;
const lesson = (lessonId: string) => ({ courseId: school.free, lessonId, token: rima.token });
const mark = (lessonId: string, done = true) =>
  api.call(endpoints.progress, { ...lesson(lessonId), body: { done } });
const answer = (lessonId: string, answers: number[]) =>
  api.call(endpoints.quiz, { ...lesson(lessonId), body: { answers } });
const enrolment = () => collections.enrolments(db).doc(personalId(rima.uid, school.free));
const practise = (entries: PracticeEntry[]) =>
  api.call(endpoints.addPractice, { token: rima.token, body: { entries } });
const entry = (id: string, at: number, template = 'm1-adding'): PracticeEntry => ({
  ...{ id, at, template, seed: 3, level: 1, outcome: 'right' },
});
const course = `Course ${school.free}`;

test('who has the link sees what was learned, minutes and what comes next, and nothing else', async () => {
  await mark('first');
  await answer('first', [0, 1, 2]);
  await answer('second', [0, 0, 0]);
  const now = Date.now();
  await practise([entry('a', now - 90_000), entry('b', now), entry('c', now - 14 * dayMs, 'm1-taking')]);
  const { status, json } = await look((await make()).token);
  expect(status).toBe(200);
  const { weeks, ...others } = json as WeekView;
  expect(others).toEqual({
    name: 'Name of rima@school.test',
    due: [],
    reviews: [],
    next: [{ course, lesson: 'The second' }],
  });
  expect(weeks).toHaveLength(4);
  expect(weeks[0]).toEqual({
    from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    to: expect.toBeOneOf([now, Date.now()].map(schoolDay)),
    courses: [{ title: course, lessons: ['The first'], quizzes: ['The first'] }],
    lessonMinutes: 10,
    skills: [{ id: 'm1-adding', count: 2 }],
    practiceMinutes: 3,
  });
  expect(weeks[2]).toMatchObject({
    courses: [],
    lessonMinutes: 0,
    skills: [{ id: 'm1-taking', count: 1 }],
    practiceMinutes: 1,
  });
});

test('who has the link sees what is set and not done yet, whoever set it, each once', async () => {
  const teacher = await person(emulated, 'teacher@school.test', 'teacher');
  const task = (lessonId: string, due: string) => ({
    ...{ kind: 'lesson' as const, id: `${school.free}~${lessonId}`, due },
  });
  const pupils = [rima.uid];
  await keepClassroom(emulated, teacher, {
    pupils,
    tasks: [task('first', '2030-01-01'), task('second', '2030-01-03'), task('gone', '2030-01-02')],
  });
  await keepClassroom(emulated, teacher, {
    pupils,
    tasks: [task('second', '2030-01-05'), task('third', '2030-01-02')],
  });
  await answer('first', [0, 1, 2]);
  await mark('first');
  expect((await seen()).due).toEqual([
    { ...task('third', '2030-01-02'), title: 'The third', about: course },
    { ...task('second', '2030-01-03'), title: 'The second', about: course },
  ]);
});

test('who has the link sees what the student’s own page of today brings up again, and not how it went', async () => {
  const now = Date.now();
  const done = (id: string, template: string, days: number, outcome: PracticeEntry['outcome']) => ({
    ...entry(id, now - days * dayMs, template),
    outcome,
  });
  // Sent later but done first: the order of the days counts.
  await practise([done('a', 'm1-tens-and-ones', 2, 'wrong'), done('b', 'm1-smallest-first', 9, 'wrong')]);
  await practise([
    done('c', 'm1-tens-and-ones', 50, 'right'),
    done('d', 'm1-in-the-hundred-house', 60, 'right'),
    done('e', 'm1-put-together', 0, 'wrong'),
    done('f', 'gone-from-the-school', 9, 'wrong'),
  ]);
  const view = await seen();
  expect(view.reviews).toEqual(['m1-in-the-hundred-house', 'm1-smallest-first', 'm1-tens-and-ones']);
  expect(JSON.stringify(view)).not.toMatch(/right|wrong|level|seed/);
});

test('what was done in an earlier week is there, what is older or was taken back is not', async () => {
  for (const one of ['first', 'second', 'third']) await mark(one);
  await mark('third', false);
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * dayMs);
  await enrolment().update({ 'doneAt.first': ago(7), 'doneAt.second': ago(40) });
  await mark('first');
  const { weeks } = await seen();
  expect(weeks.map(({ courses }) => courses.map(({ lessons }) => lessons))).toEqual([
    [],
    [['The first']],
    [],
    [],
  ]);
});

const own = async ({ token } = rima) => (await api.call(endpoints.weekLink, { token })).json;

test('a link can be ended at once, and a new one ends the one before', async () => {
  expect(await own()).toEqual({ since: null });
  const first = await make();
  const second = await make();
  expect(await own()).toEqual({ since: second.since });
  expect([(await look(first.token)).status, (await look(second.token)).status]).toEqual([404, 200]);
  const ended = await api.call(endpoints.endWeekLink, { token: rima.token });
  expect([ended.status, ended.json]).toEqual([200, { since: null }]);
  expect(refusal(await look(second.token))).toEqual([404, 'not-found']);
});

test('a link is made, seen and ended by its student alone, and stored as a hash', async () => {
  const { token, since } = await make();
  const kept = (await collections.weekLinks(db).doc(rima.uid).get()).data();
  expect(JSON.stringify(kept)).not.toContain(token);
  // Not even an admin may do this; visitors are in `every-endpoint`.
  const other = await person(emulated, 'head@school.test', 'admin');
  expect(await own(other)).toEqual({ since: null });
  await api.call(endpoints.endWeekLink, { token: other.token });
  const theirs = await make(other);
  expect(((await look(theirs.token)).json as WeekView).name).toBe('Name of head@school.test');
  expect((await look(token)).status).toBe(200);
  expect(await own()).toEqual({ since });
});

test('a link that was put up in public is opened sixty times in ten minutes', async () => {
  const { token } = await make();
  const opened = async () => (await look(token)).status;
  expect(await opened()).toBe(200);
  await asIfLookedAt(emulated, 59);
  expect([await opened(), await opened()]).toEqual([200, 429]);
});

test('a link shows nothing of a child while a parent does not agree', async () => {
  const asking = await serveApi({ ...emulated, consent: askingParents(emulated) });
  const { token } = await make();
  const state = (text: 'given' | 'withdrawn') =>
    collections.consents(db).doc(rima.uid).set({ band: 'under-13', state: text, statedAt: Timestamp.now() });
  expect((await look(token, asking)).status).toBe(404);
  await state('given');
  expect((await look(token, asking)).status).toBe(200);
  await state('withdrawn');
  expect((await look(token, asking)).status).toBe(404);
  const refused = await asking.call(endpoints.makeWeekLink, { token: rima.token });
  expect(codeOf(refused)).toBe('consent-needed');
  // Without consent a student can still turn off the link.
  expect((await asking.call(endpoints.endWeekLink, { token: rima.token })).status).toBe(200);
  await asking.close();
});
