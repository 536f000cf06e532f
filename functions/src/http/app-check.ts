import type { AppCheck } from 'firebase-admin/app-check';
import { withDeadline } from '../core/deadline.ts';
import { isTransient } from '../core/dependency-errors.ts';
import { DomainError } from '../core/domain-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a page of the site puts the proof that it is one. */
export const appCheckHeader = 'x-firebase-appcheck';

/**
 * Checks the proof that a call comes from the school's own pages.
 * @param proof the value of `appCheckHeader`
 * @throws DomainError `unknown-app`, or `unavailable` when Google's keys cannot be had
 */
export type AppCheckRule = (proof: string | undefined) => Promise<void>;

/** Asks for no proof. */
export const noAppCheck: AppCheckRule = async () => undefined;

/**
 * The rule of this environment: `APP_CHECK=on` enforces it, in a real project alone. Nobody proves anything to the
 * emulators.
 * @param load gives the Admin SDK's App Check; asked where the rule is enforced
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

/** The Admin SDK has one code for a proof that is no good and for keys that cannot be had; its cause tells. */
function hasNoKeys(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'key-fetch-error';
}
