import { array, type InferType, number, type ObjectSchema, object, string } from 'yup';
import { type HomeSection, homeSections } from './home-sections.ts';
import { portraitSchema } from './instructor.ts';
import { firstLanguage, type Language } from './languages.ts';
import { type ListName, listNames } from './lists.ts';
import type { InOneLanguage } from './local-text.ts';
import { localText } from './local-text-schema.ts';
import { type SubjectName, subjectNames } from './subjects.ts';

const words = (max: number) => localText({ min: 1, max });
const subject = () => string<SubjectName>().oneOf(subjectNames).required();
const heading = () =>
  object({ title: words(60), lead: words(200) })
    .noUnknown()
    .required();
const button = () =>
  object({ label: words(30) })
    .noUnknown()
    .required();

const first = (text: unknown) =>
  typeof text === 'object' ? (text as Partial<Record<Language, unknown>> | null)?.[firstLanguage] : text;

/** More than any part of the page has room for. */
const mostRows = 20;

/** Rows of which no two say the same in a field: it is what tells them apart on the page. */
function rows<Row extends object>(row: ObjectSchema<Row>, key: keyof Row & string) {
  return array()
    .of(row.noUnknown().required())
    .max(mostRows)
    .required()
    .test('different', `must differ from each other in ${key}`, (all) => {
      const names = all?.map((one) => first((one as Row | undefined)?.[key]));
      return new Set(names).size === names?.length;
    });
}

const programSchema = object({
  id: string().trim().min(1).max(60).required(),
  subject: subject(),
  title: words(60),
  programs: array().of(words(30)).min(2).max(4).required(),
  description: words(200),
  list: string<ListName>().oneOf(listNames).required(),
});

const programs = () => rows(programSchema, 'id').min(3);

export const platformKinds = ['android', 'ios', 'web', 'low-bandwidth'] as const;
export const scenes = ['river-school', 'night-study', 'rainy-class', 'science-fair', 'library'] as const;

const headings = Object.fromEntries(homeSections.map((name) => [name, heading()])) as Record<
  HomeSection,
  ReturnType<typeof heading>
>;

/** What `functions/content/site/home.json` may hold, and what the studio publishes as home. */
export const homeContentSchema = object({
  hero: object({ title: words(60), lead: words(200), primary: button(), secondary: button() })
    .noUnknown()
    .required(),
  /** The third of the trust statistics; the other two are the owner's claims, in the site's configuration. */
  classes: object({ value: words(20), label: words(60) })
    .noUnknown()
    .required(),
  sections: object(headings).noUnknown().required(),
  programs: object({ gradeThree: programs(), gradeEight: programs(), gradeTwelve: programs() })
    .noUnknown()
    .required(),
  platforms: rows(
    object({
      title: words(40),
      text: words(160),
      kind: string<(typeof platformKinds)[number]>().oneOf(platformKinds).required(),
    }),
    'kind',
  ),
  testimonials: rows(
    object({ quote: words(200), name: words(40), role: words(60), portrait: portraitSchema.required() }),
    'name',
  ),
  education: rows(object({ title: words(60), text: words(200), subject: subject() }), 'title'),
  investors: rows(
    object({ name: words(60), note: words(120), monogram: words(3), color: subject() }),
    'name',
  ).min(3),
  moments: rows(
    object({ title: words(60), alt: words(200), scene: string<Scene>().oneOf(scenes).required() }),
    'scene',
  ),
  press: rows(
    object({
      paper: words(60),
      headline: words(100),
      quote: words(200),
      year: number().integer().required(),
    }),
    'paper',
  ),
  brands: rows(object({ name: words(30), subject: subject(), line: words(80) }), 'name').length(7),
}).noUnknown();

/** A moment's drawing. */
export type Scene = (typeof scenes)[number];

export type HomeFile = InferType<typeof homeContentSchema>;
export type HomeContent = InOneLanguage<HomeFile>;
export type Program = HomeContent['programs']['gradeThree'][number];
