/** The endpoints of the admins' pages. A separate table, so that other pages do not load it. */

import type { DeletedAnswer } from '../accounts/account.ts';
import type { ModifiedAnswer } from '../accounts/user.ts';
import type { Revocation, RevokeInput } from '../certificates/certificate.ts';
import { endpoint, type LanguageQuery, type PageQuery } from '../http/endpoint.ts';
import type { AnsweredInput } from '../site/contact.ts';
import type { EnrolmentCounts, EnrolmentEntry, Overview, SaleEntry } from './overview.ts';
import type { EraseInput, PersonAnswer } from './person.ts';

export const adminEndpoints = {
  /** A person with their courses and orders. */
  person: endpoint<{ answer: PersonAnswer; query: LanguageQuery }>()('GET', '/people/:uid', 'admin'),
  /** Gives a course free of charge; the opposite takes it back with its progress, however the person got it. */
  giveCourse: endpoint<{ answer: ModifiedAnswer }>()('PUT', '/people/:uid/courses/:courseId', 'admin'),
  takeCourse: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/people/:uid/courses/:courseId', 'admin'),
  /** Disables sign-in; the opposite enables it again. */
  disablePerson: endpoint<{ answer: ModifiedAnswer }>()('PUT', '/people/:uid/disabled', 'admin'),
  enablePerson: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/people/:uid/disabled', 'admin'),
  /** Like the person's own `DELETE /account`; the body repeats the account's address. */
  erasePerson: endpoint<{ answer: DeletedAnswer; body: EraseInput }>()(
    'POST',
    '/people/:uid/erasure',
    'admin',
  ),
  answerMessage: endpoint<{ answer: ModifiedAnswer; body: AnsweredInput }>()(
    'PUT',
    '/messages/:id/answered',
    'admin',
  ),
  deleteMessage: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/messages/:id', 'admin'),
  overview: endpoint<{ answer: Overview }>()('GET', '/overview', 'admin'),
  /** `of`: uids separated by commas. */
  enrolmentCounts: endpoint<{ answer: EnrolmentCounts; query: 'of' }>()(
    'GET',
    '/overview/enrolment-counts',
    'admin',
  ),
  /** All enrolments, newest first. */
  enrolmentList: endpoint<{ answer: EnrolmentEntry[]; query: PageQuery }>()(
    'GET',
    '/overview/enrolments',
    'admin',
  ),
  /** All payments, newest first. */
  saleList: endpoint<{ answer: SaleEntry[]; query: PageQuery }>()('GET', '/overview/sales', 'admin'),
  /** All revoked certificates, newest first. */
  revocations: endpoint<{ answer: Revocation[]; query: PageQuery }>()(
    'GET',
    '/certificates/revocations',
    'admin',
  ),
  revokeCertificate: endpoint<{ answer: ModifiedAnswer; body: RevokeInput }>()(
    'PUT',
    '/certificates/:certificateId/revoked',
    'admin',
  ),
  /** Makes it valid again. */
  restoreCertificate: endpoint<{ answer: ModifiedAnswer }>()(
    'DELETE',
    '/certificates/:certificateId/revoked',
    'admin',
  ),
} as const;
