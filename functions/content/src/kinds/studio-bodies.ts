/** Bodies of studio calls that write items; fields are checked by the handler, by kind. */
import type { StudioFields } from '@pathshala/contract/content/fields';
import { mixed, object, type Schema, string } from 'yup';
import { allKinds } from './all-kinds.ts';
import type { Field } from './define-fields.ts';
import { typeErrorsOf } from './shape.ts';

/** A field of any kind; shared names accept each type. */
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

/** By the endpoint's name. `id` may be left out; what belongs to something then says to what. */
export const studioBodies = {
  studioCreate: object({
    id: string(),
    ...Object.fromEntries(parentFields.map((name) => [name, string()])),
    ...fieldsOfAny,
  }) as Schema<StudioFields>,
  studioSave: object(fieldsOfAny) as Schema<StudioFields>,
};
