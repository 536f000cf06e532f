import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { listRoute, type Route, route } from '../http/route.ts';
import { countEnrolments, listEnrolments, listSales, readOverview, uidsOf } from './overview.ts';

/** Endpoints of the admins' overview. */
export function overviewRoutes(db: Firestore): Route[] {
  return [
    route(adminEndpoints.overview, async () => ({ json: await readOverview(db, Date.now()) })),
    route(adminEndpoints.enrolmentCounts, async ({ query }) => ({
      json: await countEnrolments(db, uidsOf(query)),
    })),
    listRoute(adminEndpoints.enrolmentList, (page) => listEnrolments(db, page)),
    listRoute(adminEndpoints.saleList, (page) => listSales(db, page)),
  ];
}
