import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { blocksOf } from './blocks.ts';
import { compareBlocks } from './compare-blocks.ts';
import { CompareView } from './compare-view.tsx';
import { markChanges } from './mark-changes.ts';

const clock = (hour: number) =>
  `\`\`\`figure\n${JSON.stringify({ kind: 'clock', hour, minute: 0, caption: `A clock at ${hour}.` })}\n\`\`\``;
const question = { question: 'What is $1 + 1$?', options: ['1', '2', '3'], answer: 1, explanation: 'Count.' };
const before = {
  title: 'Sums',
  minutes: 5,
  body: `## Idea\n\nOne and one is $1 + 1 = 2$ for all of us.\n\nThis goes away entirely.\n\n${clock(3)}\n\nThe end stays.\n`,
  quiz: [question],
};
const after = {
  ...before,
  body: `## Idea\n\nOne and one is $2 = 1 + 1$ for each of us.\n\n${clock(4)}\n\nThe end stays.\n\nHere is something new.\n`,
  quiz: [{ ...question, answer: 2 }],
};

it('finds unchanged, changed, added and removed parts, in the order of the page', () => {
  const rows = compareBlocks(blocksOf('lessons', before, 'en'), blocksOf('lessons', after, 'en'));
  expect(
    rows.map(({ state, before: was, after: is }) => `${state} ${(is ?? was)?.path} ${(is ?? was)?.sort}`),
  ).toEqual([
    'same title text title',
    'same minutes text minutes',
    'same body h2',
    'changed body p',
    'removed body p',
    'changed body figure',
    'same body p',
    'added body p',
    'same quiz[0].question quiz.question',
    ...['0', '1', '2'].map((at) => `same quiz[0].options[${at}] quiz.options`),
    'changed quiz[0].answer text quiz[0].answer',
    'same quiz[0].explanation quiz.explanation',
  ]);
});

it('marks removed and added words, and treats a formula as one', () => {
  const [was, is] = markChanges('<p>One <b>red apple</b> here</p>', '<p>One <b>green apple</b> here now</p>');
  expect(was.html).toBe('<p>One <b><del>red </del>apple</b> here</p>');
  expect(is.html).toBe('<p>One <b><ins>green </ins>apple</b> here <ins>now</ins></p>');
  const [, formula] = markChanges('<p><math><mn>1</mn></math> x</p>', '<p><math><mn>2</mn></math> x</p>');
  expect(formula).toEqual({
    html: '<p><math data-own=""><mn>2</mn></math> x</p>',
    formulas: 1,
    figures: 0,
  });
});

it('describes each change in words, with the field, formulas and figures', () => {
  renderPage(<CompareView kind="lessons" before={before} after={after} language="en" changesOnly />, {
    at: '/',
    path: '/',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Changed: 3. Added: 1. Removed: 1.');
  const rows = screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByText(/^(Changed|Added|Removed)$/));
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent(/Changed.*Text.*1 formula marked/);
  expect(rows[0]?.querySelector('del')).toHaveTextContent('all');
  expect(rows[1]).toHaveTextContent(/Removed.*This goes away entirely\..*Not there/);
  expect(rows[2]).toHaveTextContent(/Changed.*1 figure marked/);
  expect(rows[4]).toHaveTextContent(/Quiz 1, answer.*2.*3/);
});

it('compares the source of what cannot be rendered, and runs nothing in it', () => {
  const odd = {
    title: '<script>alert(1)</script>',
    body: 'A $\\broken{$ <img src=x onerror=alert(1)>',
    quiz: [],
  };
  const html = blocksOf('lessons', odd, 'en')
    .map((one) => one.html)
    .join('');
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('broken');
});

it('still shows the other paragraphs of a text with a broken formula', () => {
  const broken = { title: 'Sums', body: 'Before $x^2$.\n\nThen $\\frac{1}$ and $\\nope$.\n\n$$y = 2$$\n' };
  expect(blocksOf('lessons', broken, 'en').filter(({ path }) => path === 'body')).toHaveLength(3);
});
