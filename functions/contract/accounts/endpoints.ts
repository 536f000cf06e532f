import { del, get, type LanguageQuery, type PageQuery, post, put } from '../http/endpoint.ts';
import type * as consent from './consent.ts';
import type * as user from './user.ts';

export const accountEndpoints = {
  putUser: put<user.PutUserAnswer, ':email', user.PutUserInput>('/user/:email', 'signed-in'),
  isAdmin: get<user.AdminAnswer, ':email'>('/admin/:email', 'signed-in'),
  /** Logs out this sign-in by revoking its tokens. Other devices stay signed in. */
  endSession: del<user.EndedAnswer>('/session', 'signed-in'),
  users: get<user.User[], PageQuery>('/user', 'admin'),
  makeAdmin: put<user.ModifiedAnswer, ':email'>('/user/admin/:email', 'admin'),
  removeAdmin: del<user.ModifiedAnswer, ':email'>('/user/admin/:email', 'admin'),
  makeTeacher: put<user.ModifiedAnswer, ':email'>('/user/teacher/:email', 'admin'),
  removeTeacher: del<user.ModifiedAnswer, ':email'>('/user/teacher/:email', 'admin'),
  person: get<user.PersonAnswer, ':uid' | LanguageQuery>('/people/:uid', 'admin'),
  takeCourse: del<user.ModifiedAnswer, ':uid' | ':courseId'>('/people/:uid/courses/:courseId', 'admin'),
  /** A free place, or one paid in cash, for many. */
  grantCourse: post<user.GrantLine[], never, user.GrantInput>('/enrolments/grant', 'admin'),
  renamePerson: put<user.ModifiedAnswer, ':uid', user.NameInput>('/people/:uid/name', 'admin'),
  disablePerson: put<user.ModifiedAnswer, ':uid'>('/people/:uid/disabled', 'admin'),
  enablePerson: del<user.ModifiedAnswer, ':uid'>('/people/:uid/disabled', 'admin'),
  erasePerson: post<user.DeletedAnswer, ':uid', user.EraseInput>('/people/:uid/erasure', 'admin'),
  ownData: get<user.OwnData>('/account/data', 'signed-in'),
  orders: get<user.Order[], LanguageQuery>('/account/orders', 'signed-in'),
  ownLanguage: get<user.OwnLanguage>('/account/language', 'signed-in'),
  keepLanguage: put<user.OwnLanguage, never, user.OwnLanguageInput>('/account/language', 'signed-in'),
  deleteAccount: del<user.DeletedAnswer>('/account', 'signed-in'),
  /** The caller's age band and parental consent; these five exist only if the owner requires consent. */
  consent: get<consent.Consent>('/consent', 'signed-in'),
  askConsent: put<consent.Consent, never, consent.ConsentInput>('/consent', 'signed-in'),
  parentView: post<consent.ParentView, never, consent.ParentTokenInput>('/parent/view', 'anyone'),
  parentData: post<user.OwnData, never, consent.ParentTokenInput>('/parent/data', 'anyone'),
  parentDecision: post<consent.DecisionAnswer, never, consent.DecisionInput>('/parent/decision', 'anyone'),
} as const;
