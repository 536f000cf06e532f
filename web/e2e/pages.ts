import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/languages';
import type { Page } from '@playwright/test';
import { student } from './accounts.ts';
import * as state from './page-states.ts';
import { joined, type Viewer } from './screens-people.ts';

/** A state of a page to check. */
export interface Look {
  readonly path: string;
  /** Text that shows that the page has loaded. */
  readonly shows: string | RegExp;
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** For a layer over the page: the only width to check. */
  readonly layer?: 'phone' | 'desktop';
  /** Fully prerendered: web/built-site runs axe on it. */
  readonly isAsBuilt?: boolean;
  /** It has pages of other hosts in frames. */
  readonly framesOthers?: boolean;
  /** Allowed console messages: browsers report every failed request. */
  readonly mayComplain?: RegExp;
}

type Words = Look['shows'];
type More = Omit<Look, 'path' | 'shows'>;

const look = (path: string, shows: Words, more: More = {}): Look => ({ path, shows, ...more });
const bangla = (path: string, shows: Words, more: More = {}) => look(addressIn('bn', path), shows, more);
/** Another state of a page. */
const layer = (path: string, shows: Words, width: 'phone' | 'desktop', prepare: Look['prepare']): Look =>
  look(path, shows, { layer: width, ...(prepare && { prepare }) });

const built = { isAsBuilt: true } as const;
const [fractions] = joined.courses;

/** Pages of one person, checked in turn. */
interface Tour {
  readonly name: string;
  readonly viewer: Viewer;
  readonly looks: readonly Look[];
}

/** Every page in its states, each kind in one language or the other. */
export const tours: readonly Tour[] = [
  {
    name: 'home, and what the school says of itself',
    viewer: 'visitor',
    looks: [
      look(paths.home, 'Learning programs'),
      layer(paths.home, 'Learning programs', 'phone', state.openMenu),
      layer(paths.home, 'Learning programs', 'desktop', state.suggest),
      bangla(paths.gradeEight, 'চতুর্থ থেকে অষ্টম', built),
      bangla(paths.contact, 'বার্তা পাঠান', { framesOthers: true }),
      bangla(paths.privacy, 'সহজ কথায়', built),
      look(paths.help, 'What does it cost?', built),
      look('/no/such/page', 'Page not found', { ...built, mayComplain: /status of 404/ }),
      bangla(paths.login, 'পাসওয়ার্ড রিসেট করো', built),
      look(paths.login, 'Reset Password', { prepare: state.beRefused, mayComplain: /status of 400/ }),
      look(paths.register, 'Already have an account?', { prepare: state.leaveEmpty }),
      bangla(paths.blogs, 'আরও পড়ো', built),
      layer(paths.blogs, 'Read More', 'phone', state.openBlog),
      look(paths.blog('close-the-book'), 'Read next', built),
      look(`${paths.search}?q=class 9`, /results? for/),
      bangla(`${paths.search}?q=xyzzy`, /কিছু পাওয়া গেল না/),
      bangla(paths.glossary, 'শব্দ খোঁজো', built),
    ],
  },
  {
    name: 'courses, lessons and practice',
    viewer: 'visitor',
    looks: [
      look(paths.course(fractions), 'Fractions from zero'),
      bangla(paths.course('c3-times-tables'), /\$[\d০-৯]/),
      bangla(paths.lesson(fractions, 'fair-shares'), /পরোটা/),
      look(paths.lesson(fractions, 'same-amount-new-name'), /join|log in/i, { mayComplain: /status of 401/ }),
      look(paths.week, 'This link is incomplete'),
      bangla(paths.learn, 'যেকোনো শ্রেণির কোর্স', built),
      look(paths.learnClass(5), 'Model tests', built),
      bangla(paths.practice, 'আজকের অনুশীলন', built),
      look(paths.practiceToday, 'Choose your class'),
      look(paths.progress, 'Your progress will appear here'),
      look(`${paths.practiceSkill('m1-put-together')}?n=0&l=1`, 'Level 1 of 3', {
        prepare: state.askForHint,
      }),
      bangla(paths.modelTest, 'নবম শ্রেণি'),
      look(`${paths.modelTest}?class=10&subject=mathematics`, 'What’s in it', {
        prepare: state.beginModelTest,
      }),
      look(paths.downloads, 'Nothing saved yet'),
    ],
  },
  {
    name: 'a student’s lists, and what is their own',
    viewer: 'student',
    looks: [
      bangla(paths.myCourses, 'যেখানে থেমেছিলে, সেখান থেকে শুরু করো।'),
      bangla(paths.classes, 'কিনে নাও'),
      layer('/classes/nine', 'Buy Now', 'phone', state.openSidebar),
      bangla(paths.books, 'বীজগণিত ও জ্যামিতির সূত্র'),
      bangla('/instructor/programming', 'শিক্ষকদের তালিকা'),
      layer(paths.help, 'What does it cost?', 'phone', state.openProfile),
      look(paths.course(fractions), /Continue/),
      bangla(paths.progress, 'পাঠ ও কুইজ'),
      bangla(paths.lesson(fractions, 'same-amount-new-name'), 'একই পরিমাণ'),
      bangla(paths.account, 'আমার তথ্য ডাউনলোড করো'),
      layer(paths.account, 'Download my data', 'desktop', state.askToDelete),
      bangla(paths.classrooms, 'ক্লাসে যোগ দাও'),
      look(paths.account, 'Orders', { prepare: state.openReceipt }),
      look(paths.course('c3-plants-around-us'), /\$\d/, { prepare: state.beginCheckout }),
    ],
  },
  {
    name: 'people, numbers and the studio',
    viewer: 'admin',
    looks: [
      layer(paths.blogs, 'Read More', 'desktop', state.openProfile),
      bangla(paths.users, 'অ্যাডমিন থেকে সরান'),
      look(`${paths.users}?q=${student.email}`, student.email, { prepare: state.openPerson }),
      bangla(paths.orders, 'কোর্স দিন'),
      bangla(paths.messages, 'বার্তা'),
      look(paths.revocations, 'Revoked certificates'),
      bangla(paths.overview, 'নতুন ব্যবহারকারী'),
      look(paths.teaching, 'New class'),
      bangla(paths.studio, 'যা ব্লগে পড়া যায়।'),
      look(paths.studioKind('courses'), 'Order of courses'),
      bangla(paths.studioItem('courses', fractions), 'এই কোর্সের পাঠ'),
      look(paths.studioItem('lessons', `${fractions}~fair-shares`), 'Add question'),
      bangla(paths.studioAudit, 'কে কী করেছেন'),
      bangla(paths.studioSettings, 'কার অভিভাবকের সম্মতি লাগবে'),
    ],
  },
];
