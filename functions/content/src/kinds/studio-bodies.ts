import type { StudioFields } from '@pathshala/contract/content/fields';
import { mixed, object, type Schema, string } from 'yup';
import { allKinds } from './all-kinds.ts';
import type { Field } from './define-kind.ts';
import { typeErrorsOf } from './fields-of.ts';

function anyField(fields: readonly Field[]) {
  return mixed()
    .nullable()
    .test('shape', (value, { path, createError }) => {
      const found = fields.map((field) => typeErrorsOf(field, value, path));
      const [typeError] = found.some((each) => each.length === 0) ? [] : (found[0] ?? []);
      return typeError ? createError({ path: typeError.path, message: () => typeError }) : true;
    });
}

const everyField = Object.values(allKinds).map(({ fields }) => fields);
const names = [...new Set(everyField.flatMap((fields) => Object.keys(fields)))].sort();
const fieldsOfAny = Object.fromEntries(
  names.map((name) => [name, anyField(everyField.flatMap((fields) => fields[name] ?? []))]),
);
const parentFields = Object.values(allKinds).flatMap(({ parent }) => parent?.field ?? []);

export const studioBodies = {
  studioCreate: object({
    id: string(),
    ...Object.fromEntries(parentFields.map((name) => [name, string()])),
    ...fieldsOfAny,
  }) as Schema<StudioFields>,
  studioSave: object(fieldsOfAny) as Schema<StudioFields>,
};
