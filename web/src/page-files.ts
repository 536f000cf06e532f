import { allRoutes, type PageName, type Route } from '@pathshala/contract/all-routes';
import type { PageAudience } from '@pathshala/contract/endpoint';

/** Where the module of a page lies, below `web/src`, and how the page comes to its reader. */
export interface PageFile {
  readonly file: string;
  /**
   * Data that its `loader` reads while the page is rendered. `file`: it lies beside the page, too, for who comes by a link.
   * `document`: it stands in the page alone.
   */
  readonly data?: 'file' | 'document';
  /** Its data is the site's own: a build alone changes it. */
  readonly isFixed?: true;
  /** Made of MUI's widgets. docs/architecture.md, "Which pages use MUI" */
  readonly widgets?: true;
  /** The site starts with the first paint: a form that carries a secret, or a page that is little without the site. */
  readonly startsEarly?: true;
}

/** The file of each page in the route table. */
export const pageFiles: Readonly<Record<PageName, PageFile>> = {
  home: { file: 'features/home/grades-page.tsx' },
  gradeEight: { file: 'features/home/grades-page.tsx' },
  gradeTwelve: { file: 'features/home/grades-page.tsx' },
  contact: { file: 'features/contact/contact-page.tsx', widgets: true },
  thanks: { file: 'features/contact/thanks-page.tsx', widgets: true },
  about: { file: 'features/school-pages/school-page.tsx', data: 'file' },
  help: { file: 'features/school-pages/school-page.tsx', data: 'file' },
  privacy: { file: 'features/school-pages/school-page.tsx', data: 'file' },
  terms: { file: 'features/school-pages/school-page.tsx', data: 'file' },
  refunds: { file: 'features/school-pages/school-page.tsx', data: 'file' },
  glossary: { file: 'features/glossary/glossary-page.tsx', data: 'file', isFixed: true },
  account: { file: 'features/account/account-page.tsx', widgets: true },
  receipt: { file: 'features/account/receipt-page.tsx', widgets: true },
  login: { file: 'features/account/login-page.tsx', widgets: true, startsEarly: true },
  register: { file: 'features/account/register-page.tsx', widgets: true, startsEarly: true },
  age: { file: 'features/account/age-page.tsx', widgets: true },
  classrooms: { file: 'features/classrooms/classrooms-page.tsx', widgets: true },
  parent: { file: 'features/account/parent-page.tsx', widgets: true },
  week: { file: 'features/week/week-page.tsx' },
  certificate: { file: 'features/certificate/certificate-page.tsx' },
  downloads: { file: 'features/downloads/downloads-page.tsx' },
  blogs: { file: 'features/blog/blogs-page.tsx', data: 'file' },
  blog: { file: 'features/blog/article-page.tsx', data: 'file' },
  search: { file: 'features/search/search-page.tsx', startsEarly: true },
  course: { file: 'features/course/course-page.tsx', data: 'file' },
  // On the way from page to page the API alone says what a lesson is, and who may read it.
  lesson: { file: 'features/lesson/lesson-page.tsx', data: 'document' },
  courseList: { file: 'features/catalogue/course-list-page.tsx', widgets: true },
  instructors: { file: 'features/instructors/instructors-page.tsx', data: 'file', widgets: true },
  books: { file: 'features/books/books-page.tsx', widgets: true },
  practice: { file: 'features/practice/practice-page.tsx', data: 'file', isFixed: true },
  practiceToday: { file: 'features/practice/today-page.tsx', data: 'file', isFixed: true },
  practiceSkill: { file: 'features/practice/exercise-page.tsx', data: 'file', isFixed: true },
  modelTest: { file: 'features/practice/papers/model-test-page.tsx' },
  practiceCheckout: { file: 'features/checkout/practice-checkout-page.tsx', widgets: true },
  users: { file: 'features/users/users-page.tsx', widgets: true },
  person: { file: 'features/users/person-page.tsx', widgets: true },
  messages: { file: 'features/messages/messages-page.tsx', widgets: true },
  roleHistory: { file: 'features/users/role-history-page.tsx', widgets: true },
  overview: { file: 'features/overview/overview-page.tsx', widgets: true },
  teaching: { file: 'features/classrooms/teaching-page.tsx', widgets: true },
  studio: { file: 'features/studio/studio-page.tsx', widgets: true },
  studioAudit: { file: 'features/studio/audit-page.tsx', widgets: true },
  studioKind: { file: 'features/studio/kind-page.tsx', widgets: true },
  studioItem: { file: 'features/studio/item-page.tsx', widgets: true },
  notFound: { file: 'features/not-found/not-found-page.tsx' },
};

/** Home around its three tabs, which have their data from it. */
export const homeLayout = { file: 'app/home-page.tsx', data: 'file' } as const satisfies PageFile;
const pagesLayout: PageFile = { file: 'app/pages-layout.tsx' };
const widgetsLayout: PageFile = { file: 'app/widgets-layout.tsx' };

/** What stands around the pages that not everybody may open. */
const guards: Readonly<Record<Exclude<PageAudience, 'anyone'>, PageFile>> = {
  'signed-in': { file: 'auth/require-auth.tsx' },
  editor: { file: 'auth/require-editor.tsx' },
  admin: { file: 'auth/require-admin.tsx' },
};

/** What a route is made of: the layouts around the page, the outermost first, and the page itself. */
export function filesAround({ page, audience, tabOf }: Route): readonly PageFile[] {
  const own = pageFiles[page];
  if (tabOf) return [homeLayout, own];
  return [
    pagesLayout,
    ...(own.widgets ? [widgetsLayout] : []),
    ...(audience === 'anyone' ? [] : [guards[audience]]),
    own,
  ];
}

/** Every route with what it is made of. */
export const routeFiles: readonly (readonly [Route, readonly PageFile[]])[] = allRoutes.map((route) => [
  route,
  filesAround(route),
]);
