import { schoolContent } from '@pathshala/content/testing/school-content';
import { inFull } from '@pathshala/contract/testing/full';
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

/** One quiz for each distinct set of elements: what axe reports and what has a name depend on the elements only. */
function ofEachMarkup(): typeof quizzes {
  const seen = new Set<string>();
  return quizzes.filter(({ quiz }) => {
    const elements = [...new Set(JSON.stringify(quiz).match(/<[a-z]+\d?/g))].sort().join();
    return !seen.has(elements) && seen.add(elements);
  });
}

const show = (quiz: (typeof quizzes)[number]['quiz']) =>
  renderAs(rima, <Quiz lesson="sums/first" questions={quiz} marking={marking} onPassed={check} />, '/lesson');

/** What a question or an option is called. A page's own answer takes far longer, and is compared with it below. */
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

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

test('in a page the questions and their options have these names', () => {
  const all = ofEachMarkup();
  for (const { name, quiz } of all.slice(0, inFull(all.length, 8))) {
    const { container, unmount } = show(quiz);
    const named = [...container.querySelectorAll('fieldset')].map((group) =>
      [group, ...group.querySelectorAll('input')].map((one) => withoutSpaces(computeAccessibleName(one))),
    );
    const expected = quiz.map(({ question, options }, at) =>
      [`${at + 1}.${question}`, ...options].map((html) => withoutSpaces(nameOf(html))),
    );
    expect([name, named]).toEqual([name, expected]);
    unmount();
  }
});

test('axe reports no violations in the quizzes', async () => {
  const runOnly = ['cat.forms', 'cat.name-role-value', 'cat.aria', 'cat.text-alternatives'];
  const all = ofEachMarkup();
  for (const { name, quiz } of all.slice(0, inFull(all.length, 1))) {
    const { container, unmount } = show(quiz);
    const { violations } = await axe.run(container, { runOnly, resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect([name, found]).toEqual([name, []]);
    unmount();
  }
});
