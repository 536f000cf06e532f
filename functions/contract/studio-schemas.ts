/** What an item must be to be published: the schemas of the school's files, without the id that the address gives. */
import { array, boolean, mixed, number, object, type Schema, string } from 'yup';
import { blogSourceSchema, bookSourceSchema } from './blog.ts';
import { homeContentSchema } from './home.ts';
import { instructorSchema } from './instructor.ts';
import { type ListName, listNames } from './lists.ts';
import { limits } from './messages.ts';
import { overlongLists } from './overlong-lists.ts';
import { schoolPageHeadSchema } from './school-page.ts';
import { courseSourceSchema, lessonHeadSchema, quizSourceSchema } from './source-schemas.ts';
import type { AssignInput, PublishInput } from './studio.ts';
import {
  type FieldShape,
  fieldsIn,
  isTranslated,
  misfitsOf as misfitsOfShape,
  type StudioFields,
  type StudioKind,
  studioFields,
} from './studio-fields.ts';
import { emailPattern } from './user.ts';
import { type Fault, misfitsIn, says } from './validation.ts';

const place = number().integer().min(1).max(1000);

/** By kind. Of what has versions every text is in one language: each is looked at by itself. */
export const publishedSchemas: Readonly<Record<StudioKind, Schema>> = {
  courses: courseSourceSchema
    .omit(['id'])
    .shape({
      list: string<ListName>().oneOf(listNames).required(),
      place: place.min(0),
    })
    .noUnknown(),
  lessons: lessonHeadSchema
    .shape({
      order: place,
      body: string()
        .required()
        .max(limits.markdownMax)
        .test('words', says('faults.noWords'), (text) => text.trim() !== ''),
      quiz: array().of(quizSourceSchema.required()).min(3).max(5).required(),
    })
    .noUnknown(),
  articles: blogSourceSchema.omit(['_id']).noUnknown(),
  books: bookSourceSchema.omit(['_id']).noUnknown(),
  instructors: instructorSchema.omit(['id']).noUnknown(),
  home: homeContentSchema,
  pages: schoolPageHeadSchema.shape({ body: string().required().max(limits.markdownMax) }).noUnknown(),
};

/** The kinds whose items are a file for each language. */
const inVersions: readonly StudioKind[] = ['lessons', 'pages'];

/** Everything that the schema of a kind has against an item, in all its languages. */
export function schemaFaults(kind: StudioKind, fields: StudioFields): Fault[] {
  if (!inVersions.includes(kind)) return faultsOf(publishedSchemas[kind], fields);
  const first = faultsOf(publishedSchemas[kind], fieldsIn(kind, fields, 'en'));
  if (!isTranslated(fields)) return first;
  const known = new Set(first.map((one) => JSON.stringify(one)));
  const second = faultsOf(publishedSchemas[kind], fieldsIn(kind, fields, 'bn'));
  const own = second.filter((one) => !known.has(JSON.stringify(one)));
  return [...first, ...own.map((one) => ({ ...one, path: `${one.path} (bn)` }))];
}

function faultsOf(schema: Schema, value: unknown): Fault[] {
  const overlong = overlongLists(schema.describe(), value);
  if (overlong.length > 0) return overlong;
  return misfitsIn(schema, value);
}

/** A field whatever its kind; of a name that means several things, any of them. */
function anyField(shapes: readonly FieldShape[]) {
  return mixed()
    .nullable()
    .test('shape', (value, { path, createError }) => {
      const found = shapes.map((shape) => misfitsOfShape(shape, value, path));
      const [misfit] = found.some((each) => each.length === 0) ? [] : (found[0] ?? []);
      return misfit ? createError({ path: misfit.path, message: () => misfit }) : true;
    });
}

const fieldNames = [...new Set(Object.values(studioFields).flatMap((fields) => Object.keys(fields)))];
const fieldsOfAny = Object.fromEntries(
  fieldNames.map((name) => {
    const kinds: readonly Readonly<Record<string, FieldShape>>[] = Object.values(studioFields);
    return [name, anyField(kinds.flatMap((fields) => fields[name] ?? []))];
  }),
);

/** Fields of any kind: the call looks at them by the kind of its address. */
export const studioSaveSchema = object(fieldsOfAny) as Schema<StudioFields>;
/** `id` may be left out; a lesson without one says its `course`. */
export const studioCreateSchema = object({
  id: string(),
  course: string(),
  ...fieldsOfAny,
}) as Schema<StudioFields>;

/** What an item is begun with in the studio: its title, and of a lesson the course. */
export const beginSchema = object({
  title: string().trim().required(says('faults.titleNeeded')),
  course: string().when('$kind', ([kind], course) =>
    kind === 'lessons' ? course.required(says('faults.courseNeeded')) : course,
  ),
});

export const publishSchema: Schema<PublishInput> = object({
  note: string().trim().max(300),
  confirm: boolean(),
});

export const assignSchema: Schema<AssignInput> = object({
  email: string()
    .defined()
    .trim()
    .max(320)
    .matches(emailPattern, { message: says('faults.emailOrEmpty'), excludeEmptyString: true }),
  publish: boolean().required(),
});
