import { schoolContent } from '@pathshala/content/testing/school-content';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { QuizResult } from '@pathshala/contract/courses/enrolment';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { outbox } from '../../api/outbox.ts';
import { useOutbox } from '../../api/use-outbox.ts';
import { attemptStore } from '../../device/attempts.ts';
import { forgetPerson } from '../../device/forget-person.ts';
import { lessonOfSums } from '../../testing/listed-course.ts';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { enrolmentIn, matchCall, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Quiz } from './quiz.tsx';
import { quizAnswers } from './use-quiz.ts';

afterEach(() => Promise.all(['u-rima', 'u-tanvir'].map(outbox.forgetAll)));

const quiz = ['What is 1 + 1?', 'What is 2 + 2?', 'What is 3 + 3?'].map((question) => ({
  question,
  options: ['2', '4', '6'],
}));
const right = [0, 1, 2];

/** Marks answers as the API does. */
function mark({ body }: { readonly body: unknown }): QuizResult {
  const { answers } = body as { readonly answers: readonly number[] };
  const correct = right.map((option, at) => answers[at] === option);
  return {
    score: correct.filter(Boolean).length,
    of: right.length,
    correct,
    explanations: ['One and one.', 'Two and two.', 'Three and three.'],
  };
}

function TheQuiz({ onPassed }: { onPassed: () => void }) {
  useOutbox();
  return <Quiz lesson={{ ...lessonOfSums('first', null, 'second'), quiz }} onPassed={onPassed} />;
}

function open() {
  const passed = vi.fn();
  const calls = serveSchool((call) => ({ json: mark(call) }));
  renderAs(rima, <TheQuiz onPassed={passed} />, '/lesson');
  return { passed, calls, user: userEvent.setup() };
}

const question = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^${number}\\.`) }));
const checkButton = () => screen.getByRole('button', { name: 'Check my answers' });
const nextButton = () => screen.queryByRole('button', { name: 'Next question' });

async function answer(user: ReturnType<typeof userEvent.setup>, options: readonly string[]) {
  for (const [at, option] of options.entries()) {
    await user.click(question(at + 1).getByRole('radio', { name: option }));
    const next = nextButton();
    if (next) await user.click(next);
  }
}

test('shows the author’s feedback only at the wrong option that was chosen', async () => {
  const feedback = [null, '<strong>Double</strong> it.', null];
  serveSchool((call) => ({ json: { ...mark(call), feedback } }));
  renderAs(rima, <TheQuiz onPassed={vi.fn()} />, '/lesson');
  const user = userEvent.setup();
  await answer(user, ['2', '6', '6']);
  await user.click(checkButton());
  await vi.waitFor(() => expect(question(2).getByText('Double')).toBeVisible());
  expect(screen.getAllByText('Double')).toHaveLength(1);
  expect(question(2).getByText('Two and two.')).toBeVisible();
});

test('asks one question at a time, and for a missing answer, with the focus there', async () => {
  const { calls, user } = open();
  await answer(user, ['2']);
  expect(screen.getAllByRole('group', { hidden: false })).toHaveLength(1);
  expect(question(2).getByRole('radio', { name: '2' })).toHaveFocus();
  await user.click(nextButton() as HTMLElement);
  expect(question(2).getByText('Choose an answer.')).toBeVisible();
  expect(question(2).getByRole('radio', { name: '2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(question(1).getByRole('radio', { name: '2' })).toBeChecked();
  expect(calls).toEqual([]);
});

test('a failed quiz shows marks and explanations, and can be tried again and passed', async () => {
  const { passed, calls, user } = open();
  await answer(user, ['2', '6', '2']);
  await user.click(checkButton());
  expect(await screen.findByText('1 of 3 right. Not passed yet.')).toHaveFocus();
  expect(calls).toEqual([
    {
      what: whatOf(endpoints.quiz, { courseId: 'sums', lessonId: 'first' }),
      body: { answers: [0, 2, 0] },
      token: 'Bearer token-of-rima',
    },
  ]);
  expect(question(1).getByText('Right')).toBeVisible();
  expect(question(2).getByText('Not quite')).toBeVisible();
  expect(question(2).getByText('Two and two.')).toBeVisible();
  expect(question(2).getByRole('radio', { name: '6' })).toBeDisabled();
  expect(passed).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(screen.queryByText('Not quite')).not.toBeInTheDocument();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await answer(user, ['2', '4', '2']);
  await user.click(checkButton());
  expect(await screen.findByText('2 of 3 right. Passed!')).toBeVisible();
  expect(passed).toHaveBeenCalledOnce();
});

const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map(({ parentElement }) => parentElement?.textContent);

test('answers survive a reload and show in another tab at once, until the quiz is passed', async () => {
  const { user } = open();
  await answer(user, ['2', '6']);
  cleanup();
  open();
  expect(chosen()).toEqual(['2', '6']);
  const elsewhere = JSON.stringify({ 'quiz/sums/first': [0, 1, null] });
  localStorage.setItem('modelTests', elsewhere);
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'modelTests', newValue: elsewhere })),
  );
  expect(chosen()).toEqual(['2', '4']);
  await answer(userEvent.setup(), ['2', '4', '2']);
  await user.click(checkButton());
  await screen.findByText('2 of 3 right. Passed!');
  cleanup();
  open();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('logging out removes the answers; a quiz and a paper do not touch each other’s answers', async () => {
  const papers = attemptStore((value): value is string => typeof value === 'string');
  const { user } = open();
  papers.write('class-1', 'a paper');
  await answer(user, ['2']);
  papers.write('class-9', 'another');
  expect(quizAnswers.read('quiz/sums/first')).toEqual([0, null, null]);
  expect(papers.read('class-1')).toBe('a paper');
  act(forgetPerson);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(quizAnswers.read('quiz/sums/first')).toBeUndefined();
  expect(papers.read('class-1')).toBeUndefined();
});

test('a check that fails shows the reason and keeps the answers', async () => {
  const { user } = open();
  serveSchool(() => refusal(429, 'too-many', 'Too many attempts. Wait a few minutes.'));
  await answer(user, ['2', '4', '6']);
  await user.click(checkButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a few minutes.');
  expect(question(3).getByRole('radio', { name: '6' })).toBeChecked();
});

/** A school whose connection can be cut. @returns the lessons that the page marked as done there */
function distantSchool(state: { isThere: boolean }) {
  const done: string[] = [];
  serveSchool((call) => {
    if (!state.isThere) return undefined;
    const progress = matchCall(endpoints.progress, call);
    if (progress) {
      done.push(progress.values.lessonId);
      return { json: enrolmentIn('sums', done) };
    }
    return { json: mark(call) };
  });
  return done;
}

test('a quiz answered offline is kept, and marked once the connection is back', async () => {
  const state = { isThere: false };
  const done = distantSchool(state);
  renderAs(rima, <TheQuiz onPassed={vi.fn()} />, '/lesson');
  const user = userEvent.setup();
  await answer(user, ['2', '4', '2']);
  await user.click(checkButton());
  expect(await screen.findByText(/Saved on this device/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(outbox.known()).toMatchObject([{ owner: 'u-rima', body: { courseId: 'sums', answers: [0, 1, 0] } }]);

  state.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  const score = await screen.findByText('2 of 3 right. Passed!');
  expect(score).not.toHaveFocus();
  expect(question(3).getByText('Three and three.')).toBeVisible();
  await waitFor(() => expect(done).toEqual(['first']));
  await waitFor(() => expect(outbox.known()).toEqual([]));
  expect(screen.queryByText(/Saved on this device/)).not.toBeInTheDocument();
});

test('a waiting quiz shows one’s own answers when the lesson is opened again, and the result when it arrives', async () => {
  const state = { isThere: false };
  const done = distantSchool(state);
  outbox.add('u-tanvir', 'quiz', { courseId: 'sums', lessonId: 'first', answers: [2, 2, 2] });
  outbox.add('u-rima', 'quiz', { courseId: 'sums', lessonId: 'first', answers: [1, 1, 0] });
  renderAs(rima, <TheQuiz onPassed={vi.fn()} />, '/lesson');
  expect(question(1).getByRole('radio', { name: '4' })).toBeChecked();
  state.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 of 3 right. Not passed yet.')).toBeVisible();
  expect(outbox.known()).toMatchObject([{ owner: 'u-tanvir' }]);
  expect(done).toEqual([]);
});

const quizzes = [...schoolContent().lessons].flatMap(([course, all]) =>
  all.map(({ id, quiz }) => ({ name: `${course}/${id}`, quiz })),
);
/** The accessible name of a question or an option: asking a browser takes far longer. */
function nameOf(html: string): string {
  const piece = document.createElement('span');
  piece.innerHTML = html;
  for (const part of piece.querySelectorAll('[aria-label]'))
    part.replaceWith(` ${part.getAttribute('aria-label')} `);
  return piece.textContent.replaceAll(/\s+/g, ' ').trim();
}

test('the options of every question have different names', () => {
  for (const { name, quiz } of quizzes) {
    for (const { question, options } of quiz) {
      expect(nameOf(question), name).toMatch(/.{3}/);
      const names = options.map(nameOf);
      expect(names, name).not.toContain('');
      expect(new Set(names).size, `${name}: ${names.join(' | ')}`).toBe(names.length);
    }
  }
});
