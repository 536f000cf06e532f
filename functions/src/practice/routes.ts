import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { wrongField } from '../core/domain-error.ts';
import { type Route, route, signedIn } from '../http/route.ts';
import { addToPracticeLog, readPracticeLog } from './log.ts';

/** @throws DomainError `invalid-fields` unless a whole number */
function placeAsked(query: URLSearchParams): number {
  const text = query.get('after') ?? '0';
  if (!/^\d{1,9}$/.test(text)) throw wrongField('after', 'validation.whole');
  return Number(text);
}

export function practiceRoutes(db: Firestore): Route[] {
  return [
    route(endpoints.practiceLog, async (call) => ({
      json: await readPracticeLog(db, signedIn(call).uid, placeAsked(call.query)),
    })),
    route(
      endpoints.addPractice,
      async (call) => ({ json: await addToPracticeLog(db, signedIn(call).uid, call.body.entries) }),
      { body: bodySchemas.addPractice },
    ),
  ];
}
