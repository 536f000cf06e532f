import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from '@pathshala/contract/calls/endpoints';
import type { Request } from 'express';
import type { AppCheck } from 'firebase-admin/app-check';
import type { OriginRule } from '../core/caller.ts';
import { withDeadline } from '../core/deadline.ts';
import { DomainError, isTransient } from '../core/domain-error.ts';

/** Sends CORS headers to the site's own origins only. */
export function allowOwnOrigins(rule: OriginRule, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !rule(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', `ETag, Link, Retry-After, ${requestIdHeader}`);
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, PATCH, POST, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, If-Match, X-Firebase-AppCheck',
  );
  response.setHeader('Access-Control-Max-Age', '3600');
}

/**
 * Refuses cross-site requests of browsers (CSRF), which send forms to any site, but always with their origin. Requests
 * without one are not from browsers.
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
 * The origin from which the site's files are read.
 * @param home default origin
 * @param inEmulator allowed origins in the emulators, whose port only the call knows; elsewhere headers are not trusted
 */
export function siteOrigin(home: string, inEmulator?: OriginRule): (request: Request) => string {
  return (request) => {
    const named = `http://${request.headers['x-forwarded-host']}`;
    return inEmulator?.(named) ? named : home;
  };
}

/** Header of the App Check token. */
export const appCheckHeader = 'x-firebase-appcheck';

/**
 * Verifies an App Check token.
 * @param proof the value of `appCheckHeader`
 * @throws DomainError `unknown-app`, or `unavailable` if Google's keys cannot be fetched
 */
export type AppCheckRule = (proof: string | undefined) => Promise<void>;

/** Accepts every call. */
export const noAppCheck: AppCheckRule = async () => undefined;

/** Google's check that a call comes from the school's own pages. */
export function checkApps(appCheck: Pick<AppCheck, 'verifyToken'>): AppCheckRule {
  return async (proof) => {
    if (!proof) throw new DomainError('unknown-app');
    try {
      await withDeadline(appCheck.verifyToken(proof));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const isDown = isTransient(error) || hasNoKeys(error);
      throw new DomainError(isDown ? 'unavailable' : 'unknown-app', undefined, { cause: error });
    }
  };
}

/** The Admin SDK has one code for invalid tokens and unavailable keys; the cause distinguishes them. */
function hasNoKeys(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'key-fetch-error';
}
