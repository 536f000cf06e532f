import { recentSignIn } from '@pathshala/contract/account';
import { endpoints } from '@pathshala/contract/endpoints';
import type { Auth } from 'firebase-admin/auth';
import { ApiError } from '../http/problem.ts';
import { freshCaller, type Route, recentCaller, route } from '../http/route.ts';
import { type AccountServices, deleteAccount } from './delete-account.ts';
import { listOrders } from './orders.ts';
import { readOwnData } from './own-data.ts';

/** One's own account: what is kept, what was paid, and its end. All of it asks for the account's present state. */
export function accountRoutes(services: AccountServices & { readonly auth: Auth }): Route[] {
  const { auth, db } = services;
  const options = { caller: 'account' } as const;
  return [
    route(
      endpoints.ownData,
      async (call) => ({ json: await whileThere(readOwnData(auth, db, freshCaller(call).uid)) }),
      options,
    ),
    route(endpoints.orders, async (call) => ({ json: await listOrders(db, freshCaller(call).uid) }), options),
    route(
      endpoints.deleteAccount,
      async (call) => {
        await whileThere(deleteAccount(services, recentCaller(call, recentSignIn)));
        return { json: { deleted: true } };
      },
      options,
    ),
  ];
}

/** Waits for what needs the caller's account. Another call of theirs may end it meanwhile: then their sign-in has ended. */
async function whileThere<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const isGone = cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found';
    throw isGone ? new ApiError('invalid-token', undefined, { cause }) : cause;
  }
}
