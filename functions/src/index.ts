import { region } from '@pathshala/contract/region';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import packageJson from '../package.json' with { type: 'json' };
import { createApi } from './api.ts';
import { priceWatch } from './checkout/price-watch.ts';
import { makePaymentsFor, paymentSecrets } from './checkout/settings.ts';
import { siteOrigins } from './http/cors.ts';
import { logToConsole } from './http/log.ts';
import { parseBodiesOurselves } from './http/own-parsing.ts';
import { wantsVerifiedAdmins } from './users/settings.ts';

parseBodiesOurselves();

// Of every function of this file; without the setting it is an account that may do nearly everything in the project.
const { SERVICE_ACCOUNT: serviceAccount } = process.env;
if (serviceAccount) setGlobalOptions({ serviceAccount });

// The emulators need no credentials; without this the first request waits while the library looks for Google's servers.
if (process.env.FUNCTIONS_EMULATOR === 'true') process.env.METADATA_SERVER_DETECTION ??= 'none';

const firebase = getApps()[0] ?? initializeApp();
const auth = getAuth(firebase);
const db = getFirestore(firebase);

const project = process.env.GCLOUD_PROJECT ?? '';
const addedOrigins = process.env.SITE_ORIGINS ?? '';
const allowsOrigin = siteOrigins(project, addedOrigins, process.env.FUNCTIONS_EMULATOR === 'true');
const home = addedOrigins.split(',')[0]?.trim() || `https://${project}.web.app`;
const makePayments = makePaymentsFor(process.env, { allowsOrigin, home });

const verifiedAdmins = wantsVerifiedAdmins(process.env, process.env.FUNCTIONS_EMULATOR === 'true');

const services = { auth, db, makePayments, verifiedAdmins, version: packageJson.version };

/** The whole API. `cors` is off here because the application answers for it, with the site's own origins only. */
export const api = onRequest(
  {
    region,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 10,
    timeoutSeconds: 30,
    invoker: 'public',
    secrets: paymentSecrets(process.env),
    cors: false,
  },
  createApi(services, { allowsOrigin, log: logToConsole }),
);

/** Undefined, and so not deployed, where nothing is sold. */
export const prices = priceWatch(process.env);
