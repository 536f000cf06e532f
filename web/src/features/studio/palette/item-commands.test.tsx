import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchCall } from '../../../testing/serve-school.ts';
import { articleItem, beginAgain, school, show, titleField } from '../testing/open-article.tsx';

beforeEach(beginAgain);
afterEach(() => vi.unstubAllGlobals());

describe('commands of the whole item, found by their names', () => {
  async function take(command: string) {
    await titleField();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), command);
    await userEvent.click(await screen.findByRole('option', { name: command }));
  }

  it('Duplicate makes an item like it and goes there', async () => {
    const calls = school((call) =>
      matchCall(studioEndpoints.studioCreate, call)
        ? { json: { ...articleItem(), id: 'mangoes-2' } }
        : undefined,
    );
    const { router } = show();
    await take('Duplicate');
    await waitFor(() => expect(router.state.location.pathname).toBe('/studio/articles/mangoes-2'));
    const made = calls.find((call) => matchCall(studioEndpoints.studioCreate, call));
    expect(made?.body).toMatchObject({ title: 'Counting mangoes (copy)' });
  });

  it('Archive puts away what is not published, and leads back to the list', async () => {
    const calls = school();
    const { router } = show();
    await take('Archive');
    await waitFor(() => expect(router.state.location.pathname).toBe('/studio/articles'));
    expect(calls.some((call) => matchCall(studioEndpoints.studioArchive, call))).toBe(true);
  });

  it('Restore leads to what was before', async () => {
    const revision = { revision: 1, state: 'published', at: '2026-11-01T00:00:00.000Z', by: null, note: '' };
    school((call) =>
      matchCall(studioEndpoints.studioRevisions, call)
        ? { json: { items: [revision], next: null } }
        : undefined,
    );
    show();
    await screen.findByRole('button', { name: /^Restore: / });
    await take('Restore');
    await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveFocus());
  });
});
