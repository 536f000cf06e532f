import { expect, test } from 'vitest';
import { contentPolicy, draftOpenerSource } from './content-policy.ts';
import { siteConfig } from './site.config.ts';

const pageScript = "'sha256-AbC+/1='";

function sourcesOf(directive: string, settings: Partial<typeof siteConfig> = {}): string[] {
  const policy = contentPolicy({ ...siteConfig, ...settings }, 'school.firebaseapp.com', [pageScript]);
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('every address is exact: no source is a wildcard or a scheme alone, except for pictures in the page', () => {
  const policy = contentPolicy(siteConfig, 'school.firebaseapp.com', [pageScript]);
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  const others = sources.filter(
    (source) =>
      !/^'(self|none|unsafe-inline|sha256-[\w+/=]+)'$|^https:\/\/[a-z0-9.-]+(\/[\w/.]+)?$/.test(source),
  );
  expect(others).toEqual(['data:']);
  expect(policy).not.toContain('*');
});

const maps = ['https://www.openstreetmap.org', 'https://www.google.com/maps/'];
const button = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];
const calls = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

test.each<[directive: string, sources: readonly string[], settings?: Parameters<typeof sourcesOf>[1]]>([
  // Google's by their paths, and some scripts are in a page.
  ['script-src', ["'self'", pageScript, draftOpenerSource, ...button]],
  ['worker-src', ["'self'"]],
  ['object-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['frame-ancestors', ["'none'"]],
  // Two maps, which are asked for first, and Facebook, whatever the settings name.
  ['connect-src', ["'self'", ...calls, ...maps]],
  ['frame-src', ['https://school.firebaseapp.com', ...maps, 'https://www.facebook.com']],
  ['form-action', ["'self'"]],
  [
    'form-action',
    ["'self'", 'https://forward.example'],
    { contactFormAction: 'https://forward.example/{email}?x=1' },
  ],
])('%s has these sources and no others: %j', (directive, sources, settings) => {
  expect(sourcesOf(directive, settings)).toEqual(sources);
});

test('what App Check needs is there once it has its key', () => {
  const check = 'https://www.google.com/recaptcha/';
  for (const directive of ['script-src', 'frame-src']) {
    expect(sourcesOf(directive)).not.toContain(check);
    expect(sourcesOf(directive, { appCheckSiteKey: 'key' })).toContain(check);
  }
  const tokens = 'https://content-firebaseappcheck.googleapis.com';
  expect(sourcesOf('connect-src', { appCheckSiteKey: 'key' })).toContain(tokens);
});
