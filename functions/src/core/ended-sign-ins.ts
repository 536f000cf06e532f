/** How many sign-ins that somebody logged out of are kept one by one; whoever has more loses all older ones. */
export const maxEnded = 50;

/**
 * Whether somebody has logged out of a sign-in.
 * @param ended the sign-ins that were logged out of, seconds since 1970 (`auth_time`), the oldest first
 */
export function isLoggedOut(ended: readonly number[], authTime: number): boolean {
  const [oldest = 0] = ended;
  return ended.includes(authTime) || (ended.length >= maxEnded && authTime < oldest);
}
