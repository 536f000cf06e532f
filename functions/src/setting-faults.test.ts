import { expect, test } from 'vitest';
import { settingFaults } from './setting-faults.ts';

const faultsOf = (settings: Record<string, string>) => settingFaults(settings, 'my-school');

test.each<[Record<string, string>]>([
  [{}],
  [{ MAIL: '', SITE_ORIGINS: '', SERVICE_ACCOUNT: '', MAX_INSTANCES: '', PAYMENTS: '' }],
  [{ MAIL: 'on', PARENT_CONSENT: 'on', PAYMENTS: 'stripe', MAX_INSTANCES: '40', VERIFIED_ADMINS: 'off' }],
  [{ SITE_ORIGINS: 'https://a.school, https://b.school:8443' }],
  [{ SERVICE_ACCOUNT: 'pathshala-api@my-school.iam.gserviceaccount.com' }],
])('nothing is against %j', (settings) => {
  expect(faultsOf(settings)).toEqual([]);
});

test.each<[Record<string, string>, string]>([
  [{ MAIL: 'On' }, 'MAIL must be on or off'],
  [{ CERTIFICATES: 'yes' }, 'CERTIFICATES must be on or off'],
  [{ PAYMENTS: 'on' }, 'PAYMENTS must be stripe'],
  [{ MAX_INSTANCES: 'ten' }, 'MAX_INSTANCES must be a whole number'],
  [{ PARENT_CONSENT: 'on' }, 'PARENT_CONSENT=on needs MAIL=on'],
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
