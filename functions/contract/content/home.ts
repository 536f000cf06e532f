import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields } from './fields.ts';

/** Sections of the home page with a heading, in order. */
export const homeSections = [
  'myCourses',
  'freeLessons',
  'programs',
  'platforms',
  'testimonials',
  'education',
  'investors',
  'moments',
  'press',
  'blog',
  'instructors',
  'brands',
] as const;
export type HomeSection = (typeof homeSections)[number];

export const platformKinds = ['android', 'ios', 'web', 'low-bandwidth'] as const;
/** The drawings of moments. */
export const scenes = ['river-school', 'night-study', 'rainy-class', 'science-fair', 'library'] as const;

export type HomeFile = KindFields['home'];
/** As it is written: only the hero must be there. */
export type WrittenHome = InOneLanguage<HomeFile>;
type Full<T> = { readonly [Name in keyof T]-?: NonNullable<T[Name]> };
/** What is left out is empty. */
export type HomeContent = Full<Omit<WrittenHome, 'programs'>> & {
  readonly programs: Full<NonNullable<WrittenHome['programs']>>;
};
export type Program = HomeContent['programs']['gradeThree'][number];

export function wholeHome(written: WrittenHome): HomeContent {
  const { hero, figures = [], sections = {}, programs = {}, platforms = [], testimonials = [] } = written;
  const { education = [], investors = [], moments = [], press = [], brands = [] } = written;
  const { gradeThree = [], gradeEight = [], gradeTwelve = [] } = programs;
  return {
    ...{ hero, figures, sections, programs: { gradeThree, gradeEight, gradeTwelve } },
    ...{ platforms, testimonials, education, investors, moments, press, brands },
  };
}
