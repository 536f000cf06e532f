import { expect, test } from 'vitest';
import { contentPolicy, draftOpenerSource } from './content-policy.ts';
import { siteConfig } from './site.config.ts';

const pageScript = "'sha256-AbC+/1='";

const noPage = { facebookPageId: '', facebookAppId: '' };

function sourcesOf(directive: string, settings: Partial<typeof siteConfig> = {}): string[] {
  const policy = contentPolicy({ ...siteConfig, ...noPage, ...settings }, 'school.firebaseapp.com', [
    pageScript,
  ]);
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

test('the map’s setting decides whose map may be framed', () => {
  expect(sourcesOf('frame-src')).toEqual(['https://school.firebaseapp.com', 'https://www.openstreetmap.org']);
  expect(sourcesOf('frame-src', { mapUrl: 'https://maps.example/embed?at=1,2;3' })).toEqual([
    'https://school.firebaseapp.com',
    'https://maps.example',
  ]);
  const map = 'https://www.openstreetmap.org';
  expect(sourcesOf('connect-src')).toContain(map);
  expect(sourcesOf('connect-src', { mapAtOnce: false })).not.toContain(map);
});

test('the page plugin may be framed once both its settings are there', () => {
  const facebook = 'https://www.facebook.com';
  expect(sourcesOf('frame-src', { facebookPageId: 'school' })).not.toContain(facebook);
  expect(sourcesOf('frame-src', { facebookPageId: 'school', facebookAppId: '1' })).toContain(facebook);
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
