import { portraitSchema } from '@pathshala/contract/instructor';
import { type ListName, listNames } from '@pathshala/contract/lists';
import type { InOneLanguage } from '@pathshala/contract/local-text';
import { localText } from '@pathshala/contract/local-text-schema';
import { type SubjectName, subjectNames } from '@pathshala/contract/subjects';
import { array, type InferType, number, object, string } from 'yup';

const words = (max: number) => localText({ min: 1, max });
const subject = () => string<SubjectName>().oneOf(subjectNames).required();
const heading = object({ title: words(60), lead: words(200) }).noUnknown();

const programSchema = object({
  id: string().trim().min(1).max(60).required(),
  subject: subject(),
  title: words(60),
  programs: array().of(words(30)).min(2).max(4).required(),
  description: words(200),
  list: string<ListName>().oneOf(listNames).required(),
}).noUnknown();

const programs = () => array().of(programSchema.required()).min(3).required();

export const platformKinds = ['android', 'ios', 'web', 'low-bandwidth'] as const;
export const scenes = ['river-school', 'night-study', 'rainy-class', 'science-fair', 'library'] as const;

/** What `functions/content/site/home.json` may hold. */
export const homeContentSchema = object({
  hero: object({
    title: words(60),
    lead: words(200),
    primary: object({ label: words(30) }),
    secondary: object({ label: words(30) }),
  }),
  /** The third of the trust statistics; the other two are the owner's claims, in the site's configuration. */
  classes: object({ value: words(20), label: words(60) }).noUnknown(),
  sections: object({
    myCourses: heading,
    freeLessons: heading,
    programs: heading,
    platforms: heading,
    testimonials: heading,
    education: heading,
    investors: heading,
    moments: heading,
    press: heading,
    blog: heading,
    instructors: heading,
    brands: heading,
  }).noUnknown(),
  programs: object({ gradeThree: programs(), gradeEight: programs(), gradeTwelve: programs() }).noUnknown(),
  platforms: array()
    .of(
      object({
        title: words(40),
        text: words(160),
        kind: string<(typeof platformKinds)[number]>().oneOf(platformKinds).required(),
      }).required(),
    )
    .required(),
  testimonials: array()
    .of(object({ quote: words(200), name: words(40), role: words(60), portrait: portraitSchema }).required())
    .required(),
  education: array()
    .of(object({ title: words(60), text: words(200), subject: subject() }).required())
    .required(),
  investors: array()
    .of(object({ name: words(60), note: words(120), monogram: words(3), color: subject() }).required())
    .min(3)
    .required(),
  moments: array()
    .of(
      object({
        title: words(60),
        alt: words(200),
        scene: string<Scene>().oneOf(scenes).required(),
      }).required(),
    )
    .required(),
  press: array()
    .of(
      object({
        paper: words(60),
        headline: words(100),
        quote: words(200),
        year: number().integer().required(),
      }).required(),
    )
    .required(),
  brands: array()
    .of(object({ name: words(30), subject: subject(), line: words(80) }).required())
    .length(7)
    .required(),
}).noUnknown();

/** A moment's drawing. */
export type Scene = (typeof scenes)[number];

export type HomeFile = InferType<typeof homeContentSchema>;
export type HomeContent = InOneLanguage<HomeFile>;
export type Program = HomeContent['programs']['gradeThree'][number];
