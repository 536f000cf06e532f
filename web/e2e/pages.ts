import { endpoints } from '@pathshala/contract/endpoints';
import { paths } from '@pathshala/contract/paths';
import { expect, type Page } from '@playwright/test';
import { fillLogin, student } from './accounts.ts';
import { callAs, joined, type Viewer } from './screens-people.ts';

/** A page in a state in which it is looked at. */
export interface Look {
  /** Names the pictures. */
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** Words that are there when the page has come. */
  readonly shows: string | RegExp;
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Left out: both. */
  readonly only?: 'phone' | 'desktop';
  /** A layer over the page: the picture shows the window, not the whole page. */
  readonly layer?: boolean;
  /** The one part that is looked at, where the rest is another page's. */
  readonly part?: string;
  /** What the console may say here: the browser itself reports every answer that refuses something. */
  readonly mayComplain?: RegExp;
}

const [fractions] = joined.courses;

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

const openProfile = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
};

const openBlog = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Read More/ })
    .nth(1)
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openSidebar = async (page: Page) => {
  await page.getByRole('button', { name: /choose from/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const suggest = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).fill('fraction');
  await expect(page.getByRole('option').first()).toBeVisible();
};

const leaveEmpty = (button: string) => async (page: Page) => {
  await page.locator('form').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText('email is requires')).toBeVisible();
};

const beRefused = async (page: Page) => {
  await fillLogin(page, { email: student.email, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toBeVisible();
};

const beginCheckout = async (page: Page) => {
  const { url } = await callAs(page, endpoints.checkout, { courseId: 'c3-plants-around-us', body: {} });
  const { pathname, search } = new URL(url, page.url());
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
};

const askToDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog').getByLabel('Password')).toBeVisible();
};

const openPerson = async (page: Page) => {
  await page.getByRole('link', { name: student.email }).click();
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible();
};

const openReceipt = async (page: Page) => {
  const orders = await callAs(page, endpoints.orders, {});
  if (orders.length === 0) {
    const { url } = await callAs(page, endpoints.checkout, { courseId: 'c4-angles-and-shapes', body: {} });
    const sessionId = String(new URL(url, page.url()).searchParams.get('session'));
    await callAs(page, endpoints.practiceOutcome, { sessionId, body: { outcome: 'pay' } });
    await page.reload();
  }
  await page.getByRole('link', { name: /^Receipt for/ }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
};

const visitorLooks: readonly Omit<Look, 'viewer'>[] = [
  { name: 'home', path: paths.home, shows: 'Learning programs' },
  { name: 'home-grade-eight', path: paths.gradeEight, shows: 'From fractions to algebra', part: '#courses' },
  { name: 'home-grade-twelve', path: paths.gradeTwelve, shows: 'Learning programs', part: '#courses' },
  { name: 'contact', path: paths.contact, shows: 'Send Message' },
  { name: 'about', path: paths.about, shows: 'In plain words' },
  { name: 'help', path: paths.help, shows: 'What does it cost?' },
  { name: 'privacy', path: paths.privacy, shows: 'In plain words' },
  { name: 'terms', path: paths.terms, shows: 'In plain words' },
  { name: 'refunds', path: paths.refunds, shows: 'In plain words' },
  { name: 'downloads', path: paths.downloads, shows: 'Nothing is kept here yet' },
  { name: 'glossary', path: paths.glossary, shows: 'Find a word' },
  { name: 'thanks', path: paths.thanks, shows: /Thank you/ },
  { name: 'login', path: paths.login, shows: 'Reset Password' },
  { name: 'login-empty', path: paths.login, shows: 'Reset Password', prepare: leaveEmpty('Login') },
  {
    name: 'login-refused',
    path: paths.login,
    shows: 'Reset Password',
    prepare: beRefused,
    mayComplain: /status of 400/,
  },
  { name: 'register', path: paths.register, shows: 'Have an account?' },
  {
    name: 'register-empty',
    path: paths.register,
    shows: 'Have an account?',
    prepare: leaveEmpty('Register'),
  },
  { name: 'blogs', path: paths.blogs, shows: 'Read More' },
  { name: 'blogs-open', path: paths.blogs, shows: 'Read More', prepare: openBlog, layer: true },
  { name: 'article', path: paths.blog('close-the-book'), shows: 'Read next' },
  { name: 'course-free', path: paths.course(fractions), shows: 'Fractions from zero' },
  { name: 'course-bangla', path: paths.course('free-bangla-barnamala'), shows: 'বর্ণমালা থেকে বাক্য' },
  { name: 'course-soon', path: paths.course('c3-times-tables'), shows: /\$\d/ },
  { name: 'lesson-first', path: paths.lesson(fractions, 'fair-shares'), shows: /paratha/ },
  {
    name: 'lesson-refused',
    path: paths.lesson(fractions, 'same-amount-new-name'),
    shows: /join|sign in/i,
    mayComplain: /status of 401/,
  },
  { name: 'week', path: paths.week, shows: 'Something is missing in this link' },
  { name: 'search', path: `${paths.search}?q=fraction`, shows: /found for/ },
  { name: 'practice', path: paths.practice, shows: 'Five minutes today' },
  { name: 'practice-today', path: paths.practiceToday, shows: 'Choose your class' },
  { name: 'model-tests', path: paths.modelTest, shows: 'Class 9' },
  {
    name: 'model-test',
    path: `${paths.modelTest}?class=10`,
    shows: 'What is in it',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: /^Question 31:/ }).click();
      await expect(page.getByText('Answer 7 of these 8 questions.')).toBeVisible();
    },
  },
  {
    name: 'exercise',
    path: `${paths.practiceSkill('m1-put-together')}?n=0&l=1`,
    shows: 'Level 1 of three',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Give me a hint' }).click();
      await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
    },
  },
  { name: 'search-nothing', path: `${paths.search}?q=xyzzy`, shows: /Nothing found/ },
  { name: 'search-start', path: paths.search, shows: 'What would you like to learn?' },
  { name: 'suggestions', path: paths.home, shows: 'Learning programs', prepare: suggest, layer: true },
  {
    name: 'not-found',
    path: '/no/such/page',
    shows: 'This page is not on the board',
    mayComplain: /status of 404/,
  },
  {
    name: 'menu-open',
    path: paths.home,
    shows: 'Learning programs',
    prepare: openMenu,
    layer: true,
    only: 'phone',
  },
];

const studentLooks: readonly Omit<Look, 'viewer'>[] = [
  { name: 'my-courses', path: paths.myCourses, shows: 'Go on where you stopped.' },
  { name: 'profile-menu', path: paths.contact, shows: 'Send Message', prepare: openProfile, layer: true },
  { name: 'classes', path: paths.classes, shows: 'Buy Now' },
  { name: 'class-nine', path: '/classes/nine', shows: 'Buy Now' },
  {
    name: 'sidebar-open',
    path: '/classes/nine',
    shows: 'Buy Now',
    prepare: openSidebar,
    layer: true,
    only: 'phone',
  },
  { name: 'courses', path: paths.courses, shows: 'Buy Now' },
  { name: 'courses-special', path: '/courses/specialCourse', shows: 'Buy Now' },
  { name: 'books', path: paths.books, shows: 'Download' },
  { name: 'instructors', path: paths.instructor, shows: 'Rokshana Parvin Mukta' },
  { name: 'instructors-programming', path: '/instructor/programming', shows: 'Instructors List' },
  { name: 'course-joined', path: paths.course(fractions), shows: /Continue|Go on/ },
  { name: 'lesson', path: paths.lesson(fractions, 'same-amount-new-name'), shows: /amount/ },
  { name: 'account', path: paths.account, shows: 'Download my data' },
  {
    name: 'account-delete',
    path: paths.account,
    shows: 'Download my data',
    prepare: askToDelete,
    layer: true,
  },
  { name: 'classrooms', path: paths.classrooms, shows: 'Join a class' },
  { name: 'receipt', path: paths.account, shows: 'Orders', prepare: openReceipt },
  { name: 'checkout', path: paths.course('c3-plants-around-us'), shows: /\$\d/, prepare: beginCheckout },
];

const adminLooks: readonly Omit<Look, 'viewer'>[] = [
  { name: 'users', path: paths.users, shows: 'admin@pathshala.test' },
  { name: 'person', path: `${paths.users}?q=${student.email}`, shows: student.email, prepare: openPerson },
  { name: 'messages', path: paths.messages, shows: 'Messages' },
  { name: 'role-history', path: paths.roleHistory, shows: 'Role history' },
  { name: 'overview', path: paths.overview, shows: 'New people' },
  { name: 'teaching', path: paths.teaching, shows: 'A new class' },
  { name: 'studio', path: paths.studio, shows: /in all/ },
  { name: 'studio-courses', path: paths.studioKind('courses'), shows: 'Duplicate' },
  {
    name: 'studio-lesson',
    path: paths.studioItem('lessons', `${fractions}~fair-shares`),
    shows: 'Revision 1',
  },
  { name: 'studio-audit', path: paths.studioAudit, shows: 'Who did what' },
  { name: 'profile-menu-admin', path: paths.blogs, shows: 'Read More', prepare: openProfile, layer: true },
];

/** Every page of the site, in the states in which it is looked at. */
export const looks: readonly Look[] = [
  ...visitorLooks.map((look) => ({ ...look, viewer: 'visitor' as const })),
  ...studentLooks.map((look) => ({ ...look, viewer: 'student' as const })),
  ...adminLooks.map((look) => ({ ...look, viewer: 'admin' as const })),
];
