import { expect, test } from 'vitest';
import { shortLoad } from './part.ts';
import { soakRules } from './rules.ts';

test('the rules let happen what their model says, and nothing else', async () => {
  const { figures, breaches } = await soakRules(shortLoad, 200);
  expect(breaches.join('\n')).toBe('');
  expect(figures.allowed).toBeGreaterThan(10);
  expect(figures.refused).toBeGreaterThan(100);
}, 40_000);
