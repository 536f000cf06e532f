import type { SiteConfig, TranslatedSite } from './site-schema.ts';

/**
 * What an owner changes to make the site their own, with `owner.config.ts`. The build checks both and names a wrong field.
 * Which map, forms and frames pages may use follows from it: run `npm run generate` after a change.
 * The words, people and pictures of the home page are in `functions/content/site/home.json`.
 */
export const siteConfig: SiteConfig = {
  name: 'Pathshala',
  tagline: 'A bright, tidy classroom on every phone.',
  description:
    'A first course for each class from 1 to 12, with a quiz after every lesson, and free books in Bangla and English, on the phone you already have.',
  /**
   * Whether people, newspapers and figures are made up, as in the content that comes with this site: then every page says
   * so. Set it to `false` once home.json, the instructors and the articles are your own.
   */
  invented: true,
  origin: 'https://pathshala.example',
  contactEmail: 'hello@pathshala.example',
  /** Address of the map frame on the contact page; any map service's embed address. */
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=90.3700%2C23.7350%2C90.4000%2C23.7600&layer=mapnik',
  mapLabel: 'Pathshala, Dhanmondi, Dhaka',
  /**
   * `true`: the map frame loads with the contact page (when it comes near the window), and the map service learns the
   * IP address of everybody who sees it. `false`: a link replaces the map, and nothing from another company loads
   * until somebody asks for it.
   */
  mapAtOnce: true,
  /**
   * Where the contact form is sent: the site's own API keeps the message. For a form-forwarding service, put its
   * address here; `{email}` in it is replaced by `contactEmail`.
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
  /** Page id and app id of the page on Facebook; empty: neither the page's box nor the chat button is shown. */
  facebookPageId: 'pathshala.example',
  facebookAppId: '100000000000000',
  /** Site key of reCAPTCHA Enterprise for Firebase App Check (docs/security.md); empty: it is not used. */
  appCheckSiteKey: '',
  social: {
    facebook: 'https://www.facebook.com/pathshala.example',
    youtube: 'https://www.youtube.com/@pathshala.example',
    instagram: 'https://www.instagram.com/pathshala.example',
    linkedin: 'https://www.linkedin.com/school/pathshala.example',
  },
  apps: {
    appStore: 'https://apps.apple.com/app/id100000000',
    playStore: 'https://play.google.com/store/apps/details?id=pathshala.example',
  },
};

export const translatedSite: TranslatedSite = {
  bn: {
    name: 'পাঠশালা',
    tagline: 'প্রতিটি ফোনে একটি উজ্জ্বল, গোছানো ক্লাস।',
    description:
      'প্রথম থেকে দ্বাদশ, প্রতিটি শ্রেণির জন্য শুরুর একটি কোর্স, প্রতিটি পাঠের শেষে কুইজ, আর বাংলা ও ইংরেজিতে বিনামূল্যের বই। হাতের ফোনটিতেই।',
    mapLabel: 'পাঠশালা, ধানমন্ডি, ঢাকা',
  },
};
