type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether admins need a verified address: `VERIFIED_ADMINS`, `on` or `off`; default: on in real projects, off in the
 * emulators, which send no mails.
 */
export function wantsVerifiedAdmins({ VERIFIED_ADMINS }: Environment, isEmulated: boolean): boolean {
  if (VERIFIED_ADMINS === 'on' || VERIFIED_ADMINS === 'off') return VERIFIED_ADMINS === 'on';
  return !isEmulated;
}
