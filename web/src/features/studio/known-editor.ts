import { accessToken } from '../../auth/access-token.ts';
import { hasClaim } from '../../auth/use-role.ts';

/** Whether this device keeps the token of an editor: the school has not said yet that they still are one. */
export function isKnownEditor(): boolean {
  const token = accessToken.get();
  try {
    return token !== null && (hasClaim(token, 'admin') || hasClaim(token, 'teacher'));
  } catch {
    return false;
  }
}
