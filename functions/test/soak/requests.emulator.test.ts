import { expect, test } from 'vitest';
import { ownEndpoints } from './all-endpoints.ts';
import { shortLoad } from './part.ts';
import { soakRequests } from './requests.ts';

test('requests that fit the schemas or not: no 5xx, no hang, no unexpected change', async () => {
  const { figures, breaches } = await soakRequests(shortLoad, 400);
  expect(breaches.join('\n')).toBe('');
  expect(figures).toMatchObject({ requests: 400 });
  expect(figures['endpoints asked']).toBeGreaterThan(Object.keys(ownEndpoints).length - 3);
  expect(figures['documents changed']).toBeGreaterThan(5);
}, 120_000);
