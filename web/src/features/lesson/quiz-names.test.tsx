import { schoolContent } from '@pathshala/content/testing/school-content';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { computeAccessibleName } from 'dom-accessibility-api';
import { expect, test } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { Quiz } from './quiz.tsx';

const quizzes = [...schoolContent().lessons].flatMap(([course, all]) =>
  all.map(({ id, quiz }) => ({ name: `${course}/${id}`, quiz })),
);
const check = () => Promise.reject(new Error('nobody checks these'));
const marking = { check, kept: undefined, late: undefined, seen: () => undefined };

/** One quiz for each distinct set of elements: what axe reports depends on the elements only. */
function ofEachMarkup(): typeof quizzes {
  const seen = new Set<string>();
  return quizzes.filter(({ quiz }) => {
    const elements = [...new Set(JSON.stringify(quiz).match(/<[a-z]+\d?/g))].sort().join();
    return !seen.has(elements) && seen.add(elements);
  });
}

const show = (quiz: (typeof quizzes)[number]['quiz']) =>
  renderAs(rima, <Quiz lesson="sums/first" questions={quiz} marking={marking} onPassed={check} />, '/lesson');

test('the options of every question have different names', () => {
  for (const { name, quiz } of quizzes) {
    const { unmount } = show(quiz);
    for (const group of screen.getAllByRole('group')) {
      expect(computeAccessibleName(group), name).toMatch(/^\d\. ?.{3}/);
      const names = within(group)
        .getAllByRole('radio')
        .map((radio) => computeAccessibleName(radio));
      expect(names.filter((one) => one.trim() === '')).toEqual([]);
      expect(new Set(names).size, `${name}: ${names.join(' | ')}`).toBe(names.length);
    }
    unmount();
  }
});

test('axe reports no violations in the quizzes', async () => {
  const runOnly = ['cat.forms', 'cat.name-role-value', 'cat.aria', 'cat.text-alternatives'];
  for (const { name, quiz } of ofEachMarkup()) {
    const { container, unmount } = show(quiz);
    const { violations } = await axe.run(container, { runOnly, resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect([name, found]).toEqual([name, []]);
    unmount();
  }
});
