import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { expect, it } from 'vitest';
import { NumberField } from './plain-fields.tsx';

function Kept() {
  const { values, setValues } = useFormikContext();
  return (
    <>
      <output>{JSON.stringify(values)}</output>
      <button type="button" onClick={() => void setValues({ price: 7 })}>
        Merge
      </button>
    </>
  );
}

it('accepts the digits of both languages, and follows changes from outside', async () => {
  render(
    <Formik initialValues={{ price: undefined }} onSubmit={() => undefined}>
      <form>
        <NumberField name="price" label="Price" as="number" />
        <Kept />
      </form>
    </Formik>,
  );
  const field = screen.getByLabelText('Price');
  await userEvent.type(field, '১২.৫ x');
  expect(field).toHaveValue('১২.৫');
  expect(screen.getByRole('status')).toHaveTextContent('{"price":12.5}');
  await userEvent.clear(field);
  expect(screen.getByRole('status')).toHaveTextContent('{}');
  await userEvent.type(field, '30');
  expect(screen.getByRole('status')).toHaveTextContent('{"price":30}');
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  expect(field).toHaveValue('7');
});
