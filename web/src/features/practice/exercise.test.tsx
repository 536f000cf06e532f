import type { Exercise as Made } from '@pathshala/content/practice/exercise';
import { templateOf } from '@pathshala/content/practice/templates/all-templates';
import { textIn } from '@pathshala/content/practice/text-in';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { practiceLog } from '../../api/practice-log.ts';
import { renderAs, visitor } from '../../testing/render-as.tsx';
import { makeExercise } from './engine.ts';
import { Exercise } from './exercise.tsx';

vi.mock(import('./engine.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, makeExercise: vi.fn(original.makeExercise) };
});

const skill = { id: 'm1-put-together', class: 1 } as const;
const exerciseRef = { seed: 7, level: 1 } as const;

function made(): Made {
  const template = templateOf(skill.id);
  if (!template) throw new Error(`there is no ${skill.id}`);
  return template.generate(exerciseRef.seed, exerciseRef.level);
}

const right = () => {
  const { answer } = made();
  return answer.kind === 'whole' ? String(answer.value.n) : '';
};

async function open() {
  const onNext = vi.fn();
  renderAs(visitor, <Exercise skill={skill} exerciseRef={exerciseRef} onNext={onNext} />, '/practice/sums');
  const field = await screen.findByLabelText('Your answer');
  const user = userEvent.setup();
  const answerRight = async () => {
    await user.type(field, `${right()}{Enter}`);
    expect(await screen.findByText('Right! Well done.')).toBeVisible();
  };
  return { onNext, field, user, answerRight };
}

const outcomes = () => practiceLog.read().map(({ outcome }) => outcome);

test('a right answer is announced with its interpretation and counted, and Enter leads on', async () => {
  const { user, answerRight, onNext } = await open();
  await answerRight();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  expect(outcomes()).toEqual(['right']);
  await user.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('an input error is explained and costs nothing', async () => {
  const { user, field, answerRight } = await open();
  await user.type(field, '3 cats and 4{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/number/);
  expect(field).toHaveFocus();
  await user.clear(field);
  await answerRight();
  expect(outcomes()).toEqual(['right']);
});

test('a known mistake gets its feedback; a right answer after it does not count as right', async () => {
  const { user, field, answerRight } = await open();
  const [mistake] = made().misconceptions;
  if (!mistake) throw new Error('no mistake is known');
  await user.type(field, `${mistake.answer}{Enter}`);
  expect(await screen.findByText(textIn(mistake.feedback, 'en'))).toBeVisible();
  await user.clear(field);
  await answerRight();
  expect(outcomes()).toEqual(['wrong']);
});

test('hints come one by one, then the worked answer, and none of it counts as right', async () => {
  const { user, onNext } = await open();
  const { hints } = made();
  const hint = async (name: string) => user.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name: 'Show solution' })).toBeNull();
  const live = [...document.querySelectorAll('[aria-live], [role="status"]')];
  await hint('Get a hint');
  for (const _ of hints.slice(2)) await hint('Another hint');
  expect(screen.getAllByRole('listitem')).toHaveLength(hints.length - 1);
  expect(screen.getByRole('button', { name: 'Show solution' })).toHaveFocus();
  expect(screen.queryByText('Solution')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show solution' }));
  expect(screen.getByText('Solution')).toBeVisible();
  // A screen reader announces text only in an element that existed before.
  const saidIn = (element: HTMLElement) => live.some((one) => one.contains(element));
  expect(saidIn(screen.getByRole('list', { name: 'Hints' }))).toBe(true);
  expect(saidIn(screen.getByText('Solution'))).toBe(true);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(outcomes()).toEqual(['helped']);
  await user.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('an answer after a hint counts as helped, even if it is right', async () => {
  const { user, answerRight } = await open();
  await user.click(screen.getByRole('button', { name: 'Get a hint' }));
  await answerRight();
  expect(outcomes()).toEqual(['helped']);
});

test('an exercise that fails to load can be retried or skipped', async () => {
  const [onNext, onSkip] = [vi.fn(), vi.fn()];
  vi.mocked(makeExercise).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderAs(
    visitor,
    <Exercise skill={skill} exerciseRef={exerciseRef} onNext={onNext} onSkip={onSkip} />,
    '/practice/x',
  );
  const user = userEvent.setup();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the exercise');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onSkip).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onNext).not.toHaveBeenCalled();
});
