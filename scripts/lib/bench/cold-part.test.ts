import { expect, test } from 'vitest';
import { type ColdRun, coldFigures } from './cold-part.ts';

const took = (time: number) => ({ time, processor: time / 2 });
const run = (admin: number, list: number, machine: number): ColdRun => ({
  admin: took(admin),
  adminRead: took(admin * 2),
  answer: took(admin * 1.2),
  list: took(list),
  machine,
});

test('a ratio is that of one run, and noisy runs do not count', () => {
  const [answer, list, read] = coldFigures([run(200, 300, 10), run(400, 480, 9), run(100, 900, 3)]);
  expect(answer?.time.ratio).toBeCloseTo(1.2);
  expect(list?.time).toMatchObject({ ours: 390, admin: 300 });
  expect(list?.time.ratio).toBeCloseTo(1.35);
  expect(list?.processor).toMatchObject({ ours: 195, admin: 150 });
  expect(read?.time.ratio).toBeCloseTo(0.675);
});
