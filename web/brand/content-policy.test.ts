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

test('scripts come from the site and from the Google button, by their paths, and some are in a page', () => {
  expect(sourcesOf('script-src')).toEqual([
    ...["'self'", pageScript, draftOpenerSource],
    ...['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
  ]);
});

test('what runs beside pages is the site’s alone', () => {
  expect(sourcesOf('worker-src')).toEqual(["'self'"]);
});

test.each(['object-src', 'base-uri', 'frame-ancestors'])('%s is closed', (directive) => {
  expect(sourcesOf(directive)).toEqual(["'none'"]);
});

test('two maps, which are asked for first, and Facebook may be framed, whatever the settings name, and no others', () => {
  const maps = ['https://www.openstreetmap.org', 'https://www.google.com/maps/'];
  expect(sourcesOf('connect-src').slice(-2)).toEqual(maps);
  expect(sourcesOf('frame-src')).toEqual([
    ...['https://school.firebaseapp.com', ...maps, 'https://www.facebook.com'],
  ]);
});

test('forms go to the site, and where the contact form is sent', () => {
  expect(sourcesOf('form-action')).toEqual(["'self'"]);
  expect(sourcesOf('form-action', { contactFormAction: 'https://forward.example/{email}?x=1' })).toEqual([
    "'self'",
    'https://forward.example',
  ]);
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
