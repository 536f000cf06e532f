import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type AddressOf, apiRoot, type Endpoint, pathOf } from '@pathshala/contract/http/endpoint';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newPerson, type Person } from './accounts.ts';

export const project = process.env.PATHSHALA_PROJECT ?? 'demo-pathshala';
export const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:5103'}`;
const firestore = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:5102'}`;
const documents = `${firestore}/v1/projects/${project}/databases/(default)/documents`;

/** Nobody, an ID token, or the project's administrator, who bypasses all rules. */
export type Token = string | undefined;
export const administrator: Token = 'owner';

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

async function send(request: APIRequestContext, method: Method, url: string, token: Token, data?: object) {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  // A server may close an idle connection just when it is reused.
  const maxRetries = method === 'POST' ? 0 : 2;
  const answer = await request.fetch(url, { method, headers, maxRetries, ...(data && { data }) });
  const json = await answer.json().catch(() => null);
  return { status: answer.status(), json };
}

/** The API's address on the site. */
export const apiAddress = <E extends Endpoint>(endpoint: E, given: AddressOf<E>): string =>
  `${apiRoot}${pathOf(endpoint, given)}`;

/** The body may be invalid; refusals are returned. */
export const callApi = <E extends Endpoint>(
  request: APIRequestContext,
  token: Token,
  endpoint: E,
  given: AddressOf<E> & { readonly body?: object },
) => send(request, endpoint.method, apiAddress(endpoint, given), token, given.body);

/** Directly, past the API, as any client may try. */
export const callFirestore = (
  request: APIRequestContext,
  token: Token,
  method: Method,
  path: string,
  data?: object,
) => send(request, method, `${documents}${path}`, token, data);

interface Account {
  readonly uid: string;
  readonly token: string;
}

/** By API calls. */
export async function createAccount(
  request: APIRequestContext,
  { name, email, password }: Person,
): Promise<Account> {
  const url = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulator`;
  const data = { email, password, displayName: name, returnSecureToken: true };
  const { json } = await send(request, 'POST', url, undefined, data);
  const account = { uid: json.localId, token: json.idToken };
  // Firestore's rules require the record that the site creates at sign-in.
  expect((await callApi(request, account.token, endpoints.putUser, { email, body: { email } })).status).toBe(
    200,
  );
  return account;
}

/** A new person who has joined these courses. */
export async function newPupil(
  request: APIRequestContext,
  courseIds: readonly string[],
  name?: string,
): Promise<Person & Account> {
  const person = newPerson(name);
  const account = await createAccount(request, person);
  for (const courseId of courseIds) await callApi(request, account.token, endpoints.enrol, { courseId });
  return { ...person, ...account };
}

/** The token of the person who is signed in on a page. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
}
