import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import FormulaDialog, { drawnFormula, signGroups } from './formula-dialog.tsx';

function open() {
  const onInsert = vi.fn();
  renderPage(<FormulaDialog lang={undefined} onInsert={onInsert} onClose={() => undefined} />, {
    at: '/studio',
  });
  const field = screen.getByRole('textbox', { name: /^Write the formula/ });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { onInsert, field, type, button: screen.getByRole('button', { name: 'Within the line' }) };
}

it('names every sign uniquely within its group, in both languages', () => {
  open();
  for (const { name, signs } of signGroups) {
    const buttons = within(screen.getByRole('group', { name })).getAllByRole('button');
    const names = buttons.map((one) => one.getAttribute('aria-label') ?? '');
    expect(names.filter((one) => one === '' || one.includes('\\'))).toEqual([]);
    expect(new Set(names).size).toBe(signs.length);
    for (const button of buttons) expect(button.querySelector('math[data-unspoken]')).toBeNull();
    for (const tex of signs)
      expect(drawnFormula(tex, 'bn')).toMatchObject({ spoken: expect.stringMatching(/[ঀ-৿]/) });
  }
});

it('explains in the site’s own words why a formula cannot be parsed, warns of a sign without a spoken word, but accepts it', async () => {
  const { onInsert, type, button } = open();
  type('\\nope{x}');
  expect(screen.getByText('the formula $\\nope{x}$ has an unknown command, \\nope')).toBeVisible();
  expect(screen.queryByText(/report/)).not.toBeInTheDocument();
  expect(button).toBeDisabled();
  type('a \\heartsuit b');
  expect(screen.getByRole('alert')).toHaveTextContent('We have no words for ♡. You can publish it');
  await userEvent.click(button);
  expect(onInsert).toHaveBeenCalledOnce();
});
