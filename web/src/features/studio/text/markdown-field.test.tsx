import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../../testing/fill-in.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FormContext, openForm } from '../form/form-values.ts';
import { MarkdownField } from './markdown-field.tsx';

vi.mock('./visual-editor.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('without the visual editor a text is still written, in a plain field', async () => {
  renderPage(
    <FormContext value={openForm({ body: 'A basket of mangoes' })}>
      <MarkdownField name="body" label="Text" as="markdown" />
    </FormContext>,
    { at: '/studio' },
  );
  const field = await screen.findByRole('textbox', { name: 'Text' });
  expect(field).toHaveValue('A basket of mangoes');
  await fillIn(field, ' and a question');
  expect(field).toHaveValue('A basket of mangoes and a question');
  expect(screen.getByText(/^This part didn’t load/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(screen.queryByText(/^This part didn’t load/)).toBeNull();
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('A basket of mangoes and a question');
});
