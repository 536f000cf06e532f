import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ReadMore } from './read-more.tsx';

const text = 'প্রথম অনুচ্ছেদ।\n\nদ্বিতীয় অনুচ্ছেদ।';

function show() {
  const card = (
    <>
      <h2 id="languages">দুই ভাষা</h2>
      <ReadMore describedBy="languages" title="দুই ভাষা" note="Rokshana" text={text} lang="bn" />
    </>
  );
  renderPage(card, { at: '/' });
  return screen.getByRole('button', { name: 'Read More', description: 'দুই ভাষা' });
}

describe('Read More', () => {
  it('shows the whole text in paragraphs, in its language, in a dialog named by the title', async () => {
    await userEvent.click(show());
    expect(await screen.findByRole('dialog', { name: 'দুই ভাষা' })).toBeVisible();
    for (const paragraph of ['প্রথম অনুচ্ছেদ।', 'দ্বিতীয় অনুচ্ছেদ।']) {
      expect(screen.getByText(paragraph)).toHaveAttribute('lang', 'bn');
    }
  });

  it('opens by keyboard, closes on Escape and gives the focus back', async () => {
    const button = show();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});
