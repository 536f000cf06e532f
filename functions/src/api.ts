import { listNames } from '@pathshala/contract/catalogue/lists';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { accountRoutes, readOwnData } from './account/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { type CreatePaymentProvider, checkoutRoutes } from './checkout/routes.ts';
import { listJoined } from './classrooms/classrooms.ts';
import { classroomRoutes } from './classrooms/routes.ts';
import { type ConsentSetting, consentRoutes, withConsent } from './consent/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { type Dependencies, withDeadline } from './core/deadline.ts';
import type { GetSigningKey } from './enrolment/certificates.ts';
import { enrolmentRoutes } from './enrolment/routes.ts';
import { collections } from './firestore/collections.ts';
import { type Route, route } from './http/route.ts';
import { lessonRoutes } from './lessons/routes.ts';
import { firestoreMedia, type MediaStore, mediaRoutes, sharedMedia } from './media/routes.ts';
import { modelTestRoutes } from './model-test/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { removePerson } from './people/erase.ts';
import { practiceRoutes } from './practice/routes.ts';
import { publishedChanges, searchRoutes } from './search/routes.ts';
import { studioRoutes } from './studio/routes.ts';
import { revokeAdmin } from './users/roles.ts';
import { userRoutes } from './users/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';
import { weekRoutes } from './week/routes.ts';

export interface Services extends Dependencies {
  readonly version: string;
  readonly createPaymentProvider?: CreatePaymentProvider | undefined;
  readonly verifiedAdmins?: boolean | undefined;
  readonly consent?: ConsentSetting | undefined;
  readonly getSigningKey?: GetSigningKey | undefined;
  readonly media?: MediaStore | undefined;
  /** Drops a deleted account from caches; default: they expire within a minute. */
  readonly forget?: ((uid: string) => void) | undefined;
  readonly readSearchIndex?: (() => Promise<string>) | undefined;
}

export function allRoutes(services: Services): Route[] {
  const { db, auth, consent } = services;
  if (!consent) return schoolRoutes(services);
  const ofParents = consentRoutes({
    ...consent,
    db,
    auth,
    remove: async (account) => {
      await removePerson({ db, auth }, account);
      services.forget?.(account.uid);
    },
    read: (uid) => readOwnData(auth, db, uid),
  });
  return withConsent(db, [...schoolRoutes(services), ...ofParents]);
}

function schoolRoutes(services: Services): Route[] {
  const { db, auth, version, createPaymentProvider, verifiedAdmins, readSearchIndex } = services;
  const media = sharedMedia(services.media ?? firestoreMedia(db));
  return [
    ...healthRoutes(db, version),
    ...catalogueRoutes(db),
    ...lessonRoutes({ db, auth }),
    ...enrolmentRoutes(db, services.getSigningKey),
    ...waitingListRoutes(db),
    ...classroomRoutes(db, services.consent !== undefined),
    ...practiceRoutes(db),
    ...modelTestRoutes(db),
    ...weekRoutes({
      db,
      asksConsent: services.consent !== undefined,
      readClasses: (uid, language) => listJoined(db, uid, language),
    }),
    ...checkoutRoutes({ db, auth }, createPaymentProvider),
    ...contactRoutes(db),
    ...searchRoutes(readSearchIndex, publishedChanges(db)),
    ...overviewRoutes(db),
    // Before the studio's kinds, whose pattern would match these paths.
    ...mediaRoutes(db, media),
    ...studioRoutes({ db, auth, hasMedia: media.has }),
    ...userRoutes({
      db,
      auth,
      verifiedAdmins,
      remove: (account) => removePerson({ db, auth }, account),
      forget: services.forget,
    }),
    ...accountRoutes({
      db,
      auth,
      leaveRole: ({ email, uid }) => revokeAdmin({ db, auth }, email, uid),
      forget: services.forget,
    }),
  ];
}

/** Timeout of Firestore, milliseconds: short, because a monitor should know soon. */
const healthDeadline = 2500;

export function healthRoutes(db: Firestore, version: string): Route[] {
  return [
    route(siteEndpoints.health, async () =>
      (await answers(db))
        ? { json: { status: 'ok', version } }
        : { json: { status: 'unavailable', version }, status: 503, headers: { 'Retry-After': '5' } },
    ),
  ];
}

async function answers(db: Firestore): Promise<boolean> {
  const [list = 'classOne'] = listNames;
  try {
    await withDeadline(collections.catalogue(db).doc(list).get(), healthDeadline);
    return true;
  } catch {
    return false;
  }
}
