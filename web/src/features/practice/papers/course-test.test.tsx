import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ModelTestPaper, ModelTestResult } from '@pathshala/contract/practice/model-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Session } from '../../../auth/session-context.ts';
import { hrefOf, renderAs, rima, visitor } from '../../../testing/render-as.tsx';
import {
  changesOf,
  enrolmentIn,
  matchCall,
  refusal,
  type SchoolAnswer,
  serveSchool,
  whatOf,
} from '../../../testing/serve-school.ts';
import { attempts } from './attempts.ts';
import { Component as ModelTestPage } from './model-test-page.tsx';

const id = '00000000-0000-4000-8000-000000000007';
const paper: ModelTestPaper = {
  ...{ id, courseId: 'sums', courseTitle: 'Course sums' },
  ...{ startedAt: '2026-11-22T05:06:00.000Z', minutes: 5, best: null },
  questions: [
    { kind: 'quiz', marks: 1, question: '<p>What is one and one?</p>', options: ['1', '2', '3'] },
    { kind: 'exercise', marks: 2, template: 'm1-put-together', level: 1, seed: 7 },
  ],
};
const result: ModelTestResult = {
  ...{ score: 1, of: 3, correct: [true, false], best: { score: 1, of: 3 } },
  explanations: ['<p>Count on.</p>', null],
};

const school = ({ has = [enrolmentIn('sums', [])], submit = (): SchoolAnswer => ({ json: result }) } = {}) =>
  serveSchool((call) => {
    if (matchCall(endpoints.startModelTest, call)) return { json: paper };
    if (matchCall(endpoints.submitModelTest, call)) return submit();
    return matchCall(endpoints.enrolments, call)
      ? { json: has }
      : { json: { entries: [], next: 0, more: false } };
  });

const open = (session: Session = rima) => renderAs(session, <ModelTestPage />, '/practice/test?course=sums');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function answer() {
  await press('Start');
  await userEvent.click(await screen.findByRole('radio', { name: '2' }));
  await press('Next question');
  await userEvent.type(await screen.findByLabelText('Your answer'), '99');
  await press('Submit');
  await press('Yes, submit');
}

test('the school makes and marks the paper; the browser sends the typed answers', async () => {
  const calls = school();
  open();
  await answer();
  expect(await screen.findByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(screen.getByText('1 of 3 marks')).toBeVisible();
  expect(screen.getByText(/You need 60 out of 100/)).toBeVisible();
  expect(screen.getByText('Count on.')).toBeInTheDocument();
  const sent = changesOf(calls).filter((call) => matchCall(endpoints.submitModelTest, call));
  expect(sent).toMatchObject([{ body: { paper: id, answers: ['2', '99'] }, token: 'Bearer token-of-rima' }]);
  expect(calls.map(({ what }) => what)).toContain(whatOf(endpoints.startModelTest, { courseId: 'sums' }));
});

test('enough marks lead to the certificate', async () => {
  const best = { score: 2, of: 3 };
  school({ submit: () => ({ json: { ...result, ...best, best } }) });
  open();
  await answer();
  expect(await hrefOf('Go to your certificate')).toBe('/certificate?course=sums');
});

test('answers that fail to submit are kept and can be submitted again', async () => {
  let isThere = false;
  school({ submit: () => (isThere ? { json: result } : refusal(503, 'unavailable', 'Try again.')) });
  open();
  await answer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are saved on this device.');
  expect(attempts.read('course/sums')).toMatchObject({ paper: id, answers: { 0: '2', 1: '99' } });
  isThere = true;
  await press('Yes, submit');
  expect(await screen.findByRole('heading', { name: 'Your result' })).toBeVisible();
});

test('visitors are asked to sign in, and students who are not enrolled are shown the course', async () => {
  school({ has: [] });
  const { unmount } = open(visitor);
  expect(await screen.findByText('Log in to take the model test')).toBeVisible();
  unmount();
  open();
  expect(await hrefOf('Go to the course')).toBe('/course/sums');
});
