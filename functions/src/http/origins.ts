import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from '@pathshala/contract/calls/endpoints';
import type { Request } from 'express';
import type { AppCheck } from 'firebase-admin/app-check';
import type { OriginRule } from '../core/caller.ts';
import { withDeadline } from '../core/deadline.ts';
import { DomainError, isTransient } from '../core/domain-error.ts';

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

/** Against CSRF: browsers always send their origin, other programs none. @throws DomainError `forbidden` */
export function refuseOtherSites(rule: OriginRule, request: IncomingMessage): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn = site === 'same-origin' || site === 'none' || (origin !== undefined && rule(origin));
  const isProgram = site === undefined && origin === undefined;
  if (isOwn || isProgram) return;
  throw new DomainError('forbidden', { key: 'answers.otherSite' });
}

/** @param inEmulator allowed origins, whose port only the call knows; elsewhere headers are not trusted */
export function siteOrigin(home: string, inEmulator?: OriginRule): (request: Request) => string {
  return (request) => {
    const named = `http://${request.headers['x-forwarded-host']}`;
    return inEmulator?.(named) ? named : home;
  };
}

export const appCheckHeader = 'x-firebase-appcheck';

export type AppCheckRule = (proof: string | undefined) => Promise<void>;

export const noAppCheck: AppCheckRule = async () => undefined;

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
