import { paperRows } from '@pathshala/content/model-test/forms';
import { loadSources } from '@pathshala/content/model-test/load-sources';
import { makePaper } from '@pathshala/content/model-test/make-paper';
import { partsOf } from '@pathshala/content/model-test/paper';
import { kindOf } from '@pathshala/content/practice/answers/answer-kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { practiceLog } from '../../../api/practice-log.ts';
import { forgetPerson } from '../../../device/local-storage.ts';
import { renderAs, visitor } from '../../../testing/render-as.tsx';
import { type Attempt, attempts, newAttempt } from './attempts.ts';
import { Component as ModelTestPage } from './model-test-page.tsx';
import { makeClassPaper } from './paper-engine.ts';

vi.mock(import('./paper-engine.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, makeClassPaper: vi.fn(original.makeClassPaper) };
});

const open = (search = '') => renderAs(visitor, <ModelTestPage />, `/practice/test${search}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

/** A paper that somebody has before them. */
function openAttempt(schoolClass: number, more: Partial<Attempt> = {}) {
  attempts.write(`class-${schoolClass}`, { ...newAttempt('417'), ...more });
  return open(`?class=${schoolClass}`);
}

/** The paper of a class with the seed of `openAttempt`, and its right answers. */
async function paperOf(schoolClass: number) {
  const row = paperRows[schoolClass - 1];
  if (!row) throw new Error(`there is no class ${schoolClass}`);
  const parts = partsOf(makePaper(row, 417, await loadSources(row)));
  const answers = parts.flatMap((part) =>
    part.kind === 'marked' ? [[part.key, kindOf(part.exercise.answer).typed(part.exercise.answer)]] : [],
  );
  return { parts, answers: Object.fromEntries(answers) as Record<string, string> };
}

beforeEach(() => localStorage.clear());

test('every class has a paper, with marks and time, and is named after no examination', () => {
  open();
  expect(screen.getByRole('link', { name: 'Class 12' })).toHaveAttribute('href', '/practice/test?class=12');
  const cards = screen.getAllByRole('article').map((card) => card.textContent);
  expect(cards).toHaveLength(paperRows.length);
  expect(cards[0]).toBe('Class 120 marks · 30 min');
  expect(cards[8]).toBe('Class 960 marks · 110 min');
  expect(cards[11]).toBe('Class 12100 marks · 180 min');
});

test('before a paper it says what is in it, and what one marks oneself', async () => {
  open('?class=10');
  expect(await screen.findByRole('heading', { name: 'Class 10 · Mixed practice' })).toBeVisible();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Multiple choice 30 questions · 30 marks',
    'Creative questions 7 of 8 questions · 70 marks',
  ]);
  expect(screen.getByText(/The two scores are kept separate/)).toBeVisible();
  expect(screen.getByText(/A board exam has a separate paper for each subject/)).toBeVisible();
});

test('a class with few creative questions has a shorter paper, and it says why', async () => {
  open('?class=9');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Multiple choice 20 questions · 20 marks',
    'Creative questions 4 questions · 40 marks',
  ]);
  expect(screen.getByText(/so that no question comes twice/)).toBeVisible();
});

test('answers, marks for later and the place outlive a reload, and submitting asks first', async () => {
  open('?class=1');
  await press('Start');
  await button('Question 1: no answer yet');
  await press('Flag for review');
  await press('Next question');
  expect(screen.getByRole('heading', { name: 'Question 2' })).toHaveFocus();
  const kept = attempts.read('class-1');
  expect(kept).toMatchObject({ at: 1, isHandedIn: false });
  expect(kept?.flagged).toHaveLength(1);
});

test('a paper that was left is gone on with, and submitted with its result in the log', async () => {
  const { answers } = await paperOf(1);
  const [first = '', second = ''] = Object.keys(answers);
  openAttempt(1, { answers: { ...answers, [first]: '', [second]: 'nonsense' }, flagged: [first] });
  expect(await button('Question 1: no answer yet, flagged')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Question 3: answered' })).toBeVisible();
  await press('Submit');
  expect(screen.getByText('1 question has no answer yet.')).toBeVisible();
  expect(screen.getByText('You flagged 1 question for review.')).toBeVisible();
  await press('Back to the questions');
  await press('Submit');
  await press('Yes, submit');
  expect(await screen.findByRole('heading', { name: 'Your result' })).toHaveFocus();
  expect(screen.getAllByText('18 of 20 marks')[0]).toBeVisible();
  expect(screen.queryByText('Marked by you')).not.toBeInTheDocument();
  const log = practiceLog.read();
  expect(log.filter(({ marks }) => marks)).toMatchObject([
    { template: 'paper-class-1', seed: 417, outcome: 'right', marks: { score: 18, of: 20 } },
  ]);
  // What was answered is practice; what was left out is not.
  expect(log.filter(({ marks }) => !marks)).toHaveLength(Object.keys(answers).length - 1);
  expect(log.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(1);
});

test('who logs out, in any tab, leaves no answers in a paper that is open', async () => {
  const { answers } = await paperOf(1);
  openAttempt(1, { answers });
  expect(await button('Question 1: answered')).toBeVisible();
  act(forgetPerson);
  expect(await button('Question 1: no answer yet')).toBeVisible();
  expect(attempts.read('class-1')).toBeUndefined();
});

test('nor where the device has no room, and a paper lasts as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  attempts.write('class-1', newAttempt('417'));
  full.mockRestore();
  expect(attempts.read('class-1')).toBeDefined();
  forgetPerson();
  expect(attempts.read('class-1')).toBeUndefined();
});

test('what one marks oneself is a sum of its own, and never in the log', async () => {
  const { answers } = await paperOf(9);
  openAttempt(9, { answers, isHandedIn: true });
  const byComputer = await screen.findByText('Marked by the computer');
  const sums = byComputer.closest('dl');
  if (!sums) throw new Error('there are no sums');
  expect(sums).toHaveTextContent('48 of 48 marks');
  expect(sums).toHaveTextContent('0 of 12 marks');
  const [own] = screen.getAllByRole('group', { name: /^Which of these points did you make/, hidden: true });
  if (!own) throw new Error('there is no scheme');
  await userEvent.click(within(own).getByRole('checkbox', { hidden: true }));
  expect(sums).toHaveTextContent('48 of 48 marks');
  expect(sums).toHaveTextContent('1 of 12 marks');
  expect(practiceLog.read()).toEqual([]);
});

test('pausing puts the paper away, and continues where it was', async () => {
  openAttempt(1, { at: 4 });
  await press('Pause');
  expect(screen.getByRole('heading', { name: 'Paused' })).toHaveFocus();
  expect(screen.queryByRole('navigation', { name: 'All questions' })).not.toBeInTheDocument();
  expect(attempts.read('class-1')?.isPaused).toBe(true);
  await press('Continue');
  expect(screen.getByRole('heading', { name: 'Question 5' })).toHaveFocus();
});

test('a keyboard finds the question after Start, after submitting was put off, and from the list meanwhile', async () => {
  const user = userEvent.setup();
  open('?class=1');
  (await button('Start')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 1' })).toHaveFocus());
  await press('Submit');
  await press('Back to the questions');
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  await press('Submit');
  await press(/^Question 3:/);
  expect(screen.getByRole('heading', { name: 'Question 3' })).toHaveFocus();
});

test('a paper that does not come can be asked for again', async () => {
  vi.mocked(makeClassPaper).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  openAttempt(1);
  expect(await screen.findByRole('alert')).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the clock can be hidden; when the time is over nothing is taken away', async () => {
  const { unmount } = openAttempt(1);
  expect(await screen.findByText('30:00')).toBeVisible();
  await press('Hide the clock');
  expect(screen.queryByText('30:00')).not.toBeInTheDocument();
  unmount();
  openAttempt(1, { spent: 31 * 60_000 });
  expect(await screen.findByText('Time’s up.')).toBeVisible();
  expect(screen.getByText(/All your answers are saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('on paper there are the questions and, from a page of its own on, the mark scheme', async () => {
  open('?class=12&print=417');
  expect(await screen.findByRole('heading', { level: 1, name: 'Class 12 · Mixed practice' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Answers and mark scheme' })).toBeVisible();
  expect(
    screen.getByText('Answer 7 of these 8 questions. If you answer more, your best ones count.'),
  ).toBeVisible();
});
