import { modelTestLimits } from '@pathshala/contract/model-test';
import { expect, test } from 'vitest';
import { creativeMarks, formOf, forms, marksOfForm, paperRows, quizzesOfForm } from './forms.ts';

test('every class from 1 to 12 has one paper', () => {
  expect(paperRows.map((row) => row.class)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const row of paperRows) expect(row.from).toContain(row.class);
});

test.each([
  ['beginning', [8, 12], 30],
  ['primary', [10, 18, 12], 50],
  ['middle', [15, 20, 15], 60],
  ['senior', [30, 70], 180],
  ['shortSenior', [20, 40], 110],
] as const)('%s: the marks of its sections, and its minutes', (name, marks, minutes) => {
  expect(marksOfForm(name)).toEqual(marks);
  expect(formOf(name).minutes).toBe(minutes);
});

test('classes 9 to 12 have creative questions of 1, 2, 3 and 4, and are named after no examination', () => {
  expect(creativeMarks).toEqual([1, 2, 3, 4]);
  for (const { form, class: one } of paperRows) {
    expect(formOf(form).sections.some(({ of }) => of === 'creative')).toBe(one >= 9);
    expect(form).not.toMatch(/ssc|hsc|board/i);
  }
});

test('every form has a section that quizzes may have up to half of, and one call deals and marks them', () => {
  for (const name of Object.keys(forms) as (keyof typeof forms)[]) {
    const rows = formOf(name).sections.flatMap((row) => (row.of === 'creative' || !row.quizzes ? [] : [row]));
    expect(rows).toHaveLength(1);
    // A question of a quiz has options and a mark.
    for (const { quizzes = 0, count, marks } of rows)
      expect([quizzes <= count / 2, marks]).toEqual([true, 1]);
    expect(quizzesOfForm(name)).toBeLessThanOrEqual(modelTestLimits.mostOfQuizzes);
  }
});
