import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { expect, test } from 'vitest';
import { readSettings, settingFaults, wantsVerifiedAdmins } from './settings.ts';

const faultsOf = (settings: Record<string, string>) =>
  settingFaults({ ...settings, GCLOUD_PROJECT: 'my-school' });

test.each<[Record<string, string>]>([
  [{}],
  [{ MAIL: '', SITE_ORIGINS: '', SERVICE_ACCOUNT: '', MAX_INSTANCES: '', PAYMENTS: '' }],
  [{ MAIL: 'on', PAYMENTS: 'stripe', MAX_INSTANCES: '40', VERIFIED_ADMINS: 'off' }],
  [{ SITE_ORIGINS: 'https://a.school, https://b.school:8443' }],
  [{ SERVICE_ACCOUNT: 'pathshala-api@my-school.iam.gserviceaccount.com' }],
])('nothing is against %j', (settings) => {
  expect(faultsOf(settings)).toEqual([]);
});

test.each<[Record<string, string>, string]>([
  [{ MAIL: 'On' }, 'MAIL must be on or off'],
  [{ CERTIFICATES: 'yes' }, 'CERTIFICATES must be on or off'],
  [{ PAYMENTS: 'on' }, 'PAYMENTS must be stripe'],
  ...['ten', '0', '1001', '-1', '1.5'].map((count): [Record<string, string>, string] => [
    { MAX_INSTANCES: count },
    'MAX_INSTANCES must be a whole number',
  ]),
  [{ CERTIFICATES: 'on' }, 'npm run keys'],
  [{ APP_CHECK: 'on' }, 'appCheckSiteKey'],
  [{ SITE_ORIGINS: 'https://a.school/' }, 'SITE_ORIGINS names https://a.school/'],
  [{ SITE_ORIGINS: 'https://a.school,b.school' }, 'SITE_ORIGINS names b.school'],
  [{ SITE_ORIGINS: 'http://a.school' }, 'SITE_ORIGINS names http://a.school'],
  [{ SERVICE_ACCOUNT: 'pathshala-api' }, 'NAME@my-school.iam.gserviceaccount.com'],
])('%j is named', (settings, fault) => {
  const [found = '', ...others] = faultsOf(settings);
  expect(found).toContain(fault);
  expect(found).toMatch(/^functions\/\.env: /);
  expect(others).toEqual([]);
});

test('a deployment stops at all faults together', () => {
  expect(() => readSettings({ MAIL: 'On', APP_CHECK: 'yes' })).toThrow(/APP_CHECK.*\n.*MAIL/);
});

const project = { GCLOUD_PROJECT: 'my-school' };

test('a school that says nothing has the usual settings', () => {
  expect(readSettings(project)).toMatchObject({
    ...{ home: 'https://my-school.web.app', maxInstances: 10, verifiedAdmins: true },
    ...{ appCheck: false, mail: false, secrets: [], isEmulated: false },
  });
  expect(readSettings({ MAX_INSTANCES: '' }).maxInstances).toBe(10);
  expect(readSettings({ MAX_INSTANCES: '70' }).maxInstances).toBe(70);
});

test('a page that calls is led back to, if it is the school’s', () => {
  const { siteOf } = readSettings({
    ...project,
    SITE_ORIGINS: 'https://school.example, https://two.example',
  });
  expect(siteOf('https://two.example')).toBe('https://two.example');
  expect(siteOf('https://my-school.firebaseapp.com')).toBe('https://my-school.firebaseapp.com');
  expect(siteOf('https://evil.example')).toBe('https://school.example');
  expect(siteOf(undefined)).toBe('https://school.example');
});

test('in the emulators mails are stored, and nobody has to prove an app or an address', () => {
  const emulated = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
  expect(readSettings(emulated)).toMatchObject({
    ...{ mail: true, verifiedAdmins: false, appCheck: false, isEmulated: true },
  });
  expect(readSettings({ FUNCTIONS_EMULATOR: 'true' }).isEmulated).toBe(false);
  expect(readSettings({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }).isEmulated).toBe(false);
});

test('secrets are asked for only by a school that takes payments, or gives certificates that can be checked', () => {
  const keys = [...certificateKeys, { x: 'another' }];
  expect(readSettings({ PAYMENTS: 'stripe' }).secrets).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  expect(readSettings({ CERTIFICATES: 'on' }, keys).secrets).toEqual(['CERTIFICATE_KEY']);
  expect(readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' }).stripe).toBeUndefined();
});

test('whether admins need a verified address is the setting’s, wherever it is made', () => {
  expect(wantsVerifiedAdmins({ VERIFIED_ADMINS: 'off' }, false)).toBe(false);
  expect(wantsVerifiedAdmins({ VERIFIED_ADMINS: 'on' }, true)).toBe(true);
});
