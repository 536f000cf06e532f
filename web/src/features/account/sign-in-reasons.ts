import { allLists } from '@pathshala/contract/catalogue/lists';
import { instructorSubjects } from '@pathshala/contract/catalogue/subjects';
import { allRoutes, type PageName, type Route } from '@pathshala/contract/site/all-routes';
import { matchPath } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';

/** Why somebody is asked to sign in. */
export interface SignInReason {
  readonly words: string;
  /** Whether they may want to try a lesson without an account instead. */
  readonly tryFirst: boolean;
}

function listWords({ id }: Route): string {
  const row = allLists.find(({ list }) => list === id) ?? allLists[0];
  const name = nameOf(row.label);
  return 'class' in row
    ? words['account.forClass']({ name: name.toLowerCase() })
    : words['account.forList']({ name });
}

const subjectWords = ({ id }: Route) => {
  const row =
    instructorSubjects.find(({ subject }) => id === `instructor-${subject}`) ?? instructorSubjects[0];
  return words['account.forTeachers']({ subject: nameOf(row.label) });
};

interface Row {
  readonly words: (route: Route) => string;
  readonly tryFirst?: true;
}

const forAdmins: Row = { words: words['account.forAdmins'] };
const forEditors: Row = { words: words['account.forEditors'] };

/** By the page that somebody came from. A page that needs no sign-in, and is not bought or read on with one, has none. */
const rows: Partial<Readonly<Record<PageName, Row>>> = {
  courseList: { words: listWords, tryFirst: true },
  instructors: { words: subjectWords, tryFirst: true },
  books: { words: words['account.forBooks'], tryFirst: true },
  course: { words: words['account.forCourse'] },
  lesson: { words: words['account.forLesson'] },
  account: { words: words['account.forAccount'] },
  receipt: { words: words['account.forReceipt'] },
  age: { words: words['account.forAge'] },
  classrooms: { words: words['classrooms.signIn'] },
  practiceCheckout: { words: words['account.forCheckout'] },
  certificate: { words: words['account.forCertificate'] },
  users: forAdmins,
  person: forAdmins,
  messages: forAdmins,
  revocations: forAdmins,
  overview: forAdmins,
  teaching: forEditors,
  studio: forEditors,
  studioAudit: forAdmins,
  studioKind: forEditors,
  studioItem: forEditors,
};

/**
 * Why a page asks for a sign-in. The words come from the table of routes alone: nothing of an address is ever shown.
 * @param pathname where somebody came from; undefined: they came by themselves
 * @param sessionEnded they were writing there
 */
export function signInReason(pathname: string | undefined, sessionEnded = false): SignInReason | undefined {
  const route = allRoutes.find(({ path, anyOther }) => pathname && !anyOther && matchPath(path, pathname));
  const row = route && rows[route.page];
  if (row && sessionEnded) return { words: words['account.sessionEnded'](), tryFirst: false };
  return row && { words: row.words(route), tryFirst: row.tryFirst ?? false };
}
