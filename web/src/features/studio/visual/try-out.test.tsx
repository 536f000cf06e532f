import { afterEach, expect, it, vi } from 'vitest';
import { tryOut } from './try-out.ts';

afterEach(() => vi.useRealTimers());

it('is tried out once, whatever a text holds, and leaves nothing on the page', () => {
  vi.useFakeTimers();
  const planned = () => vi.getTimerCount();
  tryOut();
  expect(planned()).toBe(1);
  vi.runAllTimers();
  expect(document.body).toBeEmptyDOMElement();
  tryOut();
  expect(planned()).toBe(0);
});
