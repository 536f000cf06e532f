import { allRoutes, type PageName, type Route } from '@pathshala/contract/all-routes';
import { classLists, courseLists } from '@pathshala/contract/lists';
import { matchPath } from 'react-router-dom';

/** Why somebody is asked to sign in. */
export interface SignInReason {
  readonly words: string;
  /** Whether they may want to try a lesson without an account instead. */
  readonly tryFirst: boolean;
}

const forAdmins = 'This page is for those who run the school. Sign in with an admin’s account.';
const forEditors = 'This page is for teachers and admins. Sign in with such an account.';

function listWords({ id }: Route): string {
  const ofClass = classLists.find(({ list }) => list === id);
  if (ofClass) return `Sign in to see the courses of ${ofClass.label.toLowerCase()}`;
  return `Sign in to see the list ${courseLists.find(({ list }) => list === id)?.label ?? ''}`;
}

/** By the page that somebody came from. A page that needs no sign-in, and is not bought or read on with one, has none. */
const rows: Partial<Readonly<Record<PageName, (route: Route) => SignInReason>>> = {
  courseList: (route) => ({ words: listWords(route), tryFirst: true }),
  instructors: ({ title = '' }) => ({
    words: `Sign in to meet the ${title.replace(' instructors', '')} teachers`,
    tryFirst: true,
  }),
  books: () => ({ words: 'Sign in to download the free books', tryFirst: true }),
  course: () => ({ words: 'Sign in to have this course. You come back to it at once.', tryFirst: false }),
  lesson: () => ({ words: 'Sign in to go on with this course. Your place is kept.', tryFirst: false }),
  account: () => ({ words: 'Sign in to see your account.', tryFirst: false }),
  receipt: () => ({ words: 'Sign in to see your receipt.', tryFirst: false }),
  age: () => ({ words: 'Sign in to answer one more question.', tryFirst: false }),
  practiceCheckout: () => ({ words: 'Sign in to go on with the checkout.', tryFirst: false }),
  users: () => ({ words: forAdmins, tryFirst: false }),
  messages: () => ({ words: forAdmins, tryFirst: false }),
  roleHistory: () => ({ words: forAdmins, tryFirst: false }),
  overview: () => ({ words: forAdmins, tryFirst: false }),
  studio: () => ({ words: forEditors, tryFirst: false }),
  studioAudit: () => ({ words: forAdmins, tryFirst: false }),
  studioKind: () => ({ words: forEditors, tryFirst: false }),
  studioItem: () => ({ words: forEditors, tryFirst: false }),
};

/**
 * Why a page asks for a sign-in. The words come from the table of routes alone: nothing of an address is ever shown.
 * @param pathname where somebody came from; undefined: they came by themselves
 */
export function signInReason(pathname: string | undefined): SignInReason | undefined {
  const route = allRoutes.find(({ path, anyOther }) => pathname && !anyOther && matchPath(path, pathname));
  return route && rows[route.page]?.(route);
}
