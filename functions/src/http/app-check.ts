import type { AppCheck } from 'firebase-admin/app-check';
import { withDeadline } from '../core/deadline.ts';
import { DomainError, isTransient } from '../core/domain-error.ts';

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
