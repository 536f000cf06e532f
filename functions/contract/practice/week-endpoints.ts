/** The endpoints of a student's week. A separate table, so that other pages do not load it. */
import { del, get, type LanguageQuery, post, put } from '../http/endpoint.ts';
import type { NewWeekLink, WeekLink, WeekTokenInput, WeekView } from './model-test.ts';

export const weekEndpoints = {
  weekLink: get<WeekLink>()('/account/week-link', 'signed-in'),
  makeWeekLink: put<NewWeekLink>()('/account/week-link', 'signed-in'),
  endWeekLink: del<WeekLink>()('/account/week-link', 'signed-in'),
  weekView: post<WeekView, WeekTokenInput, LanguageQuery>()('/week/view', 'anyone'),
} as const;
