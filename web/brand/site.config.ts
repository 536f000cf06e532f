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
  /**
   * Who is responsible for the school, as /privacy, /terms, /refunds and receipts name them; `country` is the one whose law
   * holds. `securityEmail` goes into /.well-known/security.txt.
   */
  owner: {
    name: 'Pathshala Education Trust',
    address: 'House 12, Road 5, Dhanmondi, Dhaka 1205, Bangladesh',
    country: 'Bangladesh',
    privacyEmail: 'privacy@pathshala.example',
    securityEmail: 'security@pathshala.example',
  },
  /** Address of the map frame on the contact page; any map service's embed address. */
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=90.3700%2C23.7350%2C90.4000%2C23.7600&layer=mapnik',
  mapLabel: 'Pathshala, Dhanmondi, Dhaka',
  /**
   * `true`: the map frame loads with the contact page (when it comes near the window), and the map service learns the
   * address of everybody who looks at it. `false`: only the school's own drawing is there, and the frame loads when a
   * visitor presses *Show the map*; then nothing of another company loads before it is asked for.
   */
  mapAtOnce: true,
  /** Our own drawing of the way to the school, in metres from its door; it stands where the frame is not. */
  mapSketch: {
    roads: [
      { name: 'Mirpur Road', from: { east: 320, north: -400 }, to: { east: 260, north: 400 }, wide: true },
      {
        name: 'Satmasjid Road',
        from: { east: -440, north: -400 },
        to: { east: -400, north: 400 },
        wide: true,
      },
      { name: 'Road 5', from: { east: -420, north: -40 }, to: { east: 300, north: -60 } },
      { name: 'Road 8', from: { east: -410, north: 190 }, to: { east: 280, north: 200 } },
      { from: { east: -60, north: -400 }, to: { east: -70, north: 400 } },
    ],
    places: [
      { name: 'Dhanmondi Lake', kind: 'water', east: -240, north: 90 },
      { name: 'Rabindra Sarobar', kind: 'park', east: 165, north: 110 },
      { name: 'Bus stop', kind: 'bus', east: 390, north: 60 },
      { name: 'Book market', kind: 'shop', east: 140, north: -220 },
    ],
  },
  /**
   * Where the contact form is sent: the site's own API keeps the message. With a form-forwarding service put its
   * address here; `{email}` in it is replaced by `contactEmail`.
   */
  contactFormAction: '/api/contact',
  /**
   * What happens to a new password that is one of the few thousand most common ones: `warn` says so under the field,
   * `refuse` does not take it either.
   */
  commonPasswords: 'warn',
  /** Page id and app id of the social-network page; empty: neither widget nor messenger button is shown. */
  facebookPageId: '',
  facebookAppId: '',
  /** Site key of reCAPTCHA Enterprise for Firebase App Check (docs/security.md); empty: it is not used. */
  appCheckSiteKey: '',
  social: { facebook: '', youtube: '', instagram: '', linkedin: '' },
  /** Addresses in the app stores; empty: the badge says that the app is on its way. */
  apps: { appStore: '', playStore: '' },
};
