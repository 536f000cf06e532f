import { expect, test } from 'vitest';
import { num } from './svg.ts';

test('numbers are rounded as toFixed does it, halves and tiny ones too, and are written without zeros', () => {
  const steps = Array.from({ length: 4001 }, (_, at) => at - 2000);
  const values = [
    ...steps.flatMap((at) => [at / 20, at / 8, at / 1000, at * 0.05 + 1e-9, at * 7.77e9]),
    -0.04,
  ];
  for (const decimals of [0, 1, 2]) {
    const written = values.map((value) => Number(num(value, decimals)));
    expect(written).toEqual(values.map((value) => Number(Number(value.toFixed(decimals)).toString())));
  }
  expect([0.5, -0.5, 10, 2.04, -0.04].map((value) => num(value))).toEqual(['.5', '-.5', '10', '2', '0']);
});
