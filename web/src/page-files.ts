import type { Audience } from '@pathshala/contract/http/endpoint';
import { allRoutes, type PageName, type Route } from '@pathshala/contract/site/all-routes';
import { schoolPages } from '@pathshala/contract/site/routes';

export interface PageFile {
  readonly file: string;
  readonly data?: Route['data'];
  /** Only a build changes its data. */
  readonly isFixed?: true;
  /** Uses MUI's widgets: docs/architecture.md, "Which pages use MUI" */
  readonly widgets?: true;
  /** Hydrates right after the first paint: forms with a secret, and pages that need scripts for most of what they do. */
  readonly startsEarly?: true;
}

/** The page `notices` is in `features/notices/notices-page.tsx`. */
const usualFile = (name: string) => {
  const own = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `features/${own}/${own}-page.tsx`;
};

/** Pages that need more than the usual file. */
const unusual: Partial<Readonly<Record<PageName, Partial<PageFile>>>> = {
  home: { file: 'app/home/grades-page.tsx' },
  gradeEight: { file: 'app/home/grades-page.tsx' },
  gradeTwelve: { file: 'app/home/grades-page.tsx' },
  contact: { widgets: true },
  thanks: { file: 'features/contact/thanks-page.tsx', widgets: true },
  ...Object.fromEntries(
    Object.keys(schoolPages).map((name) => [name, { file: 'features/school-pages/school-page.tsx' }]),
  ),
  glossary: { isFixed: true },
  account: { widgets: true },
  receipt: { file: 'features/account/receipt-page.tsx', widgets: true },
  login: { file: 'features/account/login-page.tsx', widgets: true, startsEarly: true },
  register: { file: 'features/account/register-page.tsx', widgets: true, startsEarly: true },
  age: { file: 'features/account/age-page.tsx', widgets: true },
  classrooms: { widgets: true },
  parent: { file: 'features/account/parent-page.tsx', widgets: true },
  blogs: { file: 'features/blog/blogs-page.tsx' },
  blog: { file: 'features/blog/article-page.tsx' },
  search: { startsEarly: true },
  courseList: { file: 'features/catalogue/course-list-page.tsx', widgets: true },
  instructors: { widgets: true },
  books: { widgets: true },
  learnClass: { file: 'features/learn/class-page.tsx' },
  practice: { isFixed: true },
  practiceToday: { file: 'features/practice/today-page.tsx', isFixed: true },
  practiceSkill: { file: 'features/practice/exercise-page.tsx', isFixed: true },
  progress: { file: 'features/practice/progress-page.tsx', isFixed: true },
  modelTest: { file: 'features/practice/papers/model-test-page.tsx' },
  practiceCheckout: { file: 'features/checkout/sandbox-checkout-page.tsx', widgets: true },
  users: { widgets: true },
  person: { file: 'features/users/person-page.tsx', widgets: true },
  messages: { widgets: true },
  revocations: { file: 'features/users/revocations-page.tsx', widgets: true },
  overview: { widgets: true },
  teaching: { file: 'features/classrooms/teaching-page.tsx', widgets: true },
  studio: { widgets: true },
  studioAudit: { file: 'features/studio/audit-page.tsx', widgets: true },
  studioKind: { file: 'features/studio/kind-page.tsx', widgets: true },
  studioItem: { file: 'features/studio/item-page.tsx', widgets: true },
};

export const pageFiles = Object.fromEntries(
  allRoutes.map(({ page, data }) => [
    page,
    { file: usualFile(page), ...(data && { data }), ...unusual[page] },
  ]),
) as Readonly<Record<PageName, PageFile>>;

/** The tabs take their data from it. */
export const homeLayout = { file: 'app/home/home-page.tsx', data: 'file' } as const satisfies PageFile;
const pagesLayout: PageFile = { file: 'app/pages-layout.tsx' };
const widgetsLayout: PageFile = { file: 'app/widgets-layout.tsx' };

const guards: Readonly<Record<Exclude<Audience, 'anyone'>, PageFile>> = {
  'signed-in': { file: 'auth/require-auth.tsx' },
  editor: { file: 'auth/require-editor.tsx' },
  admin: { file: 'auth/require-admin.tsx' },
};

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

export const routeFiles: readonly (readonly [Route, readonly PageFile[]])[] = allRoutes.map((route) => [
  route,
  filesAround(route),
]);
