import type { Owner, TranslatedOwner } from './site-schema.ts';

/*
 * Who runs the school. Apart from `site.config.ts`, because every page of the site carries that one, and
 * only a few need this. The build checks both.
 */

/**
 * Who is responsible for the school, as /privacy, /terms, /refunds and receipts name them; `country` is the one whose law
 * holds. `securityEmail` goes into /.well-known/security.txt.
 */
export const owner: Owner = {
  name: 'Pathshala Education Trust',
  address: 'House 12, Road 5, Dhanmondi, Dhaka 1205, Bangladesh',
  country: 'Bangladesh',
  privacyEmail: 'privacy@pathshala.example',
  securityEmail: 'security@pathshala.example',
};

export const translatedOwner: TranslatedOwner = {
  bn: {
    name: 'পাঠশালা শিক্ষা ট্রাস্ট',
    address: 'বাড়ি ১২, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ',
    country: 'বাংলাদেশ',
  },
};

/**
 * Whether browsers keep the pages that somebody opened, so that they open without a connection. `false` and a deploy
 * take everything back that was kept: docs/operations.md, "Pages without a connection".
 */
export const keepsPages: boolean = true;

/**
 * Whether browsers are told to open every address below the school's domain (mail., www., all of them) by HTTPS alone, and
 * may keep that in the lists that they ship with. Turn it on only where each of those hosts has HTTPS for good: who has
 * visited the school once cannot reach one without it, and to get off those lists takes months.
 * `npm run generate` after a change.
 */
export const httpsOnEverySubdomain: boolean = false;
