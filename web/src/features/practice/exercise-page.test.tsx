import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { deviceDay } from '@pathshala/content/practice/review/cards';
import { templateOf } from '@pathshala/content/practice/templates/all-templates';
import { paths } from '@pathshala/contract/site/paths';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { visitorPractice } from '../../api/practice-log.ts';
import { practised, risen } from '../../testing/practised.ts';
import { visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { ownDayText } from '../../words/format.ts';
import { Component as ExercisePage } from './exercise-page.tsx';

const listed = practiceSkills('en')
  .filter((one) => one.class === 1 && one.subject === 'mathematics')
  .map((one) => ({ ...one, classLabel: 'Class 1', subjectLabel: 'Mathematics' }));
const [skill, second, third] = listed;
if (skill?.id !== 'm1-put-together' || !second || !third) throw new Error('class 1 has other skills');

const right = (seed: number, level: 1 | 2 | 3) => {
  const answer = templateOf(skill.id)?.generate(seed, level).answer;
  return answer?.kind === 'whole' ? String(answer.value.n) : '';
};

/** Answers an exercise of the hardest level correctly. */
async function answer(seed = 77) {
  renderPage(<ExercisePage />, {
    at: `${paths.practiceSkill(skill?.id ?? '')}?n=${seed}&l=3`,
    session: visitor,
    loader: () => ({ skill, lessons: [], beside: [second, third], first: undefined }),
  });
  await userEvent.type(await screen.findByLabelText('Your answer'), `${right(seed, 3)}{Enter}`);
}

beforeAll(() => Promise.all([import('./skill-end.tsx'), import('./mastery-engine.ts')]));
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
  expect(within(end).getByRole('link', { name: `Next: ${third.title}` })).toHaveAttribute(
    'href',
    paths.practiceSkill(third.id),
  );
  expect(within(end).getByRole('link', { name: 'My progress' })).toHaveAttribute('href', paths.progress);
});
