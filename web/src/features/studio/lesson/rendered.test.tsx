import { expect, it } from 'vitest';
import { blocksOf } from '../compare/blocks.ts';
import { renderedLesson, unspokenOf } from './rendered.ts';

const broken = {
  title: 'Sums',
  body: 'Before $x^2$.\n\nThen $\\frac{1}$ and <b>$\\nope$.\n\n$$y = 2$$\n',
  quiz: [
    {
      question: 'Is $1 \\heartsuit 2$ or $\\frac{2}$?',
      options: ['$1$', '$}$'],
      answer: 0,
      explanation: '$3$',
    },
  ],
};

it('a broken formula does not affect the rest of a preview', () => {
  const { body, quiz } = renderedLesson(broken, 'en');
  const html = 'html' in body ? body.html : '';
  expect(html.match(/aria-label="(?:x squared|y equals 2)"/g)).toHaveLength(2);
  expect(html).toContain('<code>$\\frac{1}$</code> the formula $\\frac{1}$ cannot be read');
  expect(html).toContain('has an unknown command, \\nope');
  expect(html).not.toContain('<b>');
  const [question] = quiz;
  expect(question?.question).toMatchObject({ html: expect.stringContaining('<code>$\\frac{2}$</code>') });
  expect(question?.options[1]).toMatchObject({ html: expect.stringContaining('an extra closing brace') });
  expect(JSON.stringify([body, quiz])).not.toMatch(/Please report|at position|Expected/);
});

it('a preview lists the signs without a spoken word', () => {
  expect(unspokenOf(renderedLesson(broken, 'en'))).toEqual(['♡']);
});

it('a comparison still shows the other paragraphs of a text with a broken formula', () => {
  expect(blocksOf('lessons', broken, 'en').filter(({ path }) => path === 'body')).toHaveLength(3);
});
