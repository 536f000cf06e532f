import { siteConfig } from '@pathshala/brand/site.config';
import { consentSetting } from './consent/settings.ts';
import { sendsMail } from './domain/mail.ts';
import { certificateSecrets } from './enrolment/certificate-settings.ts';
import { maxInstancesOf } from './http/max-instances.ts';
import { siteOrigins } from './http/origins.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** What a setting may say; another word would be taken for none. */
const words: Readonly<Record<string, readonly string[]>> = {
  ...{ VERIFIED_ADMINS: ['on', 'off'], APP_CHECK: ['on', 'off'], MAIL: ['on', 'off'] },
  ...{ PARENT_CONSENT: ['on', 'off'], CERTIFICATES: ['on', 'off'], PAYMENTS: ['stripe'] },
};

const isOrigin = (text: string) => URL.parse(text)?.origin === text && text.startsWith('https://');

/**
 * What is wrong with the settings of a deployed school: what would stop a deployment after minutes of building, or be passed
 * over in silence.
 * @returns a line for each, which names the file
 */
export function settingFaults(settings: Settings, project: string): string[] {
  const { SITE_ORIGINS = '', SERVICE_ACCOUNT, APP_CHECK } = settings;
  const faults: string[] = [];
  for (const [name, allowed] of Object.entries(words)) {
    const value = settings[name];
    if (value && !allowed.includes(value)) faults.push(`${name} must be ${allowed.join(' or ')}`);
  }
  for (const origin of SITE_ORIGINS.split(',').map((one) => one.trim()))
    if (origin && !isOrigin(origin)) faults.push(`SITE_ORIGINS names ${origin}; write https://your.domain`);
  if (SERVICE_ACCOUNT && !/^[\w-]+@[\w.:-]+\.gserviceaccount\.com$/.test(SERVICE_ACCOUNT))
    faults.push(`SERVICE_ACCOUNT must be NAME@${project}.iam.gserviceaccount.com`);
  if (APP_CHECK === 'on' && !siteConfig.appCheckSiteKey)
    faults.push('APP_CHECK=on needs appCheckSiteKey in web/brand/site.config.ts');
  const home = `https://${project}.web.app`;
  const queueMail = sendsMail(settings) ? () => undefined : undefined;
  const checks = [
    () => maxInstancesOf(settings),
    () => certificateSecrets(settings),
    () => consentSetting(settings, { home, queueMail, allowsOrigin: siteOrigins(project, '', false) }),
  ];
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return faults.map((fault) => `functions/.env: ${fault}`);
}
