import { createHash } from 'node:crypto';
import { mapFrames } from '@pathshala/contract/site/school';
import { policyOf } from '@pathshala/contract/site/security-headers';
import type { SiteConfig } from './site-schema.ts';

type Settings = Pick<SiteConfig, 'contactFormAction' | 'appCheckSiteKey'>;

const own = "'self'";
const none = ["'none'"];
/** The settings may name them at any time, and no others. */
const maps = mapFrames.map((one) => one.replace(/(?<=\.org)\/$/, ''));

/** Google's servers that sign-in needs, by exact name. */
const google = {
  /** The script of the Google button, and what it loads. */
  button: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
  accounts: 'https://identitytoolkit.googleapis.com',
  tokens: 'https://securetoken.googleapis.com',
  /** Photos of people who sign in with Google. */
  photos: 'https://lh3.googleusercontent.com',
} as const;

/** For App Check: reCAPTCHA, and the exchange of its answers for tokens. */
const appCheck = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/'],
  tokens: ['https://content-firebaseappcheck.googleapis.com'],
} as const;
const withoutAppCheck = { scripts: [], frames: [], tokens: [] } as const;

function originsOf(address: string): string[] {
  return address.startsWith('https:') ? [new URL(address).origin] : [];
}

/**
 * Opens a draft from its link: the token after `#` reaches no server log, as it is sent in a body. `DOMParser` runs no
 * script.
 */
export const draftOpenerScript = `
addEventListener('hashchange', () => location.reload());
(async () => {
  const answer = await fetch(location.pathname + location.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: location.hash.slice(1) || 'none' }),
  });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.documentElement.replaceWith(page.documentElement);
})().catch(() => {
  document.getElementById('failed').hidden = false;
});
`;

export const draftOpenerSource = `'sha256-${createHash('sha256').update(draftOpenerScript).digest('base64')}'`;

/**
 * The Content-Security-Policy of the pages: what the owner's configuration requires, and the few that the settings may name.
 * docs/decisions/0044-content-security-policy-from-settings.md
 * @param authDomain the host of the project's sign-in, such as `school.firebaseapp.com`
 * @param pageScripts sources of the scripts that may be in a page: `'sha256-…'`
 */
export function contentPolicy(
  settings: Settings,
  authDomain: string,
  pageScripts: readonly string[],
): string {
  const check = settings.appCheckSiteKey === '' ? withoutAppCheck : appCheck;
  return policyOf({
    'default-src': [own],
    'script-src': [own, ...pageScripts, draftOpenerSource, ...google.button, ...check.scripts],
    // MUI writes styles into pages.
    'style-src': [own, "'unsafe-inline'"],
    'img-src': [own, 'data:', google.photos],
    'font-src': [own],
    // Without it the browser falls back to script-src, which allows other origins.
    'worker-src': [own],
    'connect-src': [own, google.accounts, google.tokens, ...check.tokens, ...maps],
    'frame-src': [`https://${authDomain}`, ...check.frames, ...maps, 'https://www.facebook.com'],
    'object-src': none,
    'base-uri': none,
    'form-action': [own, ...originsOf(settings.contactFormAction)],
    'frame-ancestors': none,
  });
}

/** For scripts, fonts and pictures opened by themselves: they may load and run nothing. */
export const filePolicy = policyOf({ 'default-src': none, 'frame-ancestors': none });
