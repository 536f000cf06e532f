import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import { recentSignIn, type User } from '@pathshala/contract/accounts/user';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import { type FreshCaller, requireAccount, signInEnded } from '../core/caller.ts';
import { createKeyedQueue } from '../core/deadline.ts';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { noteLogOut } from '../firestore/writes.ts';
import {
  freshCaller,
  json,
  listRoute,
  type Route,
  recentCaller,
  requestedLanguage,
  signedIn,
} from '../http/route.ts';
import type { RemovalServices } from '../people/erase.ts';
import { listUsers, mendRecordsOf, toUser, touchRecord } from './accounts.ts';
import {
  disablePerson,
  enablePerson,
  erasePerson,
  grantCourse,
  readPerson,
  renamePerson,
  takeCourse,
} from './person.ts';
import { findByEmail, type RoleServices, roleOf, roleRoutes, settleRole } from './roles.ts';

export function userRoutes(services: RoleServices & RemovalServices): Route[] {
  const options = { caller: 'account' } as const;
  const refresh = createRefresh(services);
  return [
    json(
      accountEndpoints.putUser,
      async (call) => {
        const caller = freshCaller(call);
        if (!owns(caller, call.params.email)) throw new DomainError('forbidden');
        if (!owns(caller, call.body.email)) {
          throw wrongField('email', 'request-faults.emailInAddress');
        }
        const user = await requireAccount(refresh(caller, call.body.language));
        return { token: caller.token, user };
      },
      options,
    ),
    json(
      accountEndpoints.isAdmin,
      async (call) => ({ admin: await isAdmin(services, freshCaller(call), call.params.email) }),
      options,
    ),
    json(accountEndpoints.endSession, async (call) => {
      const { uid, signedInAt } = signedIn(call);
      await noteLogOut(services.db, uid, signedInAt / 1000);
      return { ended: true };
    }),
    listRoute(accountEndpoints.users, (page) => listUsers(services, page)),
    ...roleRoutes(services),
    ...personRoutes(services),
  ];
}

function owns(caller: FreshCaller, email: string): boolean {
  return caller.email !== '' && caller.email === normaliseEmail(email);
}

/** Identical concurrent calls share one run, others wait. */
function createRefresh(
  services: RoleServices,
): (caller: FreshCaller, language: Language | undefined) => Promise<User> {
  const enqueue = createKeyedQueue();
  const running = new Map<string, Promise<User>>();
  return (caller, language) => {
    const { uid, email, displayName } = caller;
    const key = JSON.stringify([uid, email, displayName, language]);
    const begun =
      running.get(key) ??
      enqueue(uid, () => refreshUser(services, caller, language)).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}

/** The record's role follows the claim and nothing that was sent. */
async function refreshUser(services: RoleServices, caller: FreshCaller, language: Language | undefined) {
  await touchRecord(services.db, caller, language);
  await mendRecordsOf(services, caller.email, caller.uid);
  await settleRole(services, caller.uid);
  const record = (await collections.users(services.db).doc(caller.uid).get()).data();
  if (!record) throw signInEnded();
  return toUser(caller.uid, record, caller.verified);
}

async function isAdmin(services: RoleServices, caller: FreshCaller, email: string): Promise<boolean> {
  if (owns(caller, email)) return (await requireAccount(settleRole(services, caller.uid))) === 'admin';
  if (!caller.admin) throw new DomainError('forbidden');
  const account = await findByEmail(services.auth, email);
  if (!account) throw new DomainError('not-found', 'No account has this email.');
  return roleOf(account) === 'admin' && !account.disabled;
}

export function personRoutes(services: RoleServices & RemovalServices): Route[] {
  return [
    json(accountEndpoints.person, (call) =>
      readPerson(services, call.params.uid, requestedLanguage(call.query)),
    ),
    json(accountEndpoints.takeCourse, async (call) => ({
      modifiedCount: await takeCourse(services, {
        ...{ actor: recentCaller(call).uid, uid: call.params.uid, courseId: call.params.courseId },
      }),
    })),
    json(accountEndpoints.grantCourse, (call) => grantCourse(services, recentCaller(call).uid, call.body)),
    json(accountEndpoints.renamePerson, async (call) => ({
      modifiedCount: await renamePerson(services, recentCaller(call).uid, call.params.uid, call.body.name),
    })),
    json(accountEndpoints.disablePerson, async (call) => ({
      modifiedCount: await disablePerson(services, recentCaller(call), call.params.uid),
    })),
    json(accountEndpoints.enablePerson, async (call) => ({
      modifiedCount: await enablePerson(services, recentCaller(call), call.params.uid),
    })),
    json(accountEndpoints.erasePerson, async (call) => {
      const caller = recentCaller(call, recentSignIn);
      await erasePerson(services, caller, call.params.uid, call.body.email);
      return { deleted: true };
    }),
  ];
}
