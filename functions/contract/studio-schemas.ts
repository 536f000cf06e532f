/** What an item must be to be published: the schemas of the school's files, without the id that the address gives. */
import { array, boolean, mixed, number, object, type Schema, string, ValidationError } from 'yup';
import { blogSourceSchema, bookSourceSchema } from './blog.ts';
import { homeContentSchema } from './home.ts';
import { instructorSchema } from './instructor.ts';
import { firstLanguage, translations } from './languages.ts';
import { type ListName, listNames } from './lists.ts';
import { limits } from './messages.ts';
import { overlongLists } from './overlong-lists.ts';
import { schoolPageHeadSchema } from './school-page.ts';
import { courseSourceSchema, lessonHeadSchema, quizSourceSchema } from './source-schemas.ts';
import type { AssignInput, PublishInput } from './studio.ts';
import {
  type FieldShape,
  fieldsIn,
  isWrittenIn,
  misfitsOf,
  type StudioFields,
  type StudioKind,
  studioFields,
} from './studio-fields.ts';
import { emailPattern } from './user.ts';

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
        .test('words', 'has no words', (text) => text.trim() !== ''),
      quiz: array().of(quizSourceSchema.required()).min(3).max(5).required(),
    })
    .noUnknown(),
  articles: blogSourceSchema.omit(['_id']).noUnknown(),
  books: bookSourceSchema.omit(['_id']).noUnknown(),
  instructors: instructorSchema.omit(['id']).noUnknown(),
  home: homeContentSchema,
  pages: schoolPageHeadSchema.shape({ body: string().required().max(limits.markdownMax) }).noUnknown(),
};

/** What keeps an item from being published. */
export interface Fault {
  /** The field, such as `quiz[1].answer`; in a translation `quiz[1].question (bn)`. */
  readonly path: string;
  /** Of a field's text, from 1. */
  readonly line?: number;
  readonly detail: string;
}

/** The kinds whose items are a file for each language. */
const inVersions: readonly StudioKind[] = ['lessons', 'pages'];

/** Everything that the schema of a kind has against an item, in all its languages. */
export function schemaFaults(kind: StudioKind, fields: StudioFields): Fault[] {
  if (!inVersions.includes(kind)) return faultsOf(publishedSchemas[kind], fields);
  const first = faultsOf(publishedSchemas[kind], fieldsIn(kind, fields, firstLanguage));
  const known = new Set(first.map(({ path, detail }) => `${path} ${detail}`));
  const others = translations.flatMap((language) =>
    isWrittenIn(fields, language)
      ? faultsOf(publishedSchemas[kind], fieldsIn(kind, fields, language))
          .filter(({ path, detail }) => !known.has(`${path} ${detail}`))
          .map((one) => ({ ...one, path: `${one.path} (${language})` }))
      : [],
  );
  return [...first, ...others];
}

function faultsOf(schema: Schema, value: unknown): Fault[] {
  const overlong = overlongLists(schema.describe(), value);
  if (overlong.length > 0) return overlong;
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path, message }) => ({ path: path || 'body', detail: message }));
  }
}

/** A field whatever its kind; of a name that means several things, any of them. */
function anyField(shapes: readonly FieldShape[]) {
  return mixed()
    .nullable()
    .test('shape', (value, { path, createError }) => {
      const found = shapes.map((shape) => misfitsOf(shape, value, path));
      const [misfit] = found.some((each) => each.length === 0) ? [] : (found[0] ?? []);
      return misfit ? createError({ path: misfit.path, message: misfit.detail }) : true;
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
  title: string().trim().required('Please give it a title'),
  course: string().when('$kind', ([kind], course) =>
    kind === 'lessons' ? course.required('Please choose its course') : course,
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
    .matches(emailPattern, { message: 'must be an e-mail address, or empty', excludeEmptyString: true }),
  publish: boolean().required(),
});
