/**
 * Which package may import which, and which way imports go inside a package: docs/architecture.md, "Packages". The
 * linter's rules are made from it (`npm run generate`), and the tests go through every pair of it.
 */

/** What a package of ours is called, without `@pathshala/`. */
export type PackageName =
  | 'messages'
  | 'contract'
  | 'content'
  | 'search'
  | 'functions'
  | 'boot'
  | 'brand'
  | 'art'
  | 'web'
  | 'scripts';

export interface PackageRule {
  readonly folder: string;
  /** The packages of ours that any of its files may import. */
  readonly may: readonly PackageName[];
}

/** By name. A package that lies inside another comes after it. */
export const packageRules: Readonly<Record<PackageName, PackageRule>> = {
  functions: { folder: 'functions', may: ['messages', 'contract', 'search', 'brand'] },
  contract: { folder: 'functions/contract', may: ['messages'] },
  content: { folder: 'functions/content', may: ['messages', 'contract'] },
  search: { folder: 'functions/search', may: ['messages', 'contract'] },
  web: { folder: 'web', may: ['messages', 'contract', 'content', 'search', 'boot', 'brand'] },
  messages: { folder: 'web/messages', may: [] },
  boot: { folder: 'web/boot', may: ['contract'] },
  brand: { folder: 'web/brand', may: ['messages', 'contract'] },
  art: { folder: 'web/art', may: ['messages', 'contract', 'content', 'brand'] },
  scripts: {
    folder: 'scripts',
    may: ['messages', 'contract', 'content', 'search', 'functions', 'boot', 'brand'],
  },
};

/** The packages' names in the order of the table. */
export const packageNames = Object.keys(packageRules) as PackageName[];

/** Specifiers that files may not import, as the linter's patterns: the last one that fits decides. */
export interface Refusal {
  readonly group: readonly string[];
  readonly message: string;
}

/** Some files of a package: what they may import besides, and what they may not. */
export interface Room {
  readonly package: PackageName;
  /** Globs from the repository's folder. A file that two rooms name belongs to the later one. */
  readonly files: readonly string[];
  /** Packages, or single modules of them (`content/records`), that these files may import besides. */
  readonly besides?: readonly string[];
  readonly never?: readonly Refusal[];
}

const apiWay = 'Imports go one way: index → feature → domain, rate-limit → firestore → http → contract.';
const siteWay = 'Imports go one way: app → features → ui, api, auth, theme → words → contract.';
const apiTop: Refusal = { group: ['../index.ts', '../api.ts', '../routes.ts'], message: apiWay };
const aboveLayer = `A layer never imports a feature or a layer above it. ${apiWay}`;
const otherFeature = `A feature never imports another. ${apiWay}`;

/** Folders beside one's own may not be imported, but for these. */
function besideOnly(message: string, ...folders: readonly string[]): Refusal {
  return { group: ['../*/**', '!../../**', ...folders.map((name) => `!../${name}/**`)], message };
}

/** One file says what the site takes of its router: what replaces it changes that file and those that start it. */
const router: Refusal = {
  group: ['react-router', 'react-router/**', 'react-router-dom', 'react-router-dom/**'],
  message: 'The router is imported from web/src/ui/router.ts, by tests also from web/src/testing/router.ts.',
};

const fromFeature = besideOnly(otherFeature, 'http', 'firestore', 'domain', 'rate-limit');

/** What a row of content looks like in Firestore: types and nothing that runs. */
const records = 'content/records';
/** The kinds of content and what follows from their fields: neither files nor a renderer. */
const kinds = 'content/kinds/*';
/** The mails that the API writes itself: a file of content that it carries. */
const ownWords = ['content/mails'];

export const rooms: readonly Room[] = [
  { package: 'functions', files: ['functions/**'] },
  {
    package: 'functions',
    files: ['functions/src/*/**'],
    besides: [records, kinds, ...ownWords],
    never: [fromFeature, apiTop],
  },
  {
    package: 'functions',
    files: ['functions/src/http/**'],
    never: [besideOnly(aboveLayer), apiTop],
  },
  {
    package: 'functions',
    files: ['functions/src/firestore/**'],
    besides: [records],
    never: [besideOnly(aboveLayer, 'http'), apiTop],
  },
  {
    package: 'functions',
    files: ['functions/src/domain/**', 'functions/src/rate-limit/**'],
    besides: [records, kinds, ...ownWords],
    never: [besideOnly(aboveLayer, 'http', 'firestore'), apiTop],
  },
  {
    package: 'functions',
    files: ['functions/src/catalogue/seed-catalogue.ts', 'functions/src/catalogue/seed-published.ts'],
    besides: ['content'],
    never: [fromFeature, apiTop],
  },
  {
    package: 'functions',
    files: [
      'functions/src/studio/**',
      'functions/src/model-test/**',
      'functions/src/pages/draft-page.ts',
      'functions/src/pages/read-sitemap.ts',
      'functions/src/domain/published-part.ts',
      'functions/src/domain/render-page.ts',
      'functions/src/week/due-reviews.ts',
    ],
    besides: ['content'],
    never: [fromFeature, apiTop],
  },
  { package: 'functions', files: ['functions/**/*.test.ts', 'functions/test/**'], besides: ['content'] },
  {
    package: 'contract',
    files: ['functions/contract/**'],
    never: [
      {
        group: [
          'react',
          'react/**',
          'express',
          'firebase',
          'firebase/**',
          'firebase-admin/**',
          'firebase-functions/**',
          '@google-cloud/**',
        ],
        message: 'The contract imports nothing but yup, the messages’ keys and itself.',
      },
    ],
  },
  { package: 'content', files: ['functions/content/**'] },
  { package: 'search', files: ['functions/search/**'] },
  {
    package: 'search',
    files: [
      'functions/search/build-index.ts',
      'functions/search/built-index.ts',
      'functions/search/documents-of.ts',
      'functions/search/**/*.test.ts',
    ],
    besides: ['content'],
  },
  { package: 'web', files: ['web/**'], never: [router] },
  { package: 'web', files: ['web/build-steps/**'], besides: ['art'], never: [router] },
  {
    package: 'web',
    files: ['web/src/features/**'],
    never: [
      router,
      { group: ['../../app/**', '../../../app/**'], message: siteWay },
      { group: ['../*/**', '!../../**'], message: `A feature never imports another. ${siteWay}` },
    ],
  },
  // Features with rooms of their own: they may import each other.
  {
    package: 'web',
    files: ['web/src/features/studio/*/**', 'web/src/features/practice/*/**'],
    never: [
      router,
      { group: ['../../../app/**'], message: siteWay },
      { group: ['../../*/**', '!../../../**'], message: `A feature never imports another. ${siteWay}` },
    ],
  },
  {
    package: 'web',
    files: ['web/src/ui/**', 'web/src/api/**', 'web/src/auth/**', 'web/src/theme/**'],
    never: [router, { group: ['../features/**', '../app/**'], message: siteWay }],
  },
  {
    package: 'web',
    files: ['web/src/words/**'],
    never: [router, { group: ['../*/**'], message: siteWay }],
  },
  {
    package: 'web',
    files: [
      'web/src/ui/router.ts',
      'web/src/testing/router.ts',
      'web/src/entry.browser.tsx',
      'web/src/server.tsx',
    ],
  },
  { package: 'messages', files: ['web/messages/**'] },
  { package: 'boot', files: ['web/boot/**'] },
  { package: 'brand', files: ['web/brand/**'] },
  { package: 'art', files: ['web/art/**'] },
  { package: 'scripts', files: ['scripts/**'] },
];
