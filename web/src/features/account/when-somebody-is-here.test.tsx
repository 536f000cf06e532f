import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSomebodyIsHere } from './when-somebody-is-here.ts';

const active = (hasBeenActive: boolean | undefined) =>
  vi.stubGlobal('navigator', { userActivation: hasBeenActive === undefined ? undefined : { hasBeenActive } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for a person, who comes once', () => {
  active(false);
  const work = vi.fn();
  whenSomebodyIsHere(work);
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('does not wait forever for anyone who only looks', () => {
  active(false);
  const work = vi.fn();
  whenSomebodyIsHere(work);
  vi.advanceTimersByTime(6000);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([[true], [undefined]])('starts at once where somebody was here, or nobody can tell: %s', (was) => {
  active(was);
  const work = vi.fn();
  whenSomebodyIsHere(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('is left alone once the page has gone', () => {
  active(false);
  const work = vi.fn();
  whenSomebodyIsHere(work)();
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
