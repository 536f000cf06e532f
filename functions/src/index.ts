import { join } from 'node:path';
import { region, schoolTimeZone } from '@pathshala/contract/site/region';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { onUserDeleted } from 'firebase-functions/identity';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import packageJson from '../package.json' with { type: 'json' };
import { paymentSecrets } from './checkout/payment-secrets.ts';
import { consentSetting } from './consent/settings.ts';
import { mailQueue, sendsMail } from './domain/mail.ts';
import { certificateSecrets, signingKeyOf } from './enrolment/certificate-settings.ts';
import { appCheckFor } from './http/app-check.ts';
import { bypassBodyParser } from './http/bypass-body-parser.ts';
import { trustHosting, trustNobody } from './http/client-address.ts';
import { logToConsole } from './http/log.ts';
import { maxInstancesOf } from './http/max-instances.ts';
import { siteOrigin, siteOrigins } from './http/origins.ts';
import { bucketMedia, openBucket } from './media/bucket-media.ts';
import type { RetentionEntry } from './retention/apply-retention-policies.ts';
import { wantsVerifiedAdmins } from './users/settings.ts';

// Each function runs in its own process, and the platform has to parse the events of the others.
if (['api', 'pages'].includes(process.env.FUNCTION_TARGET ?? 'api')) bypassBodyParser();

// Service account of all functions; the default one may do nearly everything in the project.
const { SERVICE_ACCOUNT: serviceAccount } = process.env;
if (serviceAccount) setGlobalOptions({ serviceAccount });

// The emulators need no credentials; otherwise the first request waits while the library looks for Google's metadata
// server.
if (process.env.FUNCTIONS_EMULATOR === 'true') process.env.METADATA_SERVER_DETECTION ??= 'none';

const firebase = getApps()[0] ?? initializeApp();
const auth = getAuth(firebase);
const db = getFirestore(firebase);

const project = process.env.GCLOUD_PROJECT ?? '';
const addedOrigins = process.env.SITE_ORIGINS ?? '';
const inEmulator = process.env.FUNCTIONS_EMULATOR === 'true';
const allowsOrigin = siteOrigins(project, addedOrigins, inEmulator);
const home = addedOrigins.split(',')[0]?.trim() || `https://${project}.web.app`;

const maxInstances = maxInstancesOf(process.env);
const queueMail = sendsMail(process.env) ? mailQueue(db) : undefined;

// These stop a deploy at a wrong setting.
const consent = consentSetting(process.env, { allowsOrigin, home, queueMail });
const appCheck = appCheckFor(process.env, () => getAppCheck(firebase));

/**
 * What only one function needs, in files of its own (docs/performance.md, "The function"): loaded at the start of that
 * function's instances; elsewhere, as where a deploy asks what functions there are, at the first call.
 */
function ownCode<T>(name: string, load: () => Promise<T>): () => Promise<T> {
  let loading = process.env.FUNCTION_TARGET === name ? load() : undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

const apiCode = ownCode('api', async () => {
  const [{ createApi }, { paymentProviderFor }] = await Promise.all([
    import('./api.ts'),
    import('./checkout/settings.ts'),
  ]);
  const services = {
    auth,
    db,
    createPaymentProvider: paymentProviderFor(process.env, { allowsOrigin, home }),
    verifiedAdmins: wantsVerifiedAdmins(process.env, inEmulator),
    consent,
    media: inEmulator ? undefined : bucketMedia(() => openBucket(process.env)),
    getSigningKey: signingKeyOf(process.env),
    version: packageJson.version,
  };
  // In the emulators anybody on this machine may come to the function directly.
  const trustsHop = inEmulator ? trustNobody : trustHosting;
  return createApi(services, { allowsOrigin, log: logToConsole, appCheck, trustsHop });
});

/** The API. `cors` is off, because the application sends its own headers. */
export const api = onRequest(
  {
    region,
    memory: '512MiB',
    concurrency: 80,
    maxInstances,
    timeoutSeconds: 30,
    invoker: 'public',
    secrets: [...paymentSecrets(process.env), ...certificateSecrets(process.env)],
    cors: false,
  },
  async (request, response) => (await apiCode())(request, response),
);

const pagesCode = ownCode('pages', async () => {
  const [{ createPages }, { siteIn }] = await Promise.all([
    import('./pages.ts'),
    import('./pages/built-site.ts'),
  ]);
  return createPages(
    {
      ...{ auth, db, siteOf: siteOrigin(home, inEmulator ? allowsOrigin : undefined) },
      openSite: siteIn(join(import.meta.dirname, 'site')),
    },
    { allowsOrigin, log: logToConsole, trustsHop: inEmulator ? trustNobody : trustHosting },
  );
});

/** Pages published since the build, drafts by link, and the lists of articles and books. */
export const pages = onRequest(
  {
    region,
    // Memory for two sites' servers and concurrent rendering.
    memory: '512MiB',
    concurrency: 80,
    maxInstances,
    timeoutSeconds: 30,
    invoker: 'public',
    cors: false,
  },
  async (request, response) => (await pagesCode())(request, response),
);

const endCode = ownCode('accountEnded', () => import('./domain/close-account.ts'));

/** Erases the data of every deleted account, including those deleted in the Firebase console. */
export const accountEnded = onUserDeleted(
  { region, memory: '256MiB', maxInstances: 2, timeoutSeconds: 60, retry: true },
  async ({ data }) => (await endCode()).cleanUpAfter(db, data),
);

const retentionCode = ownCode('retention', () => import('./retention/apply-retention-policies.ts'));
const logRetention = (entry: RetentionEntry) => console.log(JSON.stringify(entry));

/** Daily: applies retention policies (docs/security.md, "Data about people"). */
export const retention = onSchedule(
  {
    region,
    schedule: 'every day 03:30',
    timeZone: schoolTimeZone,
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 540,
    retryCount: 2,
  },
  async () => {
    const { applyRetentionPolicies } = await retentionCode();
    await applyRetentionPolicies({ db, auth, queueMail, site: home }, logRetention);
  },
);
