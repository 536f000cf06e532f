import { classLists, courseLists } from '@pathshala/contract/catalogue/lists';
import { instructorSubjects, subjectOf } from '@pathshala/contract/catalogue/subjects';
import type { SchoolPage, SchoolPageName } from '@pathshala/contract/content/school-page';
import { paths } from '@pathshala/contract/site/paths';
import { type PageRow, pages } from '@pathshala/contract/site/routes';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { MessageKey } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import { inClasses } from './classes.ts';
import type { SearchDocument } from './documents.ts';

interface PageWords {
  /** The line under the page's title. */
  readonly note: string;
  /** Other words for this page, in any language. Words of `sameWords` bring their whole row. */
  readonly words: string;
}

/** The site's own pages, a row each. */
const ownPages: Partial<Readonly<Record<keyof typeof pages, PageWords>>> = {
  contact: {
    note: 'Write to us, ask for help',
    words:
      'help support question problem complaint message mail email phone call number address যোগাযোগ jogajog',
  },
  blogs: { note: 'Articles for pupils and parents', words: 'article articles blogs news লেখা ব্লগ' },
  books: { note: 'Books to read and to download', words: 'book pdf download library' },
  learn: {
    note: 'What every class has, and what courses cost',
    words: 'classes syllabus subjects price',
  },
  practice: {
    note: 'Exercises without end, with hints',
    words: 'practice exercise exercises worksheet drill sums অনুশীলন অনুশীলনী চর্চা onushilon',
  },
  account: {
    note: 'Your name, your courses, what is kept of you',
    words: 'account profile settings receipt delete',
  },
  glossary: {
    note: 'Words of all subjects in English and Bangla',
    words: 'glossary dictionary meaning term terms vocabulary শব্দকোষ অভিধান মানে',
  },
  login: { note: 'Come in with your account', words: 'login log in sign account password' },
  register: { note: 'Make an account', words: 'register sign up join account' },
};

/** Pages of text; the line under their titles is their lead. */
const textPages: Readonly<Record<SchoolPageName, string>> = {
  about: 'about school people team who we are আমাদের পরিচয়',
  help: 'help support parents questions price safe',
  privacy: 'privacy personal data children safe delete',
  terms: 'terms conditions rules agreement',
  refunds: 'refund money back return cancel',
};

/** Other names of the lists of courses. */
const listWords: Readonly<Record<string, string>> = {
  freeCourse: 'free price cost without paying',
  discountCourse: 'discount price cost offer cheap bundle',
  liveCourse: 'live evening',
  specialCourse: 'exam admission',
  islamicCourse: 'islam religion',
  kidsCourse: 'kids children nursery',
  entertainCourse: 'fun hobby',
};

/** Search documents of pages: the site's own, pages of text, lists of courses, instructors of a subject. */
export function pageDocuments(texts: readonly SchoolPage[]): SearchDocument[] {
  return [
    ...Object.entries(ownPages).map(([name, words]) => ownPage(pages[name as keyof typeof pages], words)),
    ...texts.map(textPage),
    ...classLists.map((row) => classPage(row.class, `names.${row.label}`)),
    ...courseLists.map(({ list, path, label }) =>
      document(
        path,
        say(firstLanguage, `names.${label}`),
        'All its courses',
        [listWords[list] ?? '', 'courses'].join('\n'),
      ),
    ),
    ...instructorSubjects.map((row) => {
      const subject = say(firstLanguage, `names.${subjectOf(row.block).label}`);
      const title = say(firstLanguage, 'instructors.titleOf', {
        subject: say(firstLanguage, `names.${row.label}`),
      });
      return document(row.path, title, 'Who teaches it', `${subject}\nteachers`);
    }),
  ];
}

/** The page of a class: the first result for its name alone. It needs no account. */
function classPage(number: number, label: MessageKey): SearchDocument {
  const title = say(firstLanguage, label);
  return {
    ...document(paths.learnClass(number), title, 'Lessons, practice, tests and prices', 'syllabus subjects'),
    classes: [number],
  };
}

function textPage({ name, lead, sections }: SchoolPage): SearchDocument {
  const { path, title } = pages[name];
  const topics = sections.map((section) => section.title).join('\n');
  return { ...document(path, title, lead, textPages[name]), topics };
}

function ownPage({ path, title }: PageRow, { note, words }: PageWords): SearchDocument {
  return document(path, title ?? '', note, words);
}

function document(path: string, title: string, note: string, names: string): SearchDocument {
  return { _id: path.slice(1), group: 'pages', title, note, names, text: '', ...inClasses(title) };
}
