import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Page } from '@playwright/test';
import { student } from './accounts.ts';
import {
  askForHint,
  askToDelete,
  beginCheckout,
  beginModelTest,
  beRefused,
  leaveEmpty,
  openBlog,
  openMenu,
  openPerson,
  openProfile,
  openReceipt,
  openSidebar,
  suggest,
} from './page-states.ts';
import { joined, type Viewer } from './screens-people.ts';

/** A page in a state in which it is looked at. */
export interface Look {
  /** Names the pictures. */
  readonly name: string;
  readonly path: string;
  /** Words that are there when the page has come. */
  readonly shows: string | RegExp;
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The one width at which a layer over the page is looked at: its picture shows the window, not the whole page. */
  readonly layer?: 'phone' | 'desktop';
  /** Words of it in Bangla, where no other page of the tours shows them in that language, and scripts bring them. */
  readonly showsInBangla?: string;
  /** All that it shows was there when the site was built: scripts/lib/built-site/accessibility.ts asks axe about it. */
  readonly isAsBuilt?: boolean;
  /** It has pages of other hosts in frames. */
  readonly framesOthers?: boolean;
  /** What the console may say here: the browser itself reports every answer that refuses something. */
  readonly mayComplain?: RegExp;
}

const [fractions] = joined.courses;

/** A page in Bangla. */
const inBangla = (name: string, path: string, shows: string | RegExp, more: Partial<Look> = {}): Look => ({
  name,
  path: addressIn('bn', path),
  shows,
  ...more,
});

/** Pages of one person, which are looked at one after another. */
interface Tour {
  readonly name: string;
  readonly viewer: Viewer;
  readonly looks: readonly Look[];
}

/** Every page of the site, in the states in which it is looked at, and each kind of page in one language or the other. */
export const tours: readonly Tour[] = [
  {
    name: 'home, and what the school says of itself',
    viewer: 'visitor',
    looks: [
      { name: 'home', path: paths.home, shows: 'Learning programs' },
      { name: 'menu-open', path: paths.home, shows: 'Learning programs', prepare: openMenu, layer: 'phone' },
      {
        name: 'suggestions',
        path: paths.home,
        shows: 'Learning programs',
        prepare: suggest,
        layer: 'desktop',
      },
      inBangla('home-grade-eight', paths.gradeEight, 'চতুর্থ থেকে অষ্টম', { isAsBuilt: true }),
      inBangla('contact', paths.contact, 'বার্তা পাঠান', { framesOthers: true }),
      inBangla('privacy', paths.privacy, 'সহজ কথায়', { isAsBuilt: true }),
      { name: 'help', path: paths.help, shows: 'What does it cost?', isAsBuilt: true },
      inBangla('thanks', paths.thanks, /ধন্যবাদ/, { isAsBuilt: true }),
      {
        name: 'not-found',
        path: '/no/such/page',
        shows: 'Page not found',
        isAsBuilt: true,
        mayComplain: /status of 404/,
      },
    ],
  },
  {
    name: 'signing in, reading and searching',
    viewer: 'visitor',
    looks: [
      inBangla('login', paths.login, 'পাসওয়ার্ড রিসেট করো', { isAsBuilt: true }),
      {
        name: 'login-refused',
        path: paths.login,
        shows: 'Reset Password',
        prepare: beRefused,
        mayComplain: /status of 400/,
      },
      {
        name: 'register-empty',
        path: paths.register,
        shows: 'Already have an account?',
        prepare: leaveEmpty,
      },
      inBangla('blogs', paths.blogs, 'আরও পড়ো', { isAsBuilt: true }),
      { name: 'blogs-open', path: paths.blogs, shows: 'Read More', prepare: openBlog, layer: 'phone' },
      { name: 'article', path: paths.blog('close-the-book'), shows: 'Read next', isAsBuilt: true },
      {
        name: 'search',
        path: `${paths.search}?q=class 9`,
        shows: /results? for/,
        showsInBangla: 'টি পাওয়া গেল',
      },
      inBangla('search-nothing', `${paths.search}?q=xyzzy`, /কিছু পাওয়া গেল না/),
      { name: 'search-start', path: paths.search, shows: 'What would you like to learn?' },
      inBangla('glossary', paths.glossary, 'শব্দ খোঁজো', { isAsBuilt: true }),
    ],
  },
  {
    name: 'courses, lessons and practice',
    viewer: 'visitor',
    looks: [
      { name: 'course-free', path: paths.course(fractions), shows: 'Fractions from zero' },
      inBangla('course-soon', paths.course('c3-times-tables'), /\$[\d০-৯]/),
      inBangla('lesson-first', paths.lesson(fractions, 'fair-shares'), /পরোটা/),
      {
        name: 'lesson-refused',
        path: paths.lesson(fractions, 'same-amount-new-name'),
        shows: /join|log in/i,
        mayComplain: /status of 401/,
      },
      { name: 'week', path: paths.week, shows: 'This link is incomplete' },
      inBangla('learn', paths.learn, 'যেকোনো শ্রেণির কোর্স', { isAsBuilt: true }),
      { name: 'learn-class', path: paths.learnClass(5), shows: 'Model tests', isAsBuilt: true },
      inBangla('practice', paths.practice, 'আজকের অনুশীলন', { isAsBuilt: true }),
      { name: 'practice-today', path: paths.practiceToday, shows: 'Choose your class' },
      { name: 'progress', path: paths.progress, shows: 'Your progress will show here' },
      {
        name: 'exercise',
        path: `${paths.practiceSkill('m1-put-together')}?n=0&l=1`,
        shows: 'Level 1 of 3',
        prepare: askForHint,
      },
      inBangla('model-tests', paths.modelTest, 'নবম শ্রেণি'),
      {
        name: 'model-test',
        path: `${paths.modelTest}?class=10&subject=mathematics`,
        shows: 'What’s in it',
        prepare: beginModelTest,
      },
      { name: 'downloads', path: paths.downloads, shows: 'Nothing saved yet' },
    ],
  },
  {
    name: 'the lists of the school',
    viewer: 'student',
    looks: [
      inBangla('my-courses', paths.myCourses, 'যেখানে থেমেছিলে, সেখান থেকে শুরু করো।'),
      inBangla('classes', paths.classes, 'কিনে নাও'),
      { name: 'sidebar-open', path: '/classes/nine', shows: 'Buy Now', prepare: openSidebar, layer: 'phone' },
      inBangla('books', paths.books, 'বীজগণিত ও জ্যামিতির সূত্র'),
      {
        name: 'instructors-programming',
        path: '/instructor/programming',
        shows: 'Instructors List',
        showsInBangla: 'শিক্ষকদের তালিকা',
      },
    ],
  },
  {
    name: 'a student’s own',
    viewer: 'student',
    looks: [
      {
        name: 'profile-menu',
        path: paths.help,
        shows: 'What does it cost?',
        prepare: openProfile,
        layer: 'phone',
      },
      {
        name: 'course-joined',
        path: paths.course(fractions),
        shows: /Continue/,
        showsInBangla: 'চালিয়ে যাও',
      },
      inBangla('progress-own', paths.progress, 'পাঠ ও কুইজ'),
      inBangla('lesson', paths.lesson(fractions, 'same-amount-new-name'), 'একই পরিমাণ'),
      inBangla('account', paths.account, 'আমার তথ্য ডাউনলোড করো'),
      {
        name: 'account-delete',
        path: paths.account,
        shows: 'Download my data',
        prepare: askToDelete,
        layer: 'desktop',
      },
      {
        name: 'classrooms',
        path: paths.classrooms,
        shows: 'Join a class',
        showsInBangla: 'ক্লাসে যোগ দাও',
      },
      { name: 'receipt', path: paths.account, shows: 'Orders', prepare: openReceipt },
      { name: 'checkout', path: paths.course('c3-plants-around-us'), shows: /\$\d/, prepare: beginCheckout },
    ],
  },
  {
    name: 'people, messages and numbers',
    viewer: 'admin',
    looks: [
      {
        name: 'profile-menu-admin',
        path: paths.blogs,
        shows: 'Read More',
        prepare: openProfile,
        layer: 'desktop',
      },
      inBangla('users', paths.users, 'অ্যাডমিন থেকে সরান'),
      {
        name: 'person',
        path: `${paths.users}?q=${student.email}`,
        shows: student.email,
        prepare: openPerson,
      },
      inBangla('messages', paths.messages, 'বার্তা'),
      { name: 'role-history', path: paths.roleHistory, shows: 'Role history' },
      { name: 'revoked-certificates', path: paths.revocations, shows: 'Revoked certificates' },
      inBangla('overview', paths.overview, 'নতুন ব্যবহারকারী'),
    ],
  },
  {
    name: 'the studio and its classes',
    viewer: 'admin',
    looks: [
      { name: 'teaching', path: paths.teaching, shows: 'New class' },
      inBangla('studio', paths.studio, /^মোট [০-৯]+টি$/),
      { name: 'studio-courses', path: paths.studioKind('courses'), shows: 'Duplicate' },
      inBangla('studio-course', paths.studioItem('courses', fractions), 'সংস্করণ ১'),
      {
        name: 'studio-lesson',
        path: paths.studioItem('lessons', `${fractions}~fair-shares`),
        shows: 'Revision 1',
      },
      inBangla('studio-instructor', paths.studioItem('instructors', 'rokshana-parvin-mukta'), 'সংস্করণ ১'),
      inBangla('studio-audit', paths.studioAudit, 'কে কী করেছেন'),
    ],
  },
];
