import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScriptSource } from '@pathshala/boot/boot-script';
import { pagesAheadSource } from '@pathshala/boot/pages-ahead';
import { contentPolicy } from '@pathshala/brand/content-policy';
import { siteConfig } from '@pathshala/brand/site.config';
import { region } from '@pathshala/contract/region';
import { securityHeaders } from '@pathshala/contract/security-headers';
import { expect, test } from 'vitest';
import { allowAuthEmulator, emulatorConfig } from './firebase-config.ts';
import { withSecurityHeaders } from './hosting-headers.ts';
import { root } from './paths.ts';
import { helpers, type Ports, services } from './ports.ts';
import { defaultProject } from './projects.ts';

const text = readFileSync(join(root, 'firebase.json'), 'utf8');
const config = JSON.parse(text);
const ports = Object.fromEntries(
  [...services, ...helpers].map((name, index) => [name, 6000 + index]),
) as Ports;

function headerOf(from: typeof config, source: string, key: string): string {
  const rule = from.hosting.headers.find((each: { source: string }) => each.source === source);
  return rule?.headers.find((header: { key: string }) => header.key === key)?.value ?? '';
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policy = headerOf(config, '**', 'Content-Security-Policy');

test('the policy and the headers are those of the settings and of the tables (if not: npm run generate)', () => {
  expect(JSON.parse(withSecurityHeaders(text, defaultProject() ?? '')), 'run `npm run generate`').toEqual(
    config,
  );
  expect(policy).toBe(
    contentPolicy(siteConfig, `${defaultProject()}.firebaseapp.com`, [bootScriptSource, pagesAheadSource]),
  );
  for (const [name, value] of Object.entries(securityHeaders))
    expect(headerOf(config, '**', name)).toBe(value);
});

test('a policy that was changed by hand is put right, and nothing else in the file is touched', () => {
  const loosened = text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
  expect(JSON.parse(withSecurityHeaders(loosened, defaultProject() ?? ''))).toEqual(config);
  expect(() => withSecurityHeaders('{}', 'school')).toThrow('firebase.json has no headers for everything');
});

test.each([
  ['Strict-Transport-Security', /max-age=\d{8,}/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Permissions-Policy', /camera=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin-allow-popups$/],
])('every answer carries %s', (key, value) => {
  expect(headerOf(config, '**', key)).toMatch(value);
});

test('the API is sent to the region where the function runs', () => {
  expect(config.hosting.rewrites[0]).toEqual({
    source: '/api/**',
    function: { functionId: 'api', region, pinTag: false },
  });
});

test('the real site knows nothing of the emulators; theirs may reach the Auth emulator and nothing more', () => {
  expect(policy).not.toContain('127.0.0.1');
  const emulated = headerOf(emulatorConfig(config, ports), '**', 'Content-Security-Policy');
  expect(emulated).toBe(allowAuthEmulator(policy, ports.auth));
  const origin = `http://127.0.0.1:${ports.auth}`;
  const changed = [...directives(emulated)]
    .filter(([, sources]) => sources.includes(origin))
    .map(([name]) => name);
  expect(changed.sort()).toEqual(['connect-src', 'frame-src']);
});

test('a run keeps all rules of the site, on its own ports and with its own copies', () => {
  const emulated = emulatorConfig(config, ports);
  expect(emulated.hosting).toMatchObject({ ...config.hosting, public: 'public', headers: expect.any(Array) });
  expect(emulated.hosting.headers).toHaveLength(config.hosting.headers.length);
  expect(emulated.functions).toEqual([{ ...config.functions[0], source: 'functions' }]);
  for (const service of services) expect(emulated.emulators[service]).toMatchObject({ port: ports[service] });
});
