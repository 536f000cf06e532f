import { type ConsentSetting, consentRoutes, withConsent } from './accounts/consent-routes.ts';
import { accountRoutes } from './accounts/own-routes.ts';
import { userRoutes } from './accounts/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { searchRoutes } from './catalogue/search-routes.ts';
import { listJoined } from './classrooms/classrooms.ts';
import { classroomRoutes } from './classrooms/routes.ts';
import type { Dependencies } from './core/deadline.ts';
import type { GetSigningKey } from './courses/certificates.ts';
import { type CreatePaymentProvider, checkoutRoutes } from './courses/checkout-routes.ts';
import { lessonRoutes } from './courses/lesson-routes.ts';
import { enrolmentRoutes } from './courses/routes.ts';
import { waitingListRoutes } from './courses/waiting-list-routes.ts';
import type { Route } from './http/route.ts';
import { overviewRoutes } from './overview/routes.ts';
import type { RemovalServices } from './people/erase.ts';
import { firestoreMedia, type MediaStore, mediaRoutes, sharedMedia } from './pictures/routes.ts';
import { modelTestRoutes } from './practice/model-test-routes.ts';
import { practiceRoutes } from './practice/routes.ts';
import { weekRoutes } from './practice/week-routes.ts';
import { contactRoutes, healthRoutes, schoolRoutes } from './site/routes.ts';
import { studioRoutes } from './studio/routes.ts';

export interface Services extends Dependencies, Pick<RemovalServices, 'forget'> {
  readonly version: string;
  readonly createPaymentProvider?: CreatePaymentProvider | undefined;
  readonly verifiedAdmins?: boolean | undefined;
  readonly consent?: ConsentSetting | undefined;
  readonly getSigningKey?: GetSigningKey | undefined;
  readonly media?: MediaStore | undefined;
  readonly readSearchIndex?: (() => Promise<string>) | undefined;
}

export function allRoutes(services: Services): Route[] {
  const { consent } = services;
  const routes = routesOf(services);
  return consent
    ? withConsent({ ...services, ...consent }, [...routes, ...consentRoutes({ ...services, ...consent })])
    : routes;
}

function routesOf(services: Services): Route[] {
  const { db, auth, version, createPaymentProvider, readSearchIndex } = services;
  const { asks = async () => false, queueMail } = services.consent ?? {};
  const media = sharedMedia(services.media ?? firestoreMedia(db));
  return [
    ...healthRoutes(db, version),
    ...catalogueRoutes(db),
    ...lessonRoutes({ db, auth }),
    ...enrolmentRoutes(db, services.getSigningKey),
    ...waitingListRoutes(db),
    ...classroomRoutes(db, asks),
    ...practiceRoutes(db),
    ...modelTestRoutes(db),
    ...weekRoutes({
      db,
      asksConsent: asks,
      readClasses: (uid, language) => listJoined(db, uid, language),
    }),
    ...checkoutRoutes({ db, auth }, createPaymentProvider),
    ...schoolRoutes(db),
    ...contactRoutes(db),
    ...searchRoutes(readSearchIndex, db),
    ...overviewRoutes(db),
    // Before the studio's kinds, whose pattern would match these paths.
    ...mediaRoutes(db, media),
    ...studioRoutes({ db, auth, hasMedia: media.has, sendsMail: queueMail !== undefined }),
    ...userRoutes(services),
    ...accountRoutes(services),
  ];
}
