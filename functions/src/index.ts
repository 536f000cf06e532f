import { join } from 'node:path';
import { region, schoolTimeZone } from '@pathshala/contract/site/region';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { onUserDeleted } from 'firebase-functions/identity';
import { setGlobalOptions } from 'firebase-functions/options';
import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import packageJson from '../package.json' with { type: 'json' };
import { readSettings } from './core/settings.ts';
import { bypassBodyParser } from './http/body.ts';
import { checkApps, noAppCheck, siteOrigin, trustHosting, trustNobody } from './http/origins.ts';
import type { RetentionEntry } from './retention/apply-retention-policies.ts';

// Each function runs in its own process, and the platform has to parse the events of the others.
if (['api', 'pages'].includes(process.env.FUNCTION_TARGET ?? 'api')) bypassBodyParser();

// A deployment stops at a wrong setting.
const settings = readSettings(process.env);
if (settings.serviceAccount) setGlobalOptions({ serviceAccount: settings.serviceAccount });

// Otherwise the first request in the emulators waits for Google's metadata server.
if (process.env.FUNCTIONS_EMULATOR === 'true') process.env.METADATA_SERVER_DETECTION ??= 'none';

const firebase = getApps()[0] ?? initializeApp();
const auth = getAuth(firebase);
const db = getFirestore(firebase);

const { inEmulator, allowsOrigin, home, siteOf, maxInstances } = settings;
const appCheck = settings.appCheck ? checkApps(getAppCheck(firebase)) : noAppCheck;
// In the emulators anybody on this machine may come to the function directly.
const served = { allowsOrigin, trustsHop: inEmulator ? trustNobody : trustHosting };

/** Loaded at the start of that function's instances, elsewhere at the first call: docs/performance.md, "The function". */
function ownCode<T>(name: string, load: () => Promise<T>): () => Promise<T> {
  let loading = process.env.FUNCTION_TARGET === name ? load() : undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Of what answers calls. `cors` is off, because the applications send their own headers. */
const answering = {
  region,
  // Pages need it for the site's server in two languages, and for concurrent rendering.
  memory: '512MiB',
  concurrency: 80,
  maxInstances,
  timeoutSeconds: 30,
  invoker: 'public',
  cors: false,
} as const;

const apiCode = ownCode('api', async () => {
  const [
    { createServing },
    { allRoutes },
    { paymentProviderFor },
    { signingKeyOf },
    media,
    { mailQueue },
    school,
  ] = await Promise.all([
    import('./serving.ts'),
    import('./api.ts'),
    import('./courses/providers.ts'),
    import('./courses/certificates.ts'),
    import('./pictures/routes.ts'),
    import('./people/mail.ts'),
    import('./content/school.ts'),
  ]);
  const services = {
    auth,
    db,
    createPaymentProvider: paymentProviderFor(settings, process.env),
    verifiedAdmins: settings.verifiedAdmins,
    consent: {
      queueMail: settings.mail ? mailQueue(db) : undefined,
      siteOf,
      asks: () => school.asksConsent(db),
    },
    media: inEmulator ? undefined : media.bucketMedia(() => media.openBucket(settings.bucket)),
    getSigningKey: signingKeyOf(settings),
    version: packageJson.version,
  };
  return createServing(services, { ...served, appCheck }, allRoutes);
});

export const api = onRequest(
  { ...answering, secrets: settings.secrets.map((name) => defineSecret(name)) },
  async (request, response) => (await apiCode())(request, response),
);

const pagesCode = ownCode('pages', async () => {
  const [{ createServing }, { pageRoutes }, { siteIn }] = await Promise.all([
    import('./serving.ts'),
    import('./pages/routes.ts'),
    import('./pages/built-site.ts'),
  ]);
  const siteOfCall = siteOrigin(home, inEmulator ? allowsOrigin : undefined);
  const openSite = siteIn(join(import.meta.dirname, 'site'));
  return createServing({ auth, db, siteOf: siteOfCall, openSite }, served, pageRoutes);
});

export const pages = onRequest(answering, async (request, response) =>
  (await pagesCode())(request, response),
);

const endCode = ownCode('accountEnded', () => import('./people/erase.ts'));

/** Erases the data of every deleted account, including those deleted in the Firebase console. */
export const accountEnded = onUserDeleted(
  { region, memory: '256MiB', maxInstances: 2, timeoutSeconds: 60, retry: true },
  async ({ data }) => (await endCode()).cleanUpAfter(db, data),
);

const retentionCode = ownCode('retention', () =>
  Promise.all([import('./retention/apply-retention-policies.ts'), import('./people/mail.ts')]),
);
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
    const [{ applyRetentionPolicies }, { mailQueue }] = await retentionCode();
    const queueMail = settings.mail ? mailQueue(db) : undefined;
    await applyRetentionPolicies({ db, auth, queueMail, site: home }, logRetention);
  },
);
