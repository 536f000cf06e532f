import { del, get, type LanguageQuery, type PageQuery, post, put } from '../http/endpoint.ts';
import type {
  Consent,
  ConsentInput,
  DecisionAnswer,
  DecisionInput,
  ParentTokenInput,
  ParentView,
} from './consent.ts';
import type {
  AdminAnswer,
  DeletedAnswer,
  EndedAnswer,
  EraseInput,
  ModifiedAnswer,
  Order,
  OwnData,
  OwnLanguage,
  OwnLanguageInput,
  PersonAnswer,
  PutUserAnswer,
  PutUserInput,
  User,
} from './user.ts';

export const accountEndpoints = {
  putUser: put<PutUserAnswer, ':email', PutUserInput>('/user/:email', 'signed-in'),
  isAdmin: get<AdminAnswer, ':email'>('/admin/:email', 'signed-in'),
  /** Logs out this sign-in by revoking its tokens. Other devices stay signed in. */
  endSession: del<EndedAnswer>('/session', 'signed-in'),
  users: get<User[], PageQuery>('/user', 'admin'),
  makeAdmin: put<ModifiedAnswer, ':email'>('/user/admin/:email', 'admin'),
  removeAdmin: del<ModifiedAnswer, ':email'>('/user/admin/:email', 'admin'),
  makeTeacher: put<ModifiedAnswer, ':email'>('/user/teacher/:email', 'admin'),
  removeTeacher: del<ModifiedAnswer, ':email'>('/user/teacher/:email', 'admin'),
  person: get<PersonAnswer, ':uid' | LanguageQuery>('/people/:uid', 'admin'),
  giveCourse: put<ModifiedAnswer, ':uid' | ':courseId'>('/people/:uid/courses/:courseId', 'admin'),
  takeCourse: del<ModifiedAnswer, ':uid' | ':courseId'>('/people/:uid/courses/:courseId', 'admin'),
  disablePerson: put<ModifiedAnswer, ':uid'>('/people/:uid/disabled', 'admin'),
  enablePerson: del<ModifiedAnswer, ':uid'>('/people/:uid/disabled', 'admin'),
  erasePerson: post<DeletedAnswer, ':uid', EraseInput>('/people/:uid/erasure', 'admin'),
  ownData: get<OwnData>('/account/data', 'signed-in'),
  orders: get<Order[], LanguageQuery>('/account/orders', 'signed-in'),
  ownLanguage: get<OwnLanguage>('/account/language', 'signed-in'),
  keepLanguage: put<OwnLanguage, never, OwnLanguageInput>('/account/language', 'signed-in'),
  deleteAccount: del<DeletedAnswer>('/account', 'signed-in'),
  /** The caller's age band and parental consent; these five exist only if the owner requires consent. */
  consent: get<Consent>('/consent', 'signed-in'),
  askConsent: put<Consent, never, ConsentInput>('/consent', 'signed-in'),
  parentView: post<ParentView, never, ParentTokenInput>('/parent/view', 'anyone'),
  parentData: post<OwnData, never, ParentTokenInput>('/parent/data', 'anyone'),
  parentDecision: post<DecisionAnswer, never, DecisionInput>('/parent/decision', 'anyone'),
} as const;
