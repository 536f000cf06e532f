import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { OlderText } from './checks.tsx';

const before = { title: { en: 'Sums', bn: 'যোগ' } };

test('says so, leads to the text, and takes a word that it is right', async () => {
  const [onGoTo, onRight] = [vi.fn(), vi.fn()];
  const after = { title: { en: 'Adding', bn: 'যোগ' } };
  const props = { kind: 'lessons', before, after, marks: undefined, onGoTo, onRight } as const;
  renderPage(<OlderText {...props} />, { at: '/', path: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The Bangla text is older than the English one.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go to the Bangla text' }));
  expect(onGoTo).toHaveBeenCalledWith(expect.objectContaining({ path: 'title (bn)' }));
  await userEvent.click(screen.getByRole('button', { name: 'It is right as it is' }));
  expect(onRight).toHaveBeenCalledOnce();
});
