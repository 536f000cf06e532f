import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { adminSession } from '../testing/render-page.tsx';
import { SessionContext } from './session-context.ts';
import { useAction } from './use-action.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={adminSession}>{children}</SessionContext>
);

test.each([
  ['was done', async () => undefined],
  ['failed', async () => Promise.reject(new Error('The school is in trouble.'))],
])(
  'what %s leaves the focus where it was, although its button could not have it meanwhile',
  async (_, end) => {
    document.body.innerHTML = '<button>Save</button>';
    const { result } = renderHook(() => useAction(), { wrapper });
    const button = screen.getByRole('button');
    button.focus();
    await act(() =>
      result.current.run(async () => {
        // As a browser does with a button that is disabled.
        button.blur();
        return end();
      }),
    );
    expect(button).toHaveFocus();
  },
);

test('one action runs at a time; a failure is kept for the page, and the list is loaded again', async () => {
  const reload = vi.fn(async () => undefined);
  const { result } = renderHook(() => useAction(reload), { wrapper });
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((_resolve, fail) => {
    reject = fail;
  });
  const second = vi.fn(async () => undefined);
  const ending: Promise<boolean>[] = [];
  await act(async () => {
    ending.push(
      result.current.run(() => promise, { id: 'a' }),
      result.current.run(second),
    );
  });
  expect(result.current.busy).toBe('a');
  await act(async () => {
    reject(new Error('The school is in trouble.'));
    expect(await Promise.all(ending)).toEqual([false, false]);
  });
  expect(second).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ running: false, error: 'The school is in trouble.' });
});
