import type { IncomingMessage } from 'node:http';
import type { OriginRule } from './cors.ts';
import { ApiError } from './problem.ts';

/**
 * Refuses what a browser sends on behalf of a page of another site. Browsers send a form anywhere, without asking first
 * whether they may; they say where it comes from, and a page cannot change that. Whoever says nothing is no browser.
 * @param rule the site's own origins
 * @throws ApiError `forbidden`
 */
export function refuseOtherSites(rule: OriginRule, request: IncomingMessage): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn = site === 'same-origin' || site === 'none' || (origin !== undefined && rule(origin));
  const isProgram = site === undefined && origin === undefined;
  if (isOwn || isProgram) return;
  throw new ApiError('forbidden', { key: 'answers.otherSite' });
}
