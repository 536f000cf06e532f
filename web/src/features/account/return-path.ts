import { paths } from '@pathshala/contract/site/paths';
import { type Location, useLocation } from '../../ui/router.ts';

/** The page a person came from, with its search and hash, or home. */
export function useReturnPath(): { to: string; state: { from?: Location } } {
  const state = (useLocation().state ?? {}) as { from?: Location };
  const { from } = state;
  return { to: from ? `${from.pathname}${from.search}${from.hash}` : paths.home, state };
}
