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
export type HomeContent = InOneLanguage<HomeFile>;
export type Program = HomeContent['programs']['gradeThree'][number];
