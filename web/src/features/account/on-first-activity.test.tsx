import { beforeEach, expect, test, vi } from 'vitest';
import { onFirstActivity } from './account-card.tsx';

const active = (hasBeenActive: boolean | undefined) =>
  vi.stubGlobal('navigator', { userActivation: hasBeenActive === undefined ? undefined : { hasBeenActive } });

beforeEach(() => vi.useFakeTimers());
test('runs once, at the first activity', () => {
  active(false);
  const work = vi.fn();
  onFirstActivity(work);
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([[true], [undefined]])(
  'runs at once if there was activity before, or the browser cannot tell: %s',
  (was) => {
    active(was);
    const work = vi.fn();
    onFirstActivity(work);
    expect(work).toHaveBeenCalledTimes(1);
  },
);
