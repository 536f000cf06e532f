import { expect, test } from 'vitest';
import type { Exercise } from '../exercise.ts';
import { publishedExercises } from '../template.ts';
import { numbersIn } from '../testing/read-question.ts';
import { textIn } from '../text-in.ts';
import { templateOf } from './all-templates.ts';

/** The published exercises of a template, with the text of their hints and feedback. */
function said(id: string) {
  const one = templateOf(id);
  if (!one) throw new Error(`there is no ${id}`);
  return publishedExercises(one).map((exercise: Exercise) => {
    const { question, hints, misconceptions } = exercise;
    const texts = [...hints, ...misconceptions.map(({ feedback }) => feedback)];
    const [en, bn] = [textIn(question, 'en'), textIn(question, 'bn')];
    const all = texts.map((text) => textIn(text, 'en')).join('\n');
    return { question: { en, bn }, numbers: numbersIn(en), all };
  });
}

test('hints carry or open a ten only if the ones require it', () => {
  for (const { numbers, all } of said('m2-add-in-columns')) {
    const [a = 0, b = 0] = numbers;
    if ((a % 10) + (b % 10) < 10) expect(all, `${a} + ${b}`).not.toContain('kept in hand');
  }
  for (const { numbers, all } of said('m2-take-away-in-columns')) {
    const [a = 0, b = 0] = numbers;
    if (a % 10 >= b % 10) expect(all, `${a} - ${b}`).not.toContain('You opened a ten');
  }
});

test('hints do not say that fewer things cost more', () => {
  for (const { numbers, all } of said('m5-price-of-one-first')) {
    const [count = 0, , asked = 0] = numbers;
    if (asked < count) expect(all).not.toContain('Each one more');
  }
});

test('half of an amount is found by halving, not by ten times five percent', () => {
  const halves = said('m5-percent-of-taka').filter(({ question }) => question.en.includes('50%'));
  expect(halves.length).toBeGreaterThan(5);
  for (const { all } of halves) expect(all).toContain(String.raw`\div 2`);
});

test('hints mention a negative number only if the second number is negative', () => {
  for (const { question, all } of said('m7-add-and-subtract')) {
    const [, sign, second] = /\$-?\d+ ([+-]) (\(?)/.exec(question.en) ?? [];
    if (sign === '+') expect(all.includes('negative number'), question.en).toBe(second === '(');
  }
});

test('pairs of equations are solved both by adding and by subtracting', () => {
  const all = said('m8-two-unknowns').map((one) => one.all);
  for (const way of ['Add both', 'Take the second']) {
    expect(all.filter((one) => one.includes(way)).length).toBeGreaterThan(30);
  }
});

/** Realistic prices of one item in taka. */
const prices = {
  biscuits: [2, 12],
  eggs: [8, 18],
  pencils: [4, 20],
  soaps: [25, 80],
  pens: [2, 40],
} as const;

test('prices are realistic', () => {
  const seen = [
    ...said('m5-price-of-one-first').map(({ question, numbers: [count = 1, paid = 0] }) => ({
      text: question.en,
      each: [paid / count],
    })),
    ...said('f5-better-buy').map(({ question, numbers: [a = 1, small = 0, b = 1, large = 0] }) => ({
      text: question.en,
      each: [small / a, large / b],
    })),
  ];
  for (const { text, each } of seen) {
    const [from, to] = Object.entries(prices).find(([thing]) => text.includes(` ${thing} `))?.[1] ?? [0, 0];
    for (const price of each) expect(from <= price && price <= to, `${text} ${price}`).toBe(true);
  }
});

test('robot commands are in the language of the lesson', () => {
  for (const { question } of said('k5-trace-the-robot')) {
    expect(question.en).toContain('forward');
    expect(question.bn).toContain('সামনে যাও');
    expect(question.bn).not.toMatch(/[a-z]{5}/i);
  }
});
