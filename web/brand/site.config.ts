import schoolJson from '@pathshala/content/site/school.json' with { type: 'json' };
import type { SchoolFile } from '@pathshala/contract/site/school';
import type { SiteConfig } from './site-schema.ts';

/**
 * Name, contact, colours, social links: what the school's settings are first filled with, and what built pages carry. Admins
 * change them in the studio, and `npm run content -- pull` brings them back.
 */
export const builtSchool = schoolJson as SchoolFile;

/**
 * What stays with the code, with `owner.config.ts`. The build checks both and names a wrong field. Which forms pages may use
 * follows from it: run `npm run generate` after a change.
 * The words, people and pictures of the home page are in `functions/content/site/home.json`.
 */
export const siteConfig: SiteConfig = {
  /**
   * Whether people, newspapers and figures are made up, as in the content that comes with this site: then every page says
   * so. Set it to `false` once home.json, the instructors and the articles are your own.
   */
  invented: true,
  origin: 'https://pathshala.example',
  /**
   * `true`: the map frame loads with the contact page (when it comes near the window), and the map service learns the
   * IP address of everybody who sees it. `false`: a link replaces the map, and nothing from another company loads
   * until somebody asks for it.
   */
  mapAtOnce: true,
  /**
   * Where the contact form is sent: the site's own API keeps the message. For a form-forwarding service, put its
   * address here; `{email}` in it is replaced by the school's.
   */
  contactFormAction: '/api/contact',
  /**
   * What happens to a new password that is one of the few thousand most common ones: `warn` says so under the field,
   * `refuse` also rejects it.
   */
  commonPasswords: 'warn',
  /**
   * `app`: reminds admins to set up codes from an app on their phone, which each sign-in then asks for. First turn it on
   * in Firebase: docs/security.md, "A second step for admins".
   */
  secondStep: 'off',
  /** Site key of reCAPTCHA Enterprise for Firebase App Check (docs/security.md); empty: it is not used. */
  appCheckSiteKey: '',
  apps: {
    appStore: 'https://apps.apple.com/app/id100000000',
    playStore: 'https://play.google.com/store/apps/details?id=pathshala.example',
  },
};
