import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from '@pathshala/contract/calls/endpoints';
import type { Request } from 'express';
import type { OriginRule } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';

const local = /^http:\/\/(127\.0\.0\.1|localhost):\d+$/;

/**
 * The site's own origins: the two that Hosting gives a project, those an owner adds, and this machine in the emulator.
 * @param project Firebase project id
 * @param added comma-separated origins, such as `https://school.example`
 */
export function siteOrigins(project: string, added: string, emulator: boolean): OriginRule {
  const own = new Set([
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    ...added.split(',').map((origin) => origin.trim()),
  ]);
  own.delete('');
  return (origin) => own.has(origin) || (emulator && local.test(origin));
}

/** Lets a page of the site's own origins read the answer; any other gets no permission. */
export function allowOwnOrigins(rule: OriginRule, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !rule(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', `ETag, Link, Retry-After, ${requestIdHeader}`);
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, If-Match, X-Firebase-AppCheck',
  );
  response.setHeader('Access-Control-Max-Age', '3600');
}

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

/**
 * Where the site is read whose page somebody asks for.
 * @param home its origin
 * @param inEmulator origins that Hosting's emulator may be heard to answer for, as its port is known to the call alone;
 * undefined elsewhere, where no header is believed
 */
export function siteBehind(home: string, inEmulator?: OriginRule): (request: Request) => string {
  return (request) => {
    const named = `http://${request.headers['x-forwarded-host']}`;
    return inEmulator?.(named) ? named : home;
  };
}
