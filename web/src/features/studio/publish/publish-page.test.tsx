import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillIn } from '../../../testing/fill-in.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { matchCall } from '../../../testing/serve-school.ts';
import { waits } from '../session/draft-session.ts';
import {
  article,
  beginAgain,
  fields,
  open,
  overtake,
  said,
  titleField,
  type,
} from '../testing/open-article.tsx';
import { OlderText } from './checks.tsx';
import { lostParts } from './publishing.tsx';

waits.quiet = 20;

beforeEach(beginAgain);
const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
async function publishWith(look: (dialog: HTMLElement) => unknown = () => undefined): Promise<void> {
  await publish();
  const dialog = await screen.findByRole('dialog');
  await look(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
}

it('Publish that is refused because somebody else was first shows what they changed, and then publishes', async () => {
  open(overtake(studioEndpoints.studioPublish, { ...fields, title: 'Theirs' }));
  await publishWith();
  await said('Someone else changed this meanwhile. See what changed, then publish.');
  expect(await titleField()).toHaveValue('Theirs');
  await publishWith();
  await said('Published. Students see it within a minute.');
  expect(article.published?.title).toBe('Theirs');
});

it('Publish sends nothing that has issues, and leads from each to its field, which says the same', async () => {
  article.now = { ...fields, summary: 'Too short' };
  const calls = open();
  await publish();
  await userEvent.click(await screen.findByRole('link', { name: /^Summary: must be at least/ }));
  const summary = screen.getByLabelText('Summary');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveAccessibleDescription(/^must be at least 20 characters.*One sentence on its card/s);
  expect(summary).toBeInvalid();
  expect(summary).toBeRequired();
  expect(screen.getByLabelText('Summary in Bangla')).not.toBeRequired();
  expect(calls.some((call) => matchCall(studioEndpoints.studioPublish, call))).toBe(false);
});

it('Publish shows the issues that the school finds, with field and line', async () => {
  const issue = { key: 'faults.deadLink', params: { id: 'gone' }, detail: 'in the API’s own words' };
  const newer = { key: 'faults.newer', detail: 'only the API knows why' };
  const errors = [
    { path: 'description', line: 3, ...issue },
    { path: 'title', ...newer },
  ];
  open((call) =>
    matchCall(studioEndpoints.studioPublish, call)
      ? { status: 422, json: { type: '/problems/invalid-fields', title: 'No', status: 422, errors } }
      : undefined,
  );
  await publishWith();
  const [alert] = await screen.findAllByRole('alert');
  expect(alert).toHaveTextContent('Text, line 3: a link points to the course gone, which does not exist');
  expect(alert).toHaveTextContent('Title: only the API knows why');
  expect(screen.getByText('line 3: a link points to the course gone, which does not exist')).toBeVisible();
});

it('Publish warns of content loss, and publishes only after the author confirms it', async () => {
  article.published = { ...fields, description: `${fields.description} ${'More words of it. '.repeat(9)}` };
  const calls = open();
  await publishWith((dialog) => expect(dialog).toHaveTextContent(/\d+ of \d+ words would be removed/));
  await said('Published. Students see it within a minute.');
  expect(calls.find(({ what }) => what.endsWith('/publish'))?.body).toEqual({ note: '', confirm: true });
});

it('Publish saves first, publishes what it saved, and says when it is live', async () => {
  const calls = open();
  await type('Many mangoes');
  await publishWith((dialog) =>
    fillIn(within(dialog).getByLabelText('Note for the history'), 'A better title'),
  );
  await said('Published. Students see it within a minute.');
  const order = calls.map(({ what }) => what).filter((what) => /^(PATCH|POST)/.test(what));
  expect(order).toEqual(['PATCH /api/studio/articles/mangoes', 'POST /api/studio/articles/mangoes/publish']);
  expect(article.published?.title).toBe('Many mangoes');
  expect(calls.find(({ what }) => what.endsWith('/publish'))?.body).toEqual({ note: 'A better title' });
  expect(await screen.findByText('Live')).toBeVisible();
});

it('says that a translation is older, leads to the text, and takes a word that it is right', async () => {
  const [onGoTo, onRight] = [vi.fn(), vi.fn()];
  const after = { title: { en: 'Adding', bn: 'যোগ' } };
  const before = { title: { en: 'Sums', bn: 'যোগ' } };
  const props = { kind: 'lessons', before, after, marks: undefined, onGoTo, onRight } as const;
  renderPage(<OlderText {...props} />, { at: '/', path: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The Bangla text is older than the English one.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go to the Bangla text' }));
  expect(onGoTo).toHaveBeenCalledWith(expect.objectContaining({ path: 'title (bn)' }));
  await userEvent.click(screen.getByRole('button', { name: 'It’s still up to date' }));
  expect(onRight).toHaveBeenCalledOnce();
});

it('names each loss of what is published', () => {
  const figure = '```figure\n{"kind":"clock","caption":"many words that are no words of the text"}\n```';
  const before = { title: 'A b c', body: `One two three $1 + 1$ four five six.\n\n${figure}\n\n$$x^2$$\n` };
  expect(lostParts('lessons', before, { ...before, body: 'One two.\n\n$$x^2$$\n' })).toEqual([
    '6 of 13 words would be removed.',
    '1 formula would be removed.',
    '1 figure would be removed.',
  ]);
});
