type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether only who has verified their address can be made an admin: as `VERIFIED_ADMINS` says with `on` or `off`, else
 * on a real project yes, and in the emulators no, because no mail arrives there.
 */
export function wantsVerifiedAdmins({ VERIFIED_ADMINS }: Environment, isEmulated: boolean): boolean {
  if (VERIFIED_ADMINS === 'on' || VERIFIED_ADMINS === 'off') return VERIFIED_ADMINS === 'on';
  return !isEmulated;
}
