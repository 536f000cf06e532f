import { siteConfig } from '@pathshala/brand/site.config';
import type { Mail } from '../domain/mail.ts';
import { inactivity } from './lives.ts';

/**
 * Tells somebody that their account will end.
 * @param site the school's address, such as `https://school.example`
 */
export function inactivityMail(to: string, site: string): Mail {
  return {
    to,
    subject: `${siteConfig.name}: shall we keep your account?`,
    text: `Hello,

nobody has used your account with ${siteConfig.name} (${site}) for almost three years. We keep nobody's data longer than we need it.

Would you like to keep your account, your courses and what you have learned? Sign in once:
${site}/login

If you do nothing, the account and everything in it will be removed in ${inactivity.warning} days. You need not do anything
else for that, and you may come back with a new account at any time.

${siteConfig.name}
`,
  };
}
