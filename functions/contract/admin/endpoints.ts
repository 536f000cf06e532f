/**
 * The calls that only the admins' pages make, in the same words as `calls/endpoints.ts`. A table of their own, so that no other
 * page loads it.
 */

import type { DeletedAnswer } from '../accounts/account.ts';
import type { ModifiedAnswer } from '../accounts/user.ts';
import { endpoint, type LanguageQuery, type PageQuery } from '../http/endpoint.ts';
import type { AnsweredInput } from '../site/contact.ts';
import type { EnrolmentCounts, EnrolmentEntry, Overview, SaleEntry } from './overview.ts';
import type { EraseInput, PersonAnswer, RoleChange } from './person.ts';

export const adminEndpoints = {
  /** Every change of role, the newest first. */
  roleChanges: endpoint<{ answer: RoleChange[]; query: PageQuery }>()('GET', '/role-changes', 'admin'),
  /** A person with their courses and orders. */
  person: endpoint<{ answer: PersonAnswer; query: LanguageQuery }>()('GET', '/people/:uid', 'admin'),
  /** Gives a course for nothing; the opposite takes it back, however the person came by it, with the progress in it. */
  giveCourse: endpoint<{ answer: ModifiedAnswer }>()('PUT', '/people/:uid/courses/:courseId', 'admin'),
  takeCourse: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/people/:uid/courses/:courseId', 'admin'),
  /** Keeps a person from signing in; the opposite lets them. */
  disablePerson: endpoint<{ answer: ModifiedAnswer }>()('PUT', '/people/:uid/disabled', 'admin'),
  enablePerson: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/people/:uid/disabled', 'admin'),
  /** As the person's own `DELETE /account`; says the address of the account once more. */
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
  /** `of`: uids with commas between them. */
  enrolmentCounts: endpoint<{ answer: EnrolmentCounts; query: 'of' }>()(
    'GET',
    '/overview/enrolment-counts',
    'admin',
  ),
  /** Everybody's enrolments, the newest first. */
  enrolmentList: endpoint<{ answer: EnrolmentEntry[]; query: PageQuery }>()(
    'GET',
    '/overview/enrolments',
    'admin',
  ),
  /** Everybody's payments, the newest first. */
  saleList: endpoint<{ answer: SaleEntry[]; query: PageQuery }>()('GET', '/overview/sales', 'admin'),
  revokeCertificate: endpoint<{ answer: ModifiedAnswer }>()(
    'PUT',
    '/certificates/:certificateId/revoked',
    'admin',
  ),
  /** Lets it count again. */
  restoreCertificate: endpoint<{ answer: ModifiedAnswer }>()(
    'DELETE',
    '/certificates/:certificateId/revoked',
    'admin',
  ),
} as const;
