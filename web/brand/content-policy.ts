import { createHash } from 'node:crypto';
import { policyOf } from '@pathshala/contract/site/security-headers';
import type { SiteConfig } from './site-schema.ts';

type Settings = Pick<
  SiteConfig,
  'mapUrl' | 'contactFormAction' | 'facebookPageId' | 'facebookAppId' | 'appCheckSiteKey'
>;

const own = "'self'";
const none = ["'none'"];

/** Google's servers that signing in needs, each by its exact name. */
const google = {
  /** The script behind the Google button, and the parts that it loads. */
  button: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
  accounts: 'https://identitytoolkit.googleapis.com',
  tokens: 'https://securetoken.googleapis.com',
  /** Photos of people who sign in with Google. */
  photos: 'https://lh3.googleusercontent.com',
} as const;

/** What App Check needs as well: Google's reCAPTCHA, and where its answers become tokens. */
const appCheck = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/'],
  tokens: ['https://content-firebaseappcheck.googleapis.com'],
} as const;
const withoutAppCheck = { scripts: [], frames: [], tokens: [] } as const;

/** The origin of an address, or nothing for one of the site itself. */
function originsOf(address: string): string[] {
  return address.startsWith('https:') ? [new URL(address).origin] : [];
}

/**
 * Opens a draft by its link, on a page that the function sends: takes what is after the `#`, which is in no address that a server
 * sees, sends it in a body, and puts the draft's page in the place of its own. What `DOMParser` reads runs no script.
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

/** The same as a source of the content policy: `'sha256-…'`. */
export const draftOpenerSource = `'sha256-${createHash('sha256').update(draftOpenerScript).digest('base64')}'`;

/**
 * The Content-Security-Policy of the pages: what the owner's settings ask for and nothing else.
 * docs/decisions/0044-content-security-policy-from-settings.md
 * @param authDomain where the project's sign-in lies, such as `school.firebaseapp.com`
 * @param pageScripts what may be in a page as a script, as sources: `'sha256-…'`
 */
export function contentPolicy(
  settings: Settings,
  authDomain: string,
  pageScripts: readonly string[],
): string {
  const check = settings.appCheckSiteKey === '' ? withoutAppCheck : appCheck;
  const hasPagePlugin = settings.facebookPageId !== '' && settings.facebookAppId !== '';
  return policyOf({
    'default-src': [own],
    'script-src': [own, ...pageScripts, draftOpenerSource, ...google.button, ...check.scripts],
    // MUI writes styles into pages.
    'style-src': [own, "'unsafe-inline'"],
    'img-src': [own, 'data:', google.photos],
    'font-src': [own],
    // Without it a browser takes what scripts may be, which names others than the site.
    'worker-src': [own],
    'connect-src': [own, google.accounts, google.tokens, ...check.tokens],
    'frame-src': [
      `https://${authDomain}`,
      ...check.frames,
      ...originsOf(settings.mapUrl),
      ...(hasPagePlugin ? ['https://www.facebook.com'] : []),
    ],
    'object-src': none,
    'base-uri': none,
    'form-action': [own, ...originsOf(settings.contactFormAction)],
    'frame-ancestors': none,
  });
}

/**
 * The Content-Security-Policy of scripts, fonts and pictures, for anyone who opens one by itself: it may load and run nothing. What
 * a page may do with them says the page's own.
 */
export const filePolicy = policyOf({ 'default-src': none, 'frame-ancestors': none });
