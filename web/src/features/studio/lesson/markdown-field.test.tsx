import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../../testing/fill-in.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { MarkdownField } from './markdown-field.tsx';

vi.mock('../visual/visual-editor.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./formula-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('offline the editor can still write, and Formula says that it could not load', async () => {
  renderPage(
    <Formik initialValues={{ body: 'A basket of mangoes' }} onSubmit={() => undefined}>
      <MarkdownField name="body" label="Text" as="markdown" />
    </Formik>,
    { at: '/studio' },
  );
  const field = await screen.findByRole('textbox', { name: 'Text' });
  expect(field).toHaveValue('A basket of mangoes');
  await fillIn(field, ' and a question');
  await userEvent.click(screen.getByRole('button', { name: 'Formula' }));
  await vi.waitFor(() => expect(screen.getAllByText(/^This part didn’t load/)).toHaveLength(2));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('A basket of mangoes and a question');
});
