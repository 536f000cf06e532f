import { expect, test } from 'vitest';
import { soakKills } from './kills.ts';

test('the function is killed while people write: every acknowledged write is there, once', async () => {
  const load = { seed: 24, progress: () => undefined };
  const { figures, breaches } = await soakKills(load, { writes: 100, people: 6, kills: 4 });
  expect(breaches.join('\n')).toBe('');
  expect(figures).toMatchObject({ kills: 4 });
  expect(figures.acknowledged).toBeGreaterThan(40);
}, 60_000);
