/**
 * Which journeys in a browser walk through a feature: `web/e2e/<name>.spec.ts`. A change to one feature runs its own
 * journeys; a change to anything that features share runs all of them. A feature without a journey has an empty row.
 */
export const siteJourneys = {
  account: ['people', 'guards', 'way-in', 'consent'],
  blog: ['articles', 'screens-blog-books'],
  books: ['articles', 'screens-blog-books'],
  catalogue: ['classes', 'cards', 'screens-grids'],
  certificate: ['certificate'],
  classrooms: ['classrooms'],
  checkout: ['learning-access'],
  contact: ['screens-contact'],
  course: ['learning', 'learning-access', 'cards'],
  glossary: ['words'],
  home: ['screens-home', 'budget', 'way-in'],
  instructors: ['screens-instructors'],
  lesson: ['learning', 'learning-phone', 'way-in', 'words'],
  messages: ['admins'],
  'my-courses': ['learning', 'learning-phone', 'way-in'],
  'not-found': ['screens-shell', 'words'],
  'school-pages': ['screens-shell'],
  practice: ['practice', 'practice-account'],
  search: ['search', 'cards'],
  overview: ['admins'],
  studio: ['studio'],
  users: ['people', 'admins'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const apiJourneys = {
  account: ['people'],
  catalogue: ['classes'],
  classrooms: ['classrooms'],
  checkout: ['learning-access'],
  consent: ['consent'],
  contact: ['screens-contact', 'admins'],
  enrolment: ['learning', 'way-in'],
  health: [],
  lessons: ['learning', 'learning-access'],
  media: [],
  overview: ['admins'],
  pages: ['fresh-pages', 'articles', 'screens-blog-books'],
  practice: ['practice', 'practice-account'],
  retention: [],
  search: ['search'],
  studio: ['studio'],
  users: ['people', 'guards', 'admins'],
  'waiting-list': ['learning-access'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
