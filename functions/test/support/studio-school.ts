import type { StudioItem } from '@pathshala/contract/studio/items';
import type { Answer } from './api.ts';
import { editing } from './editing.ts';
import { type MoreServices, servedSchool } from './served-school.ts';

/** The item that a call of the studio has answered. */
export const itemOf = (answer: Answer) => answer.json as StudioItem;

/**
 * For a file of tests: the API over an empty school with one admin, new for each test, and the studio's calls as that
 * admin makes them.
 * @param services what the API has beside the database and the accounts
 */
export function studioSchool(services: MoreServices = {}) {
  const { admin: head, api, emulated } = servedSchool({ who: ['admin'], services: () => services });
  return {
    emulated,
    db: emulated.db,
    /** Both are there once a test runs. */
    api: () => api,
    head: () => head,
    ...editing(
      () => api,
      () => head,
    ),
  };
}
