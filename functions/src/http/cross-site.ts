import type { IncomingMessage } from 'node:http';
import { DomainError } from '../core/domain-error.ts';
import type { OriginRule } from '../core/origin-rule.ts';

/**
 * Refuses what a browser sends on behalf of a page of another site. Browsers send a form anywhere, without asking first
 * whether they may; they say where it comes from, and a page cannot change that. Whoever says nothing is no browser.
 * @param rule the site's own origins
 * @throws DomainError `forbidden`
 */
export function refuseOtherSites(rule: OriginRule, request: IncomingMessage): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn = site === 'same-origin' || site === 'none' || (origin !== undefined && rule(origin));
  const isProgram = site === undefined && origin === undefined;
  if (isOwn || isProgram) return;
  throw new DomainError('forbidden', { key: 'answers.otherSite' });
}
