import type { Owner, TranslatedOwner } from './site-schema.ts';

/*
 * Who runs the school. Apart from `site.config.ts`, because every page of the site carries that one, and
 * only a few need this. The build checks both.
 */

/**
 * Who is responsible for the school, as /privacy, /terms, /refunds and receipts name them; `country` is the one whose law
 * applies. The address is the school's: functions/content/site/school.json. `securityEmail` goes into /.well-known/security.txt.
 */
export const owner: Owner = {
  name: 'Pathshala Education Trust',
  country: 'Bangladesh',
  privacyEmail: 'privacy@pathshala.example',
  securityEmail: 'security@pathshala.example',
};

export const translatedOwner: TranslatedOwner = {
  bn: {
    name: 'পাঠশালা শিক্ষা ট্রাস্ট',
    country: 'বাংলাদেশ',
  },
};

/**
 * Whether browsers keep the pages that somebody opened, so that they open offline. `false` and a deploy remove
 * everything that was kept: docs/operations.md, "Pages without a connection".
 */
export const keepsPages: boolean = true;

/**
 * Whether browsers must use HTTPS for every host below the school's domain (mail., www., all of them), and may add the
 * domain to the lists that they ship with. Turn it on only if all those hosts have HTTPS for good: visitors of the school
 * cannot reach a host without it any more, and getting off the lists takes months.
 * `npm run generate` after a change.
 */
export const httpsOnEverySubdomain: boolean = false;
