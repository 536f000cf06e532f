import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { matchCall, type SchoolCall, serveSchool } from '../../../testing/serve-school.ts';
import { SharePreview } from './share-preview.tsx';

const name = { kind: 'articles', id: 'mangoes' } as const;
const expiresAt = '2026-12-03T05:00:00.000Z';
const writeText = vi.fn(async (_text: string) => undefined);
vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));

afterEach(() => vi.clearAllMocks());

function show(save: () => Promise<boolean>): readonly SchoolCall[] {
  const calls = serveSchool((call) => ({
    json: matchCall(studioEndpoints.studioShare, call) ? { url: '/preview/secret', expiresAt } : { ended: 1 },
  }));
  renderPage(<SharePreview name={name} save={save} />, { at: '/studio' });
  return calls;
}
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));

it('saves, makes a link, copies it, says how long it works, and ends it', async () => {
  const order: string[] = [];
  const calls = show(async () => order.push('saved') > 0);
  press('Share a preview');
  const link = `${window.location.origin}/preview/secret`;
  expect(await screen.findByLabelText('Link to the preview')).toHaveValue(link);
  expect(await screen.findByText(/The link is copied\. .* until 3 December 2026\./)).toBeVisible();
  expect(writeText.mock.calls).toEqual([[link]]);
  expect(order).toEqual(['saved']);
  press('End all links');
  expect(await screen.findByText('No link to this draft works any longer.')).toBeVisible();
  expect(screen.queryByLabelText('Link to the preview')).toBeNull();
  const path = '/api/studio/articles/mangoes/preview';
  expect(calls.map(({ what }) => what)).toEqual([`POST ${path}`, `DELETE ${path}`]);
});

it('shares nothing that is not saved', async () => {
  const calls = show(async () => false);
  press('Share a preview');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not everything is saved yet.');
  expect(calls).toEqual([]);
});

it('shows the link where the browser refuses to copy it', async () => {
  writeText.mockRejectedValueOnce(new Error('refused'));
  show(async () => true);
  press('Share a preview');
  expect(await screen.findByLabelText('Link to the preview')).toBeVisible();
  expect(screen.queryByText(/The link is copied/)).toBeNull();
});
