import { findPaper, paperRows } from '@pathshala/content/model-test/forms';
import { loadSources, makePaper } from '@pathshala/content/model-test/make-paper';
import { allParts } from '@pathshala/content/model-test/paper';
import { kindOf } from '@pathshala/content/practice/answers/answer-kinds';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { practiceLog } from '../../../api/practice-log.ts';
import { hrefOf, renderAs, textsOf, visitor } from '../../../testing/render-as.tsx';
import { type Attempt, attempts, newAttempt } from './attempts.ts';
import { Component as ModelTestPage } from './model-test-page.tsx';

vi.mock(import('./paper-engine.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, makeClassPaper: vi.fn(original.makeClassPaper) };
});

const open = (search = '') => renderAs(visitor, <ModelTestPage />, `/practice/test${search}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

function openAttempt(schoolClass: number, more: Partial<Attempt> = {}) {
  attempts.write(`class-${schoolClass}-mathematics`, { ...newAttempt('417'), ...more });
  return open(`?class=${schoolClass}&subject=mathematics`);
}

async function paperOf(schoolClass: number) {
  const row = findPaper(String(schoolClass), 'mathematics');
  if (!row) throw new Error(`there is no class ${schoolClass}`);
  const parts = allParts(makePaper(row, 417, await loadSources(row)));
  const answers = parts.flatMap((part) =>
    part.kind === 'marked' ? [[part.key, kindOf(part.exercise.answer).typed(part.exercise.answer)]] : [],
  );
  return { parts, answers: Object.fromEntries(answers) as Record<string, string> };
}

test('every paper covers one subject and shows marks and time', async () => {
  open();
  expect(await hrefOf(/^Class 12\s· Chemistry/)).toBe('/practice/test?class=12&subject=chemistry');
  const cards = textsOf(within(screen.getByRole('list')).getAllByRole('link'));
  expect(cards).toHaveLength(paperRows.length);
  expect(cards[0]).toMatch(/^Class 1\s· Bangla 20 marks\s· 30 min$/);
  expect(cards.at(-2)).toMatch(/^Class 12\s· Mathematics 70 marks\s· 120 min$/);
});

test('flags and the current question survive a reload', async () => {
  const { unmount } = open('?class=9&subject=mathematics');
  await press('Start');
  await button('Question 1: no answer yet');
  await press('Flag for review');
  await press('Next question');
  expect(screen.getByRole('heading', { name: 'Question 2' })).toHaveFocus();
  unmount();
  open('?class=9&subject=mathematics');
  expect(await screen.findByRole('heading', { name: 'Question 2' })).toBeVisible();
  await userEvent.click(screen.getByText('All questions'));
  expect(await button('Question 1: no answer yet, flagged')).toBeVisible();
});

test('a paper can be resumed, and submitting it records its result in the log', async () => {
  const { answers } = await paperOf(1);
  const [first = '', second = ''] = Object.keys(answers);
  openAttempt(1, { answers: { ...answers, [first]: '', [second]: 'nonsense' }, flagged: [first] });
  await userEvent.click(await screen.findByText('All questions'));
  expect(await button('Question 1: no answer yet, flagged')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Question 3: answered' })).toBeVisible();
  await press('Submit');
  expect(screen.getByText('1 question has no answer yet.')).toBeVisible();
  expect(screen.getByText('You flagged 1 question for review.')).toBeVisible();
  await press('Go to question 1');
  expect(screen.getByRole('heading', { name: 'Question 1' })).toHaveFocus();
  await press('Submit');
  await press('Yes, submit');
  expect(await screen.findByRole('heading', { name: 'Your result' })).toHaveFocus();
  expect(screen.getAllByText('18 of 20 marks')[0]).toBeVisible();
  expect(screen.queryByText('Marked by you')).not.toBeInTheDocument();
  expect(screen.getByText('Excellent! You know this well.')).toBeVisible();
  expect(screen.getByText('Not answered')).toBeVisible();
  const log = practiceLog.read();
  expect(log.filter(({ marks }) => marks)).toMatchObject([
    { template: 'paper-class-1-mathematics', seed: 417, outcome: 'right', marks: { score: 18, of: 20 } },
  ]);
  // Answered questions count as practice. Unanswered ones do not.
  expect(log.filter(({ marks }) => !marks)).toHaveLength(Object.keys(answers).length - 1);
  expect(log.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(1);
});

test('a result shows how each skill went, with a link to practise what was missed', async () => {
  const { parts, answers } = await paperOf(1);
  const [wrong] = parts.filter(({ marks }) => marks === 2);
  if (wrong?.kind !== 'marked') throw new Error('there is no exercise of two marks');
  openAttempt(1, { answers: { ...answers, [wrong.key]: '' }, isHandedIn: true });
  const { template } = wrong.exercise;
  const [heading] = await screen.findAllByRole('heading', { name: 'Skill by skill' });
  const rows = within(heading?.parentElement as HTMLElement).getAllByRole('listitem');
  expect(rows).toHaveLength(new Set(parts.map((one) => one.kind === 'marked' && one.exercise.template)).size);
  expect(rows[0]).toHaveTextContent(/ right · 1 not answered$/);
  expect(screen.getByRole('link', { name: /^Practise: / })).toHaveAttribute('href', `/practice/${template}`);
});

test('marks that students give themselves have their own sum and never enter the log', async () => {
  const { answers } = await paperOf(9);
  openAttempt(9, { answers, isHandedIn: true });
  const byComputer = await screen.findByText('Marked by the computer');
  const sums = byComputer.closest('dl');
  if (!sums) throw new Error('there are no sums');
  expect(sums).toHaveTextContent('39 of 39 marks');
  expect(sums).toHaveTextContent('0 of 6 marks');
  const [own] = screen.getAllByRole('group', { name: /^Which of these points did you make/ });
  if (!own) throw new Error('there is no scheme');
  await userEvent.click(within(own).getByRole('checkbox'));
  expect(sums).toHaveTextContent('39 of 39 marks');
  expect(sums).toHaveTextContent('1 of 6 marks');
  expect(practiceLog.read()).toEqual([]);
});

test('pausing hides the paper, and continuing returns to the same question', async () => {
  openAttempt(1, { at: 4 });
  await press('Pause');
  expect(screen.getByRole('heading', { name: 'Paused' })).toHaveFocus();
  expect(screen.queryByRole('navigation', { name: 'All questions' })).not.toBeInTheDocument();
  expect(attempts.read('class-1-mathematics')?.isPaused).toBe(true);
  await press('Continue');
  expect(screen.getByRole('heading', { name: 'Question 5' })).toHaveFocus();
});

test('the keyboard reaches the question after Start, after cancelling Submit and from the question list', async () => {
  const user = userEvent.setup();
  const { answers } = await paperOf(1);
  openAttempt(1, { answers });
  await press('Submit');
  await press('Back to the questions');
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  localStorage.clear();
  cleanup();
  open('?class=1&subject=mathematics');
  (await button('Start')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 1' })).toHaveFocus());
  await press('Submit');
  await press(/^Question 3:/);
  expect(screen.getByRole('heading', { name: 'Question 3' })).toHaveFocus();
});

test('the clock can be hidden; when time runs out nothing is taken away', async () => {
  const { unmount } = openAttempt(9);
  const left = await screen.findByText(/^\d:\d\d:00$/);
  await press('Hide the clock');
  expect(left).not.toBeInTheDocument();
  unmount();
  openAttempt(1, { spent: 31 * 60_000 });
  expect(await screen.findByText('Time’s up.')).toBeVisible();
  // Below class 9 there is less to press.
  expect(screen.queryByRole('button', { name: 'Flag for review' })).not.toBeInTheDocument();
  expect(screen.getByText(/All your answers are saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('a printed paper has the questions, and the mark scheme from a new page on', async () => {
  open('?class=12&subject=mathematics&print=417');
  expect(await screen.findByRole('heading', { level: 1, name: 'Class 12 · Mathematics' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Answers and mark scheme' })).toBeVisible();
  expect(
    screen.getByText('Answer 5 of these 6 questions. If you answer more, your best ones count.'),
  ).toBeVisible();
});
