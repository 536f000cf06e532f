import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { Firestore } from 'firebase-admin/firestore';
import { withDeadline } from '../core/deadline.ts';
import { collections } from '../firestore/collections.ts';
import { type Route, route } from '../http/route.ts';

/** Timeout of Firestore, milliseconds: short, because a monitor should know soon. */
const healthDeadline = 2500;

/** @param version the running version */
export function healthRoutes(db: Firestore, version: string): Route[] {
  return [
    route(endpoints.health, async () =>
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
