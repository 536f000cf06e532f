import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { PagedEndpoint } from '@pathshala/contract/http/endpoint';
import type { Firestore } from 'firebase-admin/firestore';
import { nextLink, type Page, pageOf } from '../core/paging.ts';
import { type Route, route } from '../http/route.ts';
import { countEnrolments, uidsOf } from './enrolment-counts.ts';
import { type Listed, listEnrolments, listSales } from './lists.ts';
import { readOverview } from './overview.ts';

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

function listRoute<Entry extends { readonly _id: string }>(
  endpoint: PagedEndpoint<Entry>,
  read: (page: Page) => Promise<Listed<Entry>>,
): Route {
  return route(endpoint, async ({ query }) => {
    const page = pageOf(query);
    const { entries, more } = await read(page);
    return { json: entries, headers: nextLink(endpoint, page, more ? entries.at(-1)?._id : undefined) };
  });
}
