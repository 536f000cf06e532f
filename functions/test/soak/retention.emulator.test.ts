import { expect, test } from 'vitest';
import { shortLoad } from './part.ts';
import { soakRetention } from './retention.ts';

test('the daily job is killed and gone on with: everybody is warned once, and only they', async () => {
  const { figures, breaches } = await soakRetention(shortLoad, { accounts: 600, kills: 1 });
  expect(breaches.join('\n')).toBe('');
  expect(figures).toMatchObject({ warnedOrEnded: 4, killed: 1 });
}, 120_000);
