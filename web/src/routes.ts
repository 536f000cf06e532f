import { allRoutes, type PageName, type Route } from '@pathshala/contract/all-routes';
import type { PageAudience } from '@pathshala/contract/endpoint';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The component of each page in the route table. */
const components: Readonly<Record<PageName, string>> = {
  home: 'features/home/grade-programs.tsx',
  gradeEight: 'features/home/grade-programs.tsx',
  gradeTwelve: 'features/home/grade-programs.tsx',
  contact: 'features/contact/contact-page.tsx',
  thanks: 'features/contact/thanks-page.tsx',
  about: 'features/school-pages/school-page.tsx',
  help: 'features/school-pages/school-page.tsx',
  privacy: 'features/school-pages/school-page.tsx',
  terms: 'features/school-pages/school-page.tsx',
  refunds: 'features/school-pages/school-page.tsx',
  glossary: 'features/glossary/glossary-page.tsx',
  account: 'features/account/account-page.tsx',
  receipt: 'features/account/receipt-page.tsx',
  login: 'features/account/login-page.tsx',
  register: 'features/account/register-page.tsx',
  age: 'features/account/age-page.tsx',
  classrooms: 'features/classrooms/classrooms-page.tsx',
  parent: 'features/account/parent-page.tsx',
  week: 'features/week/week-page.tsx',
  certificate: 'features/certificate/certificate-page.tsx',
  downloads: 'features/downloads/downloads-page.tsx',
  blogs: 'features/blog/blogs-page.tsx',
  blog: 'features/blog/article-page.tsx',
  search: 'features/search/search-page.tsx',
  course: 'features/course/course-page.tsx',
  lesson: 'features/lesson/lesson-page.tsx',
  courseList: 'features/catalogue/course-list-page.tsx',
  instructors: 'features/instructors/instructors-page.tsx',
  books: 'features/books/books-page.tsx',
  practice: 'features/practice/practice-page.tsx',
  practiceToday: 'features/practice/today-page.tsx',
  practiceSkill: 'features/practice/exercise-page.tsx',
  modelTest: 'features/practice/papers/model-test-page.tsx',
  practiceCheckout: 'features/checkout/practice-checkout-page.tsx',
  users: 'features/users/users-page.tsx',
  person: 'features/users/person-page.tsx',
  messages: 'features/messages/messages-page.tsx',
  roleHistory: 'features/users/role-history-page.tsx',
  overview: 'features/overview/overview-page.tsx',
  teaching: 'features/classrooms/teaching-page.tsx',
  studio: 'features/studio/studio-page.tsx',
  studioAudit: 'features/studio/audit-page.tsx',
  studioKind: 'features/studio/kind-page.tsx',
  studioItem: 'features/studio/item-page.tsx',
  notFound: 'features/not-found/not-found-page.tsx',
};

/** What stands around the pages that not everybody may open. */
const guards: Readonly<Record<Exclude<PageAudience, 'anyone'>, string>> = {
  'signed-in': 'auth/require-auth.tsx',
  editor: 'auth/require-editor.tsx',
  admin: 'auth/require-admin.tsx',
};

function entryOf({ id, page, path, anyOther }: Route): RouteConfigEntry {
  if (path === '/') return index(components[page], { id });
  return route(anyOther ? '*' : path.slice(1), components[page], { id });
}

/**
 * Open pages that are plain elements through and through: nothing of MUI is loaded for them. docs/architecture.md, "Which
 * pages use MUI"
 */
const plain: ReadonlySet<PageName> = new Set<PageName>([
  ...(['about', 'help', 'privacy', 'terms', 'refunds'] as const),
  ...(['blogs', 'blog', 'search', 'course', 'lesson', 'glossary', 'notFound'] as const),
  ...(['practice', 'practiceToday', 'practiceSkill', 'modelTest'] as const),
  ...(['certificate', 'downloads', 'week'] as const),
]);

const homeTabs = allRoutes.filter(({ tabOf }) => tabOf === 'home');
const pagesFor = (audience: PageAudience) =>
  allRoutes.filter((row) => row.audience === audience && !row.tabOf && !plain.has(row.page)).map(entryOf);

export default [
  layout('app/shell.tsx', [
    layout('app/home-page.tsx', homeTabs.map(entryOf)),
    layout('app/pages-layout.tsx', [
      ...allRoutes.filter(({ page }) => plain.has(page)).map(entryOf),
      layout('app/widgets-layout.tsx', [
        ...pagesFor('anyone'),
        layout(guards['signed-in'], pagesFor('signed-in')),
        layout(guards.editor, pagesFor('editor')),
        layout(guards.admin, pagesFor('admin')),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
