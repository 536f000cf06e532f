import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { OlderText, olderTexts } from './checks.tsx';

const before = { title: { en: 'Sums', bn: 'যোগ' }, quiz: [{ question: { en: 'A?', bn: 'ক?' } }] };
const older = (first: string, other: string, path = 'title') => [{ path, first, other }];

test.each([
  ['nothing', before, []],
  ['English alone', { ...before, title: { en: 'Adding', bn: 'যোগ' } }, older('en', 'bn')],
  ['Bangla alone', { ...before, title: { en: 'Sums', bn: 'সংকলন' } }, older('bn', 'en')],
  ['both', { ...before, title: { en: 'Adding', bn: 'সংকলন' } }, []],
  ['what has no Bangla', { ...before, title: 'Adding' }, []],
  [
    'a question',
    { ...before, quiz: [{ question: { en: 'B?', bn: 'ক?' } }] },
    older('en', 'bn', 'quiz[0].question'),
  ],
])('which text is older after a change of %s', (_what, after, found) => {
  expect(olderTexts('lessons', before, after)).toEqual(found);
  expect(olderTexts('lessons', null, after)).toEqual([]);
});

test('says so, and leads to the text', async () => {
  const onGoTo = vi.fn();
  const after = { ...before, title: { en: 'Adding', bn: 'যোগ' } };
  renderPage(<OlderText kind="lessons" before={before} after={after} onGoTo={onGoTo} />, {
    at: '/',
    path: '/',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The Bangla text is older than the English one.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go to the Bangla text' }));
  expect(onGoTo).toHaveBeenCalledWith(expect.objectContaining({ path: 'title (bn)' }));
});
