import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { deviceDay } from '@pathshala/content/practice/review/mastery';
import { templateOf } from '@pathshala/content/practice/templates/all-templates';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitorPractice } from '../../api/practice-log.ts';
import { schoolClass } from '../../device/school-class.ts';
import { practised, risen } from '../../testing/practised.ts';
import { hrefOf, rima, textsOf, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { enrolmentIn, matchCall, serveSchool } from '../../testing/serve-school.ts';
import { ownDayText } from '../../words/format.ts';
import { spokenName } from '../../words/names.ts';

import { Component as ExercisePage } from './exercise-page.tsx';
import { Component as PracticePage } from './practice-page.tsx';
import { Component as ProgressPage } from './progress-page.tsx';
import { Component as TodayPage } from './today-page.tsx';

// At noon: no day ends while something is practised, nor has one just begun.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date().setHours(12) }));

const skills = practiceSkills('en').map((skill) => ({
  ...{ ...skill, classLabel: `Class ${skill.class}`, subjectLabel: skill.subject },
}));
const sums = skills.filter(({ id }) => id === 'm1-put-together');

/** The right answer of an exercise of `sums`. */
function right(seed: number, level: 1 | 2 | 3): number {
  const answer = templateOf('m1-put-together')?.generate(seed, level).answer;
  return answer?.kind === 'whole' ? Number(answer.value.n) : 0;
}

const inClassFive = () => [
  practised('m5-area-of-a-triangle', 1, 'wrong', 2),
  ...risen('m5-add-fractions', 3),
  practised('m5-part-of-part', 1, 'right'),
];

test('leads to the pages of the classes, with what is mastered; one’s own is marked', async () => {
  schoolClass.answer('classFive');
  visitorPractice.write(inClassFive());
  renderPage(<PracticePage />, { at: paths.practice, session: visitor, loader: () => skills });
  const own = await screen.findByRole('link', { name: 'Class 5', current: true });
  expect(own).toHaveAttribute('href', '/learn/5');
  await waitFor(() => expect(own.closest('li')).toHaveTextContent(/Class 51 of \d+ mastered$/));
});

describe('progress page', () => {
  const open = (session = visitor) =>
    renderPage(<ProgressPage />, { at: paths.progress, session, loader: () => skills });

  beforeAll(() =>
    Promise.all([
      import('./own-log.tsx'),
      import('./progress/practice-progress.tsx'),
      import('./progress/own-courses.tsx'),
    ]),
  );
  const figures = async () => {
    const summary = await screen.findByRole('region', { name: 'My progress' });
    return textsOf(within(summary).getAllByRole('definition'));
  };

  test('a visitor sees what this device knows: skills with their state, and what is next', async () => {
    visitorPractice.write(inClassFive());
    open();
    expect(await figures()).toEqual(['1', '2', '1']);
    const maths = screen.getByRole('progressbar', { name: 'Class 5 · mathematics' });
    expect(maths).toHaveAttribute('aria-valuetext', '1 of 10 mastered');
    const row = screen.getByRole('link', { name: 'Adding fractions' }).closest('li');
    expect(row).toHaveTextContent(/Next review: .*Mastered/);
    expect(await hrefOf('7 skills not started')).toBe('/learn/5');
    expect(screen.getByRole('link', { name: /^Next: / })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.login);
  });

  test('a signed-in student sees the data of the account, and nothing that visitors did here', async () => {
    visitorPractice.write(risen('m5-add-fractions', 3));
    serveSchool((call) => {
      if (matchCall(endpoints.enrolments, call)) {
        const quizzes = ['first', 'second'].map((lessonId, at) => ({ lessonId, score: 3 - 2 * at, of: 3 }));
        return { json: [{ ...enrolmentIn('sums', ['first']), quizzes }] };
      }
      return { json: { entries: [practised('m1-put-together', 1, 'right')], next: 1, more: false } };
    });
    open(rima);
    expect(await screen.findByRole('link', { name: 'Course sums' })).toBeVisible();
    expect(screen.getByText('Lesson 1: 3 of 3 right, passed')).toBeVisible();
    expect(screen.getByText('Lesson 2: 1 of 3 right, not passed yet')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /Course sums/ })).toBeVisible();
    expect(await figures()).toEqual(['0', '1', '0']);
    expect(screen.queryByRole('link', { name: 'Adding fractions' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});

describe('exercise page', () => {
  const [skill, second, third] = skills.filter((one) => one.class === 1 && one.subject === 'mathematics');
  if (skill?.id !== 'm1-put-together' || !second || !third) throw new Error('class 1 has other skills');

  /** Answers an exercise of the hardest level correctly. */
  async function answer(seed = 77) {
    renderPage(<ExercisePage />, {
      at: `${paths.practiceSkill(skill?.id ?? '')}?n=${seed}&l=3`,
      session: visitor,
      loader: () => ({ skill, lessons: [], beside: [second, third], first: undefined }),
    });
    await userEvent.type(await screen.findByLabelText('Your answer'), `${right(seed, 3)}{Enter}`);
  }

  beforeAll(() => Promise.all([import('./skill-end.tsx'), import('../../api/mastery-engine.ts')]));
  test('an answer tells how many more right answers complete the skill', async () => {
    visitorPractice.write([...risen(skill.id, 0), practised(skill.id, 3, 'wrong')]);
    await answer();
    expect(await screen.findByText('2 more right in a row and you’ve mastered it.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'You’ve mastered this!' })).toBeNull();
  });

  test('mastering a skill shows when it comes up again and links to the next unmastered skill', async () => {
    visitorPractice.write([...risen(skill.id, 2), ...risen(second.id, 3)]);
    await answer();
    const end = await screen.findByRole('region', { name: 'You’ve mastered this!' });
    expect(end).toHaveTextContent('You got 3 in a row right at the hardest level.');
    const again = new Date(deviceDay(new Date()));
    again.setDate(again.getDate() + 3);
    expect(end).toHaveTextContent(`We’ll ask you again on ${ownDayText(again.toISOString())}`);
    expect(await hrefOf(`Next: ${third.title}`, within(end))).toBe(paths.practiceSkill(third.id));
    expect(within(end).getByRole('link', { name: 'My progress' })).toHaveAttribute('href', paths.progress);
  });
});

describe('today page', () => {
  const open = () =>
    renderPage(<TodayPage />, { at: paths.practiceToday, session: visitor, loader: () => sums });

  test.each([
    ['Class 10', 'Class 10'],
    ['দশম শ্রেণি', '10, দশম শ্রেণি'],
  ])('the accessible name of a class contains its visible number: %s', (name, spoken) => {
    expect(spokenName(name, '10')).toBe(spoken);
  });

  test('a keyboard gets from the class choice to the first exercise, and from the last one to the result', async () => {
    const user = userEvent.setup();
    open();
    (await screen.findByRole('button', { name: 'Class 1' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveFocus());
    for (const name of ['Get a hint', 'Another hint']) {
      const button = screen.queryByRole('button', { name });
      if (button) await user.click(button);
    }
    await user.click(screen.getByRole('button', { name: 'Show solution' }));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Nearly there.')).toHaveFocus();
  });

  test('the day ends with a result; missed skills get a retry with another exercise, then all is done', async () => {
    // One exercise in ten thousand would be drawn again.
    let drawn = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => {
      drawn = (drawn + 0.37) % 1;
      return drawn;
    });
    const user = userEvent.setup();
    schoolClass.answer('classOne');
    visitorPractice.write([practised('m1-tens-and-ones', 1, 'right', 1)]);
    const { router } = open();
    const solve = async () => {
      const field = await screen.findByLabelText('Your answer');
      const params = new URLSearchParams(router.state.location.search);
      const seed = Number(params.get('n'));
      return { field, seed, right: right(seed, 1) };
    };
    const first = await solve();
    await user.type(first.field, `${first.right + 50}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Show solution' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const result = screen.getByRole('region', { name: 'Nearly there.' });
    expect(result).toHaveTextContent('Missed: 1');
    expect(within(result).getByRole('listitem')).toHaveTextContent('Missed');

    await user.click(within(result).getByRole('button', { name: 'Retry what you missed' }));
    const again = await solve();
    expect(again.seed).not.toBe(first.seed);
    await user.type(again.field, `${again.right}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const end = screen.getByRole('region', { name: 'You’re done for today.' });
    expect(end).toHaveTextContent('Right: 1');
    expect(end).toHaveTextContent('Come back tomorrow');
    expect(within(end).queryByRole('button', { name: 'Retry what you missed' })).toBeNull();
  });
});
