import { figureKinds } from '@pathshala/content/render/figures/render-figure';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { startersIn } from '../text/starters.ts';
import { type FigureFields, FigureForm } from './figure-form.tsx';

let current: FigureFields = {};

function Form({ kind, first }: { readonly kind: string; readonly first: FigureFields }) {
  const [fields, setFields] = useState(first);
  current = fields;
  const schema = figureKinds.find((one) => one.kind === kind)?.schema.describe();
  if (!schema) throw new Error(kind);
  return <FigureForm schema={schema} fields={fields} onChange={setFields} />;
}

const show = (kind: string) => {
  const first = { kind, ...startersIn('en').figures[kind] };
  renderPage(<Form kind={kind} first={first} />, { at: '/', path: '/' });
  return first;
};

it('changes a number in any digits, adds an entry like the last, and takes one away', async () => {
  show('fraction-bars');
  const first = within(screen.getByRole('group', { name: 'Bars 1' }));
  await userEvent.clear(first.getByLabelText('Equal parts'));
  await userEvent.type(first.getByLabelText('Equal parts'), '৮');
  await userEvent.click(screen.getByRole('button', { name: 'Add another: Bars' }));
  expect(current.bars).toEqual([
    { parts: 8, shaded: 3, label: '3/4' },
    { parts: 8, shaded: 3, label: '3/4' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bars 1' }));
  expect(current.bars).toHaveLength(1);
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
    const { kind: _, ...fields } = first;
    for (const leaf of leaves(fields)) expect(values).toContain(leaf);
    for (const box of screen.getAllByRole('textbox', { hidden: false })) expect(box).toHaveAccessibleName();
  },
);
