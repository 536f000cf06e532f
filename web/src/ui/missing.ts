import { data } from './router.ts';

/** What a loader does for an address that has no page. @throws what the router takes for a 404 */
export function missingPage(): never {
  throw data(null, { status: 404 });
}
