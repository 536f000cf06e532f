/** The endpoints of a student's week. A separate table, so that other pages do not load it. */
import { endpoint, type LanguageQuery } from '../http/endpoint.ts';
import type { NewWeekLink, WeekLink, WeekTokenInput, WeekView } from './week.ts';

export const weekEndpoints = {
  /** Whether the caller shares their week. */
  weekLink: endpoint<{ answer: WeekLink }>()('GET', '/account/week-link', 'signed-in'),
  /** Creates a link and revokes the previous one. */
  makeWeekLink: endpoint<{ answer: NewWeekLink }>()('PUT', '/account/week-link', 'signed-in'),
  endWeekLink: endpoint<{ answer: WeekLink }>()('DELETE', '/account/week-link', 'signed-in'),
  /** For anyone who has the link, and no account. */
  weekView: endpoint<{ answer: WeekView; body: WeekTokenInput; query: LanguageQuery }>()(
    'POST',
    '/week/view',
    'anyone',
  ),
} as const;
