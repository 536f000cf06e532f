import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { weekEndpoints } from '@pathshala/contract/practice/week-endpoints';
import { requestedLanguage } from '../http/reply.ts';
import { type Route, route, signedIn } from '../http/route.ts';
import { visibleProfiles } from '../people/people.ts';
import { countLimit, viewLimit } from '../rate-limit/firestore-counters.ts';
import {
  endWeekLink,
  linkEnded,
  makeWeekLink,
  openWeekLink,
  readWeek,
  readWeekLink,
  type WeekServices,
} from './week.ts';

export interface WeekSetting extends WeekServices {
  readonly asksConsent: boolean;
}

export function weekRoutes(services: WeekSetting): Route[] {
  const { db, asksConsent } = services;
  const limit = countLimit(db, { name: 'week', ...viewLimit });
  return [
    route(weekEndpoints.weekLink, async (call) => ({ json: await readWeekLink(db, signedIn(call).uid) })),
    route(
      weekEndpoints.makeWeekLink,
      async (call) => ({ json: await makeWeekLink(db, signedIn(call).uid) }),
      { caller: 'account' },
    ),
    route(weekEndpoints.endWeekLink, async (call) => ({ json: await endWeekLink(db, signedIn(call).uid) })),
    route(
      weekEndpoints.weekView,
      async (call) => {
        const uid = await openWeekLink(db, call.body.token);
        await limit(uid);
        // Hidden while consent is withdrawn; visible again once the parent agrees.
        if ((await visibleProfiles(db, [uid], asksConsent)).length === 0) throw linkEnded();
        return { json: await readWeek(services, uid, requestedLanguage(call.query)) };
      },
      { body: bodySchemas.weekView },
    ),
  ];
}
