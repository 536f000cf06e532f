import { expect, test } from 'vitest';
import { ownEndpoints } from './all-endpoints.ts';
import { soakOutages } from './outages.ts';
import { shortLoad } from './part.ts';

test('Firestore stopped, slow and failing by halves: no call is acknowledged wrongly, and each says when to come back', async () => {
  const { figures, breaches } = await soakOutages(shortLoad, 6);
  expect(breaches.join('\n')).toBe('');
  const own = Object.keys(ownEndpoints).length;
  expect(figures['endpoints asked']).toBeGreaterThan(own - 3);
  expect(figures['of them unavailable']).toBeGreaterThan(own / 2);
}, 120_000);
