import { findPaper } from '@pathshala/content/model-test/forms';
import { loadSources } from '@pathshala/content/model-test/load-sources';
import { makePaper } from '@pathshala/content/model-test/make-paper';
import { partsOf } from '@pathshala/content/model-test/paper';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ClassTestAnswers } from '@pathshala/contract/practice/model-test';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { practiceLog } from '../../../api/practice-log.ts';
import { renderAs, rima, visitor } from '../../../testing/render-as.tsx';
import { matchCall, type SchoolAnswer, type SchoolCall, serveSchool } from '../../../testing/serve-school.ts';
import { type Attempt, attempts, newAttempt } from './attempts.ts';
import { Component as ModelTestPage } from './model-test-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const questions = [0, 1, 2].map((at) => ({
  name: `sums/first/${at}`,
  question: `<p>What is ${at} and one?</p>`,
  options: ['one', 'two', 'three'],
}));
const nothing: SchoolAnswer = { json: { entries: [], next: 0, more: false } };

/** Marks as the school does, by the index of the right option. */
const mark = ({ body }: SchoolCall): SchoolAnswer => ({
  json: {
    marks: (body as ClassTestAnswers).answers.map(({ question, answer }) => {
      const at = Number(question.at(-1));
      const isRight = answer === String(at + 1);
      const said = { explanation: `<p>Count on from ${at}.</p>`, ...(!isRight && { feedback: 'One less.' }) };
      return { isRight, answer: at, ...said };
    }),
  },
});

interface School {
  readonly isThere?: () => boolean;
  readonly assigns?: () => SchoolAnswer;
  readonly marks?: (call: SchoolCall) => SchoolAnswer;
}

const school = ({
  isThere = () => true,
  assigns = () => ({ json: { questions } }),
  marks = mark,
}: School = {}) =>
  serveSchool((call) => {
    if (!isThere()) return undefined;
    if (matchCall(endpoints.assignClassTest, call)) return assigns();
    return matchCall(endpoints.markClassTest, call) ? marks(call) : nothing;
  });

const name = 'class-1-mathematics';
const open = (session = visitor) =>
  renderAs(session, <ModelTestPage />, '/practice/test?class=1&subject=mathematics');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const kept = () => attempts.read(name);
const results = () => practiceLog.read().filter(({ marks }) => marks);
const asked = (calls: readonly SchoolCall[], endpoint: Parameters<typeof matchCall>[0]) =>
  calls.filter((call) => matchCall(endpoint, call));

/** Opens a paper in progress. It answers only the school's three questions, two of them right. */
function openAttempt(more: Partial<Attempt> = {}, session = visitor) {
  const answers = { 'sums/first/0': '1', 'sums/first/1': '2', 'sums/first/2': '1' };
  const own = { language: 'en', questions } as const;
  attempts.write(name, { ...newAttempt('417'), answers, school: own, ...more });
  return open(session);
}

async function submit() {
  await press('Submit');
  await press('Yes, submit');
  await screen.findByRole('heading', { name: 'Your result' });
}

test('a paper fetches the assigned questions with the current sign-in and stores them with the answers', async () => {
  const calls = school();
  const { unmount } = open(rima);
  await press('Start');
  await screen.findByRole('heading', { name: 'Question 1' });
  const seed = Number(kept()?.paper);
  const [call] = asked(calls, endpoints.assignClassTest);
  expect(call).toMatchObject({
    what: `GET /api/model-test/1/${seed}?subject=mathematics`,
    token: 'Bearer token-of-rima',
  });
  const row = findPaper('1', 'mathematics');
  if (!row) throw new Error('there are no papers');
  const parts = partsOf(makePaper(row, seed, await loadSources(row), questions));
  const place = parts.findIndex(({ key }) => key === 'sums/first/1') + 1;
  await press(`Question ${place}: no answer yet`);
  expect(screen.getByText('What is 1 and one?')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'three' }));
  expect(kept()?.answers).toEqual({ 'sums/first/1': '3' });
  unmount();
  // Without a connection the paper is still the same.
  school({ isThere: () => false });
  open();
  expect(await screen.findByRole('button', { name: `Question ${place}: answered` })).toBeVisible();
  expect(screen.getByText('What is 1 and one?')).toBeVisible();
});

test.each<[string, School]>([
  ['cannot be reached', { isThere: () => false }],
  ['has no quizzes for the class', { assigns: () => ({ json: { questions: [] } }) }],
  ['is in trouble', { assigns: () => ({ status: 503, json: {} }) }],
])('if the school %s, the paper has exercises only', async (_what, given) => {
  const calls = school(given);
  open();
  await press('Start');
  await screen.findByRole('heading', { name: 'Question 1' });
  expect(kept()).not.toHaveProperty('school');
  await submit();
  expect(screen.getAllByText('0 of 20 marks')[0]).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(asked(calls, endpoints.markClassTest)).toEqual([]);
  expect(results()).toMatchObject([{ marks: { score: 0, of: 20 } }]);
});

test('the paper does not wait long for the school', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  open();
  await press('Start');
  expect(screen.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
});

test('the school marks its questions, and all marks add up to those of the form', async () => {
  const calls = school();
  openAttempt({}, rima);
  await submit();
  expect(screen.getAllByText('2 of 20 marks')[0]).toBeVisible();
  const body = {
    answers: [
      { question: 'sums/first/0', answer: '1' },
      { question: 'sums/first/1', answer: '2' },
      { question: 'sums/first/2', answer: '1' },
    ],
  };
  expect(asked(calls, endpoints.markClassTest)).toMatchObject([{ body, token: 'Bearer token-of-rima' }]);
  expect(screen.getByText('Count on from 2.')).toBeInTheDocument();
  expect(screen.getByText('One less.')).toBeInTheDocument();
  expect(results()).toMatchObject([{ seed: 417, outcome: 'wrong', marks: { score: 2, of: 20 } }]);
  // Quiz questions practise no skill.
  expect(practiceLog.read()).toHaveLength(1);
});

test('answers submitted offline wait, and are marked exactly once after reconnecting', async () => {
  let isThere = false;
  const calls = school({ isThere: () => isThere });
  openAttempt();
  await submit();
  expect(screen.getAllByText('0 of 17 marks')[0]).toBeVisible();
  expect(screen.getByText(/^3 quiz questions will be marked/)).toBeVisible();
  expect(screen.getAllByText('Not marked yet')).toHaveLength(3);
  // A new paper would replace the answers that wait.
  expect(screen.queryByRole('button', { name: 'Start a new test' })).not.toBeInTheDocument();
  expect(results()).toEqual([]);
  isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect((await screen.findAllByText('2 of 20 marks'))[0]).toBeVisible();
  expect(screen.getByText('The school has now marked the rest.')).toBeVisible();
  expect(results()).toMatchObject([{ marks: { score: 2, of: 20 } }]);
  const before = asked(calls, endpoints.markClassTest).length;
  act(() => void window.dispatchEvent(new Event('online')));
  await press('Start a new test');
  expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
  expect(asked(calls, endpoints.markClassTest)).toHaveLength(before);
  expect(results()).toHaveLength(1);
});

test('a result that another tab has recorded is not recorded again', async () => {
  const done = questions.map((one) => ({
    ...one,
    mark: { isRight: true, answer: 0, explanation: 'So it is.' },
  }));
  school({
    marks: (call) => {
      const now = kept();
      if (now) attempts.write(name, { ...now, school: { language: 'en', questions: done } });
      return mark(call);
    },
  });
  openAttempt({ isHandedIn: true });
  expect((await screen.findAllByText('3 of 20 marks'))[0]).toBeVisible();
  expect(results()).toEqual([]);
});

test('waiting answers are marked when the paper is opened again', async () => {
  school();
  openAttempt({ isHandedIn: true });
  expect((await screen.findAllByText('2 of 20 marks'))[0]).toBeVisible();
  await waitFor(() => expect(results()).toHaveLength(1));
  expect(kept()?.school?.questions.map(({ mark: one }) => one?.isRight)).toEqual([true, true, false]);
});

test('a question that was removed costs nobody a mark', async () => {
  school({ marks: () => ({ json: { marks: [null, null, null] } }) });
  openAttempt();
  await submit();
  expect(screen.getAllByText('3 of 20 marks')[0]).toBeVisible();
  expect(screen.getAllByText('This question was withdrawn. You get the mark.')).toHaveLength(3);
});

test('changing the site language translates the questions and their feedback', async () => {
  const inBangla = questions.map((one) => ({
    ...{ ...one, question: 'এক আর এক কত?' },
    mark: { isRight: true, answer: 0, explanation: 'গুনে দেখো।' },
  }));
  school();
  openAttempt({ isHandedIn: true, school: { language: 'bn', questions: inBangla } });
  expect(await screen.findByText('What is 2 and one?')).toBeInTheDocument();
  expect(screen.getByText('Count on from 2.')).toBeInTheDocument();
  expect(screen.queryByText('গুনে দেখো।')).not.toBeInTheDocument();
  expect(results()).toEqual([]);
});
