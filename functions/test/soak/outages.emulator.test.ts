import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import { expect, test } from 'vitest';
import { soakOutages } from './outages.ts';
import { shortLoad } from './part.ts';

test('Firestore stopped, slow and failing by halves: every call gets a right status', async () => {
  const { figures, breaches } = await soakOutages(shortLoad, 3);
  expect(breaches.join('\n')).toBe('');
  expect(figures.calls).toBeGreaterThan(Object.keys({ ...endpoints, ...listEndpoints }).length);
}, 120_000);
