import { recentSignIn } from '@pathshala/contract/accounts/user';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { requestedLanguage } from '../http/requested-language.ts';
import { type Call, param, type Route, recentCaller, route } from '../http/route.ts';
import { readPerson } from './person.ts';
import { type AccessServices, disablePerson, enablePerson, erasePerson } from './person-access.ts';
import { type CourseByHand, giveCourse, takeCourse } from './person-courses.ts';
import type { RoleServices } from './roles.ts';

const courseByHand = (call: Call<unknown, 'uid' | 'courseId'>): CourseByHand => ({
  actor: recentCaller(call).uid,
  uid: param(call, 'uid'),
  courseId: param(call, 'courseId'),
});

/** Endpoints for one person. Changes require a sign-in within the last hour and are audited. */
export function personRoutes(services: RoleServices & AccessServices): Route[] {
  return [
    route(adminEndpoints.person, async (call) => ({
      json: await readPerson(services, param(call, 'uid'), requestedLanguage(call.query)),
    })),
    route(adminEndpoints.giveCourse, async (call) => ({
      json: { modifiedCount: await giveCourse(services, courseByHand(call)) },
    })),
    route(adminEndpoints.takeCourse, async (call) => ({
      json: { modifiedCount: await takeCourse(services, courseByHand(call)) },
    })),
    route(adminEndpoints.disablePerson, async (call) => ({
      json: { modifiedCount: await disablePerson(services, recentCaller(call), param(call, 'uid')) },
    })),
    route(adminEndpoints.enablePerson, async (call) => ({
      json: { modifiedCount: await enablePerson(services, recentCaller(call), param(call, 'uid')) },
    })),
    route(
      adminEndpoints.erasePerson,
      async (call) => {
        const caller = recentCaller(call, recentSignIn);
        await erasePerson(services, caller, param(call, 'uid'), call.body.email);
        return { json: { deleted: true } };
      },
      { body: bodySchemas.erasePerson },
    ),
  ];
}
