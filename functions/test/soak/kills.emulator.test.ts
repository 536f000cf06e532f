import { expect, test } from 'vitest';
import { soakKills } from './kills.ts';
import { shortLoad } from './part.ts';

test('the function is killed while people write: every acknowledged write is there, once', async () => {
  const { figures, breaches } = await soakKills(shortLoad, { people: 20, kills: 3 });
  expect(breaches.join('\n')).toBe('');
  expect(figures).toMatchObject({ kills: 3, writes: 60 });
  expect(figures.acknowledged).toBeGreaterThan(25);
}, 120_000);
