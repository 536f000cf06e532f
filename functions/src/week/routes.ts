import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { weekEndpoints } from '@pathshala/contract/practice/week-endpoints';
import { visibleProfiles } from '../domain/visible-profiles.ts';
import { requestedLanguage } from '../http/requested-language.ts';
import { type Route, route, signedIn } from '../http/route.ts';
import { createViewLimit } from '../rate-limit/view-limit.ts';
import { endWeekLink, linkEnded, makeWeekLink, openWeekLink, readWeekLink } from './links.ts';
import { readWeek, type WeekServices } from './read-week.ts';

export interface WeekSetting extends WeekServices {
  /** Whether the school asks for a parent's consent. */
  readonly asksConsent: boolean;
}

/** Endpoints of week links. */
export function weekRoutes(services: WeekSetting): Route[] {
  const { db, asksConsent } = services;
  const limit = createViewLimit(db, 'week');
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
