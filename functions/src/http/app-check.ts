import type { AppCheck } from 'firebase-admin/app-check';
import { withDeadline } from '../core/deadline.ts';
import { isTransient } from '../core/dependency-errors.ts';
import { DomainError } from '../core/domain-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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

/**
 * The check of this environment: `APP_CHECK=on` enforces it in real projects.
 * @param load loads the Admin SDK's App Check
 */
export function appCheckFor(
  environment: Environment,
  load: () => Pick<AppCheck, 'verifyToken'>,
): AppCheckRule {
  const setting = environment.APP_CHECK ?? 'off';
  if (setting !== 'on' && setting !== 'off') throw new Error('APP_CHECK must be on or off');
  if (setting === 'off' || environment.FUNCTIONS_EMULATOR === 'true') return noAppCheck;
  const appCheck = load();
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
