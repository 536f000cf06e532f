import { expect, test } from 'vitest';
import { soakKills } from './kills.ts';
import { shortLoad } from './part.ts';

test('the function is killed while people write: every acknowledged write is there, once', async () => {
  const { figures, breaches } = await soakKills(shortLoad, { writes: 60, people: 6, kills: 3 });
  expect(breaches.join('\n')).toBe('');
  expect(figures).toMatchObject({ kills: 3 });
  expect(figures.acknowledged).toBeGreaterThan(25);
}, 120_000);
