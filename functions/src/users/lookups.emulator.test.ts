import { fillPath } from '@pathshala/contract/http/endpoint';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allEndpoints } from '../../test/soak/all-endpoints.ts';
import { serveApi, type TestApi, uncounted } from '../../test/support/api.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { tokenOfLongAgo, withoutLookingUp } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const { auth, emulated, rima } = servedSchool({ who: ['rima'], courses: true });

let api: TestApi;
let consenting: TestApi;
let asked = 0;

/** As in a real project, where the emulator's own look at each token does not happen. */
function counting(real: Auth): Auth {
  return new Proxy(withoutLookingUp(real), {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (String(key).startsWith('getUser')) asked += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
}

beforeAll(async () => {
  const services = { ...emulated, auth: counting(auth) };
  const options = { counter: uncounted };
  api = await serveApi(services, options);
  consenting = await serveApi({ ...services, consent: askingParents(emulated) }, options);
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => Promise.all([api.close(), consenting.close()]));

test('these calls of a student ask Auth for the account of this moment, and no others', async () => {
  const token = await tokenOfLongAgo(rima, 30);
  const params = { email: rima.email };
  const asking: string[] = [];
  const open = Object.entries(allEndpoints).filter(
    ([, { audience }]) => audience === 'anyone' || audience === 'signed-in',
  );
  for (const [name, { method, path }] of open) {
    asked = 0;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => [one, 'nothing']);
    const address = fillPath<string>(path, { ...Object.fromEntries(names), ...params });
    const body = method === 'GET' ? undefined : {};
    const { status } = await consenting.send(method, address, { token, body });
    expect([name, status === 503]).toEqual([name, false]);
    if (asked > 0) asking.push(name);
  }
  expect(asking.sort()).toEqual(
    [
      ...['putUser', 'isAdmin', 'ownData', 'orders', 'ownLanguage', 'keepLanguage', 'deleteAccount'],
      ...['askConsent', 'certificate', 'checkout', 'makeWeekLink', 'joinClassroom'],
    ].sort(),
  );
});
