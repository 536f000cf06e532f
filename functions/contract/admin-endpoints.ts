/**
 * The calls that only the admins' pages make, in the same words as `endpoints.ts`. A table of their own, so that no other
 * page loads it.
 */
import type { AnsweredInput } from './contact.ts';
import { endpoint, type PageQuery } from './endpoint.ts';
import type { EnrolmentCounts, EnrolmentEntry, Overview, SaleEntry } from './overview.ts';
import type { RoleChange } from './role-change.ts';
import type { ModifiedAnswer } from './user.ts';

export const adminEndpoints = {
  /** Every change of role, the newest first. */
  roleChanges: endpoint<{ answer: RoleChange[]; query: PageQuery }>()('GET', '/role-changes', 'admin'),
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
