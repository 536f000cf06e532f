import { expect, test, vi } from 'vitest';
import type { School } from '../../src/page/page-loader.ts';
import { schoolOnce } from './school-once.ts';

test('a list is read once for all pages, and an exercise that was made before is not made again', async () => {
  const items = vi.fn(async (kind: string) => [kind]);
  const exercise = vi.fn(async (id: string, seed: number, level: number) => ({ id, seed, level }));
  const texts = new Map<string, string>();
  const build = () =>
    schoolOnce({ items, exercise } as unknown as School, async (of, make) => {
      const text = texts.get(of) ?? (await make());
      texts.set(of, text);
      return text;
    });
  const school = build();
  expect(await school.items('instructors')).toEqual(['instructors']);
  expect(await school.items('instructors')).toEqual(['instructors']);
  expect(await school.items('notices')).toEqual(['notices']);
  expect(items).toHaveBeenCalledTimes(2);
  for (const again of [school, build()]) {
    expect(await again.exercise('sums', 0, 1)).toEqual({ id: 'sums', seed: 0, level: 1 });
    expect(await again.exercise('sums', 0, 2)).toEqual({ id: 'sums', seed: 0, level: 2 });
  }
  expect(exercise).toHaveBeenCalledTimes(2);
});
