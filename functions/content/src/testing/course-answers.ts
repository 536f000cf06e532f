/** What the API answers of a course, by the fields of its kind. */
import { kebab } from '@pathshala/contract/text/encodings';
import { boolean, number, string } from 'yup';
import { course } from '../kinds/course.ts';
import { schemaOf } from '../kinds/schemas.ts';

const { outline, ...words } = course.fields;
const { optional: _optional, ...whole } = outline;

/** A course with everything that its own page shows. */
export const courseDetailSchema = schemaOf({ ...words, outline: whole }, 'one').shape({
  _id: string().matches(kebab).required(),
  img: string()
    .matches(/^\/[\w./-]+$/)
    .required(),
  lessons: number().integer().min(1).required(),
  minutes: number().integer().min(1).required(),
  complete: boolean().required(),
});
/** A course in a list. */
export const courseSchema = courseDetailSchema
  .omit(['audience', 'outcomes', 'outline'] as never[])
  .noUnknown();
