import { schoolContent } from '@pathshala/content/testing/school-content';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { computeAccessibleName } from 'dom-accessibility-api';
import { describe, expect, test } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { Quiz } from './quiz.tsx';

const lessons = [...schoolContent().lessons].flatMap(([course, all]) =>
  all.map(({ id, quiz }) => [`${course}/${id}`, quiz] as const),
);
const check = () => Promise.reject(new Error('nobody checks these'));
const marking = { check, kept: undefined, late: undefined, seen: () => undefined };

describe('the choices of every quiz', () => {
  test.each(lessons)('%s: have names of their own, and axe finds nothing', async (_lesson, questions) => {
    const { container } = renderAs(
      rima,
      <Quiz questions={questions} marking={marking} onPassed={check} />,
      '/lesson',
    );
    for (const group of screen.getAllByRole('group')) {
      expect(computeAccessibleName(group)).toMatch(/^\d\. ?.{3}/);
      const names = within(group)
        .getAllByRole('radio')
        .map((radio) => computeAccessibleName(radio));
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
      expect(new Set(names).size, names.join(' | ')).toBe(names.length);
    }
    const runOnly = ['cat.forms', 'cat.name-role-value', 'cat.aria', 'cat.text-alternatives'];
    const { violations } = await axe.run(container, { runOnly, resultTypes: ['violations'] });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });
});
