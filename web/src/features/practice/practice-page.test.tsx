import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { paths } from '@pathshala/contract/site/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { visitorPractice } from '../../api/practice-log.ts';
import { schoolClass } from '../../device/school-class.ts';
import { practised, risen } from '../../testing/practised.ts';
import { visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as PracticePage } from './practice-page.tsx';

const skills = practiceSkills('en').map((skill) => ({
  ...skill,
  classLabel: `Class ${skill.class}`,
  subjectLabel: skill.subject,
}));
const open = (at: string = paths.practice) =>
  renderPage(<PracticePage />, { at, session: visitor, loader: () => skills });

const group = async (name: string) => {
  const found = (await screen.findByRole('heading', { name, hidden: true })).closest('details');
  if (!found) throw new Error(`${name} is no group`);
  return found;
};

beforeAll(() => import('./mastery-engine.ts'));
test('the subject last practised is open, and shows what is mastered, being learnt and due', async () => {
  schoolClass.answer('classFive');
  visitorPractice.write([
    practised('m5-area-of-a-triangle', 1, 'wrong', 2),
    ...risen('m5-add-fractions', 3),
    practised('m5-part-of-part', 1, 'right'),
  ]);
  open();
  const maths = await group('mathematics');
  await waitFor(() => expect(maths).toHaveAttribute('open'));
  expect(await group('english')).not.toHaveAttribute('open');
  await waitFor(() => expect(maths.querySelector('summary')).toHaveTextContent('1 of 10 mastered'));
  const chipOf = (name: string) => {
    const link = within(maths).getByRole('link', { name });
    return link.closest('article')?.querySelector('.chip')?.textContent;
  };
  expect(chipOf('Adding fractions')).toBe('Mastered');
  expect(chipOf('Area of a triangle')).toBe('Review now');
  expect(chipOf('A fraction of a fraction')).toBe('Learning');
  expect(chipOf('Will it divide?')).toBeUndefined();
});
