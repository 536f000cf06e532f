import { expect, test, vi } from 'vitest';
import type { RunnerResult } from './lighthouse.ts';
import { withSecondTry } from './measure-page.ts';

const broken = (code: string) => ({ lhr: { runtimeError: { code, message: '' } } }) as RunnerResult;
const whole = { lhr: {} } as RunnerResult;

test('a load whose record broke off is done again, once', async () => {
  const load = vi.fn<() => Promise<RunnerResult>>().mockResolvedValueOnce(broken('NO_NAVSTART'));
  load.mockResolvedValue(whole);
  expect(await withSecondTry(load)).toBe(whole);
  load.mockResolvedValue(broken('NO_NAVSTART'));
  expect((await withSecondTry(load))?.lhr.runtimeError?.code).toBe('NO_NAVSTART');
  expect(load).toHaveBeenCalledTimes(4);
});

test('what is wrong with the page itself is said at once', async () => {
  const load = vi.fn(async () => broken('FAILED_DOCUMENT_REQUEST'));
  expect((await withSecondTry(load))?.lhr.runtimeError?.code).toBe('FAILED_DOCUMENT_REQUEST');
  expect(load).toHaveBeenCalledTimes(1);
});
