/** The endpoints of the admins' pages. A separate table, so that other pages do not load it. */

import type { DeletedAnswer, ModifiedAnswer } from '../accounts/user.ts';
import type { Revocation, RevokeInput } from '../certificates/certificate.ts';
import { del, get, type LanguageQuery, type PageQuery, post, put } from '../http/endpoint.ts';
import type { AnsweredInput } from '../site/contact.ts';
import type {
  EnrolmentCounts,
  EnrolmentEntry,
  EraseInput,
  Overview,
  PersonAnswer,
  SaleEntry,
} from './overview.ts';

export const adminEndpoints = {
  makeTeacher: put<ModifiedAnswer>()('/user/teacher/:email', 'admin'),
  removeTeacher: del<ModifiedAnswer>()('/user/teacher/:email', 'admin'),
  person: get<PersonAnswer, LanguageQuery>()('/people/:uid', 'admin'),
  giveCourse: put<ModifiedAnswer>()('/people/:uid/courses/:courseId', 'admin'),
  takeCourse: del<ModifiedAnswer>()('/people/:uid/courses/:courseId', 'admin'),
  disablePerson: put<ModifiedAnswer>()('/people/:uid/disabled', 'admin'),
  enablePerson: del<ModifiedAnswer>()('/people/:uid/disabled', 'admin'),
  erasePerson: post<DeletedAnswer, EraseInput>()('/people/:uid/erasure', 'admin'),
  answerMessage: put<ModifiedAnswer, AnsweredInput>()('/messages/:id/answered', 'admin'),
  deleteMessage: del<ModifiedAnswer>()('/messages/:id', 'admin'),
  overview: get<Overview>()('/overview', 'admin'),
  /** `of`: uids separated by commas. */
  enrolmentCounts: get<EnrolmentCounts, 'of'>()('/overview/enrolment-counts', 'admin'),
  enrolmentList: get<EnrolmentEntry[], PageQuery>()('/overview/enrolments', 'admin'),
  saleList: get<SaleEntry[], PageQuery>()('/overview/sales', 'admin'),
  revocations: get<Revocation[], PageQuery>()('/certificates/revocations', 'admin'),
  revokeCertificate: put<ModifiedAnswer, RevokeInput>()('/certificates/:certificateId/revoked', 'admin'),
  restoreCertificate: del<ModifiedAnswer>()('/certificates/:certificateId/revoked', 'admin'),
} as const;
