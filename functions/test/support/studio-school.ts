import type { StudioItem } from '@pathshala/contract/studio/items';
import type { Answer } from './api.ts';
import { editing } from './editing.ts';
import { type MoreServices, servedSchool } from './served-school.ts';

/** The item in the studio's answer. */
export const itemOf = (answer: Answer) => answer.json as StudioItem;

/**
 * For a test file: the API of an empty school with one admin, new for each test, and that admin's calls to the
 * studio.
 * @param services further services of the API
 */
export function studioSchool(services: MoreServices = {}) {
  const { admin: head, api, emulated } = servedSchool({ who: ['admin'], services: () => services });
  return {
    emulated,
    db: emulated.db,
    /** Set once a test runs. */
    api: () => api,
    head: () => head,
    ...editing(
      () => api,
      () => head,
    ),
  };
}
