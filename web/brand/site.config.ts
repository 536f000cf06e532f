import type { SiteConfig } from './site-schema.ts';

/**
 * What an owner changes to make the site their own, with `owner.config.ts`. The build checks both and names a wrong field.
 * The words, people and pictures of the home page are in `functions/content/site/home.json`.
 */
export const siteConfig: SiteConfig = {
  name: 'Pathshala',
  tagline: 'A bright, tidy classroom on every phone.',
  description:
    'Lessons, books and live classes for classes 1 to 12, in Bangla and English, on the phone you already have.',
  /** Address under which the site is reached; canonical links and the sitemap are made from it. */
  origin: 'https://pathshala.example',
  contactEmail: 'hello@pathshala.example',
  /** Address of the map frame on the contact page; any map service's embed address. */
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=90.3700%2C23.7350%2C90.4000%2C23.7600&layer=mapnik',
  mapLabel: 'Pathshala, Dhanmondi, Dhaka',
  /**
   * `true`: the map frame loads with the contact page (when it comes near the window), and the map service learns the
   * address of everybody who looks at it. `false`: only the school's own drawing is there, and the frame loads when a
   * visitor presses *Show the map*; then nothing of another company loads before it is asked for. What is drawn is
   * `mapSketch` in `owner.config.ts`.
   */
  mapAtOnce: true,
  /**
   * Where the contact form is sent: the site's own API keeps the message. With a form-forwarding service put its
   * address here; `{email}` in it is replaced by `contactEmail`.
   */
  contactFormAction: '/api/contact',
  /** Page id and app id of the social-network page; empty: neither widget nor messenger button is shown. */
  facebookPageId: '',
  facebookAppId: '',
  social: { facebook: '', youtube: '', instagram: '', linkedin: '' },
  /** Addresses in the app stores; empty: the badge says that the app is on its way. */
  apps: { appStore: '', playStore: '' },
};
