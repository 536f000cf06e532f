/** The sections of home that have a heading, in their order. */
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
