import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { siteConfig } from '@pathshala/brand/site.config';
import { type OriginRule, siteOrigins } from './caller.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  readonly project: string;
  readonly inEmulator: boolean;
  /** Whether its database is emulated, too: without both there is no sandbox checkout and no practice key. */
  readonly isEmulated: boolean;
  readonly allowsOrigin: OriginRule;
  readonly home: string;
  /** The origin of a page that calls, if it is one of ours; else the default one. */
  readonly siteOf: (origin: string | undefined) => string;
  /** The account that all functions run as; the platform's default one may do nearly everything in the project. */
  readonly serviceAccount: string | undefined;
  /** Of `api` and of `pages`, to cap the bill. Beyond that, calls wait and then fail. */
  readonly maxInstances: number;
  readonly verifiedAdmins: boolean;
  readonly appCheck: boolean;
  /** Whether mails are sent, by an extension that the owner has installed. In the emulators they are only stored. */
  readonly mail: boolean;
  /** Secrets that the function needs, by name: `firebase deploy` asks for no others. */
  readonly secrets: readonly string[];
  readonly stripe: { readonly key: string; readonly webhookSecret: string } | undefined;
  readonly certificateKey: string | undefined;
  readonly bucket: string | undefined;
}

/** Allowed values. Otherwise a misspelt one would count as unset. */
const words: Readonly<Record<string, readonly string[]>> = {
  ...{ VERIFIED_ADMINS: ['on', 'off'], APP_CHECK: ['on', 'off'], MAIL: ['on', 'off'] },
  ...{ CERTIFICATES: ['on', 'off'], PAYMENTS: ['stripe'] },
};

const listOf = (origins: string) =>
  origins
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const isOrigin = (text: string) => URL.parse(text)?.origin === text && text.startsWith('https://');
const isCount = (text: string) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 1000;

export function settingFaults(environment: Environment, keys = certificateKeys): string[] {
  const { SITE_ORIGINS, SERVICE_ACCOUNT, MAX_INSTANCES, APP_CHECK, CERTIFICATES } = environment;
  const faults = Object.entries(words).flatMap(([name, allowed]) => {
    const value = environment[name];
    return value && !allowed.includes(value) ? [`${name} must be ${allowed.join(' or ')}`] : [];
  });
  for (const origin of listOf(SITE_ORIGINS ?? ''))
    if (!isOrigin(origin)) faults.push(`SITE_ORIGINS names ${origin}; write https://your.domain`);
  if (SERVICE_ACCOUNT && !/^[\w-]+@[\w.:-]+\.gserviceaccount\.com$/.test(SERVICE_ACCOUNT))
    faults.push(`SERVICE_ACCOUNT must be NAME@${environment.GCLOUD_PROJECT}.iam.gserviceaccount.com`);
  if (MAX_INSTANCES && !isCount(MAX_INSTANCES))
    faults.push('MAX_INSTANCES must be a whole number from 1 to 1000');
  if (APP_CHECK === 'on' && !siteConfig.appCheckSiteKey)
    faults.push('APP_CHECK=on needs appCheckSiteKey in web/brand/site.config.ts');
  if (CERTIFICATES === 'on' && keys.every(({ practice }) => practice))
    faults.push('CERTIFICATES=on needs a key of the school’s own: npm run keys');
  return faults.map((fault) => `functions/.env: ${fault}`);
}

export function readSettings(environment: Environment, keys = certificateKeys): Settings {
  const faults = settingFaults(environment, keys);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { GCLOUD_PROJECT: project = '', SITE_ORIGINS = '', STRIPE_SECRET_KEY: key } = environment;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  const inEmulator = environment.FUNCTIONS_EMULATOR === 'true';
  const hosting = ['web.app', 'firebaseapp.com'].map((domain) => `https://${project}.${domain}`);
  const [home = `https://${project}.web.app`] = listOf(SITE_ORIGINS);
  const allowsOrigin = siteOrigins([...hosting, ...listOf(SITE_ORIGINS)], inEmulator);
  const { storageBucket } = JSON.parse(environment.FIREBASE_CONFIG || '{}') as { storageBucket?: string };
  return {
    ...{ project, inEmulator, home, allowsOrigin },
    isEmulated: isEmulated(environment),
    siteOf: (origin) => (origin !== undefined && allowsOrigin(origin) ? origin : home),
    serviceAccount: environment.SERVICE_ACCOUNT || undefined,
    maxInstances: Number(environment.MAX_INSTANCES || 10),
    verifiedAdmins: wantsVerifiedAdmins(environment, inEmulator),
    appCheck: environment.APP_CHECK === 'on' && !inEmulator,
    mail: environment.MAIL === 'on' || inEmulator,
    secrets: [
      ...(environment.PAYMENTS === 'stripe' ? ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] : []),
      ...(environment.CERTIFICATES === 'on' ? ['CERTIFICATE_KEY'] : []),
    ],
    stripe: key && webhookSecret ? { key, webhookSecret } : undefined,
    certificateKey: environment.CERTIFICATE_KEY || undefined,
    bucket: storageBucket,
  };
}

export function isEmulated({ FUNCTIONS_EMULATOR, FIRESTORE_EMULATOR_HOST }: Environment): boolean {
  return FUNCTIONS_EMULATOR === 'true' && Boolean(FIRESTORE_EMULATOR_HOST);
}

/** On in real projects unless they say otherwise; off in the emulators, which send no mails. */
export function wantsVerifiedAdmins({ VERIFIED_ADMINS }: Environment, inEmulators: boolean): boolean {
  return VERIFIED_ADMINS ? VERIFIED_ADMINS === 'on' : !inEmulators;
}
