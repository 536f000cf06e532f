import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { adminSession } from '../testing/render-page.tsx';
import { SessionContext } from './session-context.ts';
import { keepFocus, useAction } from './use-action.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={adminSession}>{children}</SessionContext>
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

const element = (name: string) => document.querySelector<HTMLElement>(name) as HTMLElement;

test('the element that had the focus gets it back; if it is gone, the section around it does, if wanted', () => {
  document.body.innerHTML =
    '<main><section><ul><li><button>Delete</button></li></ul></section><a href="/">On</a></main>';
  element('button').focus();
  const [putBack, goOn] = [keepFocus(), keepFocus({ orAround: true })];
  element('button').blur();
  putBack();
  expect(element('button')).toHaveFocus();
  element('li').remove();
  putBack();
  expect(document.body).toHaveFocus();
  goOn();
  expect(element('section')).toHaveFocus();
  // Moved elsewhere, it stays there.
  element('a').focus();
  goOn();
  expect(element('a')).toHaveFocus();
});
