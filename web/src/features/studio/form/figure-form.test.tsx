import { figureKinds } from '@pathshala/content/render/figures/render-figure';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { exampleFigure } from '../text/starters.ts';
import { FigureForm } from './figure-form.tsx';
import { FormContext, openForm, valueAt } from './form-values.ts';

let form = openForm({});

const show = (kind: string) => {
  const first = exampleFigure(kind, 'en');
  form = openForm(first);
  const schema = figureKinds.find((one) => one.kind === kind)?.schema.describe();
  if (!schema) throw new Error(kind);
  const page = (
    <FormContext value={form}>
      <FigureForm schema={schema} />
    </FormContext>
  );
  renderPage(page, { at: '/', path: '/' });
  return first;
};

it('changes a number in any digits, adds an entry like the last, and takes one away', async () => {
  show('fraction-bars');
  const first = within(screen.getByRole('group', { name: 'Bars 1' }));
  await userEvent.clear(first.getByLabelText('Equal parts'));
  await userEvent.type(first.getByLabelText('Equal parts'), '৮');
  await userEvent.click(screen.getByRole('button', { name: 'Add another: Bars' }));
  expect(valueAt(form.look(), 'bars')).toEqual([
    { parts: 8, shaded: 3, label: '3/4' },
    { parts: 8, shaded: 3, label: '3/4' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bars 1' }));
  expect(valueAt(form.look(), 'bars')).toHaveLength(1);
});

test.each(figureKinds.map(({ kind }) => kind))(
  '%s: every field of its example has a named control',
  (kind) => {
    const first = show(kind);
    const values = screen
      .getAllByRole('textbox')
      .map((one) => (one as HTMLInputElement).value)
      .concat(screen.queryAllByRole('combobox').map((one) => (one as HTMLSelectElement).value));
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(leaves)
        : typeof value === 'boolean'
          ? []
          : [String(value)];
    const { kind: _, ...fields } = { kind, ...first };
    for (const leaf of leaves(fields)) expect(values).toContain(leaf);
    for (const box of screen.getAllByRole('textbox', { hidden: false })) expect(box).toHaveAccessibleName();
  },
);
