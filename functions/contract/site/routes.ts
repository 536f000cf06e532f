/** Router, guards, sitemap, robots.txt and rewrites follow from these rows. A page is one here and one in `web/src/page-files.ts`. */
import type { Audience } from '../http/endpoint.ts';

/** Content that has a page for each of its entries. `firstLessons`: those that anybody may read; `skills`: what is practised. */
export type ContentName = 'courses' | 'blogs' | 'firstLessons' | 'skills' | 'classes' | 'pages';

export interface PageRow {
  readonly path: `/${string}`;
  readonly audience: Audience;
  /** Written as HTML at build time; for a path with a parameter, the content whose ids are there. */
  readonly prerender: boolean | ContentName;
  /** Its header, heading and placeholders are written at build time: docs/decisions/0080-paint-before-script.md */
  readonly shell?: true;
  /** `skip`: the page says that it is not to be listed. `keep-out`: robots.txt also asks not to fetch it. */
  readonly crawlers: 'list' | 'skip' | 'keep-out';
  readonly title?: string;
  /** `file`: also beside the page, at `<path>/data.json`. `document`: in the page alone. */
  readonly data?: 'file' | 'document';
  readonly inLine?: true;
  readonly tabOf?: 'home';
  /** Asked for every address that no other row has. */
  readonly anyOther?: true;
}

const open = { audience: 'anyone', prerender: true } as const;
const homeTab = { ...open, crawlers: 'list', tabOf: 'home' } as const;
const drawn = { prerender: false, crawlers: 'skip' } as const;
const forMembers = { ...drawn, audience: 'signed-in', shell: true } as const;
const text = { ...open, crawlers: 'list', data: 'file' } as const;
const adminOnly = { audience: 'admin', prerender: false, crawlers: 'keep-out' } as const;

/** The robots rule of the first row holds for those under it. */
const forEditors = { ...drawn, audience: 'editor' } as const;

export const pages = {
  home: { ...homeTab, path: '/' },
  gradeEight: { ...homeTab, path: '/gradeEight' },
  gradeTwelve: { ...homeTab, path: '/gradeTwelve' },
  blogs: { ...open, path: '/blogs', crawlers: 'list', data: 'file', title: 'Blog' },
  blog: { path: '/blogs/:blogId', audience: 'anyone', prerender: 'blogs', crawlers: 'list', data: 'file' },
  notices: { ...text, path: '/notices', inLine: true, title: 'Notices' },
  contact: { ...open, path: '/contact', crawlers: 'list', title: 'Contact Us' },
  schoolPage: {
    path: '/:pageId',
    audience: 'anyone',
    prerender: 'pages',
    crawlers: 'list',
    data: 'file',
    anyOther: true,
  },
  glossary: { ...text, path: '/glossary', title: 'Glossary' },
  thanks: { ...open, path: '/thanks', crawlers: 'skip', title: 'Thank you' },
  login: { ...open, path: '/login', crawlers: 'skip', title: 'Login' },
  register: { ...open, path: '/register', crawlers: 'skip', title: 'Register' },
  course: {
    path: '/course/:courseId',
    audience: 'anyone',
    prerender: 'courses',
    crawlers: 'list',
    data: 'file',
  },
  lesson: {
    path: '/course/:courseId/lesson/:lessonId',
    audience: 'anyone',
    prerender: 'firstLessons',
    shell: true,
    crawlers: 'list',
    // On navigation, only the API decides about lessons.
    data: 'document',
    title: 'Lesson',
  },
  learn: { ...text, path: '/learn', title: 'Learn by class' },
  learnClass: {
    path: '/learn/:classNumber',
    audience: 'anyone',
    prerender: 'classes',
    crawlers: 'list',
    data: 'file',
  },
  practice: { ...text, path: '/practice', title: 'Practice' },
  practiceToday: { ...open, path: '/practice/today', crawlers: 'skip', data: 'file', title: 'Today' },
  progress: { ...open, path: '/progress', crawlers: 'skip', data: 'file', title: 'My progress' },
  modelTest: { ...open, path: '/practice/test', crawlers: 'list', title: 'Model tests' },
  practiceSkill: {
    path: '/practice/:skillId',
    audience: 'anyone',
    prerender: 'skills',
    crawlers: 'list',
    data: 'file',
  },
  books: { ...forMembers, path: '/books', title: 'Books' },
  account: { ...forMembers, path: '/account', title: 'My Account' },
  receipt: { ...forMembers, path: '/account/receipt/:orderId', title: 'Receipt' },
  age: { ...forMembers, path: '/age', title: 'Your age' },
  classrooms: { ...forMembers, path: '/classrooms', title: 'My teacher’s classes' },
  parent: { ...drawn, path: '/parent', audience: 'anyone', title: 'For parents' },
  week: { ...open, path: '/week', crawlers: 'skip', title: 'A week of learning' },
  certificate: { ...open, path: '/certificate', crawlers: 'skip', title: 'Certificate' },
  downloads: { ...open, path: '/downloads', crawlers: 'skip', title: 'My downloads' },
  practiceCheckout: { ...forMembers, path: '/checkout/:courseId', title: 'Test checkout' },
  users: { ...adminOnly, path: '/users', title: 'All Users' },
  person: { ...adminOnly, path: '/users/:uid', crawlers: 'skip', title: 'User' },
  orders: { ...adminOnly, path: '/orders', title: 'Orders' },
  messages: { ...adminOnly, path: '/messages', title: 'Messages' },
  revocations: { ...adminOnly, path: '/revoked-certificates', title: 'Revoked certificates' },
  overview: { ...adminOnly, path: '/overview', title: 'Overview' },
  teaching: { ...forEditors, path: '/teaching', crawlers: 'keep-out', title: 'Classes I teach' },
  studio: { ...forEditors, path: '/studio', crawlers: 'keep-out', title: 'Studio' },
  studioAudit: { ...adminOnly, path: '/studio/audit', title: 'Who did what' },
  studioSettings: { ...adminOnly, path: '/studio/settings', title: 'Settings' },
  studioKind: { ...forEditors, path: '/studio/:kind', title: 'Studio' },
  studioItem: { ...forEditors, path: '/studio/:kind/:id', title: 'Studio' },
  search: { ...open, path: '/search', crawlers: 'keep-out', title: 'Search' },
  /** What `schoolPage` shows where it has no page; Hosting sends its HTML with the status 404. */
  notFound: { ...open, path: '/404', crawlers: 'skip', title: 'Page not found' },
} as const satisfies Readonly<Record<string, PageRow>>;
