import type { SiteConfig } from './site-schema.ts';

/**
 * Everything an owner changes to make the site their own. The build checks it and names a wrong field. Whose map, forms
 * and frames the pages may use follows from it: `npm run generate` after a change.
 * The words, people and pictures of the home page are in `functions/content/site/home.json`.
 */
export const siteConfig: SiteConfig = {
  name: 'Pathshala',
  tagline: 'A bright, tidy classroom on every phone.',
  description:
    'Lessons with quizzes for every class from 1 to 12, and free books in Bangla and English, on the phone you already have.',
  /** What the school says of itself on home; nothing counts it, and home says whose figures they are. */
  claims: { learners: '150 million+', investors: '50+' },
  /**
   * Whether the people, papers and figures are made up, as they are in the content that comes with this site. While they
   * are, every page says so. `false` once home.json, the instructors, the articles and the claims are your own.
   */
  invented: true,
  /** Address under which the site is reached; canonical links and the sitemap are made from it. */
  origin: 'https://pathshala.example',
  contactEmail: 'hello@pathshala.example',
  /** Address of the map frame on the contact page; any map service's embed address. */
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=90.3700%2C23.7350%2C90.4000%2C23.7600&layer=mapnik',
  mapLabel: 'Pathshala, Dhanmondi, Dhaka',
  /**
   * Where the contact form is sent: the site's own API keeps the message. With a form-forwarding service put its
   * address here; `{email}` in it is replaced by `contactEmail`.
   */
  contactFormAction: '/api/contact',
  /** Page id and app id of the social-network page; empty: neither widget nor messenger button is shown. */
  facebookPageId: '',
  facebookAppId: '',
  /** Site key of reCAPTCHA Enterprise for Firebase App Check (docs/security.md); empty: it is not used. */
  appCheckSiteKey: '',
  social: { facebook: '', youtube: '', instagram: '', linkedin: '' },
  /** Addresses in the app stores; empty: the badge says that the app is on its way. */
  apps: { appStore: '', playStore: '' },
};
