import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../testing/fill-in.ts';
import { matchCall } from '../../../testing/serve-school.ts';
import { waits } from '../session/draft-session.ts';
import {
  article,
  beginAgain,
  fields,
  overtaken,
  said,
  saveAs,
  school,
  show,
  titleField,
  type,
} from '../testing/open-article.tsx';

waits.quiet = 20;

beforeEach(beginAgain);
afterEach(() => {
  act(() => toast.remove());
});

describe('Publish', () => {
  it('that is refused because somebody else was first shows what they changed, and then publishes', async () => {
    let first = true;
    school((call) => {
      if (!matchCall(studioEndpoints.studioPublish, call) || !first) return undefined;
      first = false;
      saveAs({ ...fields, title: 'Theirs' });
      return overtaken();
    });
    show();
    const publish = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }),
      );
    };
    await publish();
    await said('Someone else changed this meanwhile. See what changed, then publish.');
    expect(await titleField()).toHaveValue('Theirs');
    await publish();
    await said('Published. Students see it within a minute.');
    expect(article.published?.title).toBe('Theirs');
  });

  it('lists the issues that the schema finds, and sends nothing', async () => {
    article.now = { title: 'A', summary: 'Too short' };
    const calls = school();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent(/Summary: must be at least 20 characters/);
    expect(alert).toHaveTextContent(/Subject: /);
    expect(calls.some((call) => matchCall(studioEndpoints.studioPublish, call))).toBe(false);
  });

  it('leads from each issue to its field, which says the same', async () => {
    article.now = { ...fields, summary: 'Too short' };
    school();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Summary: must be at least/ }));
    await waitFor(() => expect(screen.getByLabelText('Summary')).toHaveFocus());
    expect(screen.getByLabelText('Summary')).toHaveAccessibleDescription(/^must be at least 20 characters/);
    expect(screen.getByLabelText('Summary')).toBeInvalid();
    expect(screen.getByLabelText('Summary')).toBeRequired();
    expect(screen.getByLabelText('Summary in Bangla')).not.toBeRequired();
  });

  it('shows the issues that the school finds, with field and line', async () => {
    const issue = { key: 'faults.deadLink', params: { id: 'gone' }, detail: 'in the API’s own words' };
    const newer = { key: 'faults.newer', detail: 'only the API knows why' };
    const errors = [
      { path: 'description', line: 3, ...issue },
      { path: 'title', ...newer },
    ];
    school((call) =>
      matchCall(studioEndpoints.studioPublish, call)
        ? { status: 422, json: { type: '/problems/invalid-fields', title: 'No', status: 422, errors } }
        : undefined,
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent('Text, line 3: a link leads to the course gone, which does not exist');
    expect(alert).toHaveTextContent('Title: only the API knows why');
    expect(screen.getByText('line 3: a link leads to the course gone, which does not exist')).toBeVisible();
  });

  it('warns of content loss, and publishes only after the author confirms it', async () => {
    article.published = { ...fields, description: `${fields.description} ${'More words of it. '.repeat(9)}` };
    const calls = school();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/\d+ of \d+ words would be removed/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await said('Published. Students see it within a minute.');
    expect(calls.find(({ what }) => what.endsWith('/publish'))?.body).toEqual({ note: '', confirm: true });
  });

  it('saves first, publishes what it saved, and says when it is live', async () => {
    const calls = school();
    show();
    await type('Many mangoes');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(within(dialog).getByLabelText('Note for the history'), 'A better title');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await said('Published. Students see it within a minute.');
    const order = calls.map(({ what }) => what).filter((what) => /^(PATCH|POST)/.test(what));
    expect(order).toEqual([
      'PATCH /api/studio/articles/mangoes',
      'POST /api/studio/articles/mangoes/publish',
    ]);
    expect(article.published?.title).toBe('Many mangoes');
    expect(calls.find(({ what }) => what.endsWith('/publish'))?.body).toEqual({ note: 'A better title' });
    expect(await screen.findByText('Live')).toBeVisible();
  });
});
