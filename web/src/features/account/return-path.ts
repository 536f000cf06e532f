import { paths } from '@pathshala/contract/site/paths';
import { type Location, useLocation } from '../../ui/router.ts';

interface LoginState {
  readonly from?: Location;
  /** The session ended on that page, while they were writing. */
  readonly sessionEnded?: boolean;
}

/** The page a person came from, with its search and hash, or home. */
export function useReturnPath(): { to: string; state: LoginState } {
  const state = (useLocation().state ?? {}) as LoginState;
  const { from } = state;
  return { to: from ? `${from.pathname}${from.search}${from.hash}` : paths.home, state };
}
