import { expect, test } from 'vitest';
import { ownEndpoints } from './all-endpoints.ts';
import { soakOutages } from './outages.ts';
import { shortLoad } from './part.ts';

test('Firestore stopped, slow and failing now and then: every call gets a right status', async () => {
  const { figures, breaches } = await soakOutages(shortLoad, 3);
  expect(breaches.join('\n')).toBe('');
  expect(figures['endpoints asked']).toBeGreaterThan(Object.keys(ownEndpoints).length - 3);
  expect(figures['endpoints that succeeded']).toBeGreaterThan(10);
}, 120_000);
