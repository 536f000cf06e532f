import { act, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAuthOperation } from './use-auth-operation.ts';

test.each([
  ['was done', async () => undefined],
  ['failed', async () => Promise.reject(new Error('The school is in trouble.'))],
])(
  'what %s leaves the focus where it was, although its button could not have it meanwhile',
  async (_, end) => {
    document.body.innerHTML = '<button>Save</button>';
    const { result } = renderHook(useAuthOperation);
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
