import { type Endpoint, fillPath } from '@pathshala/contract/http/endpoint';
import { indexOf } from '@pathshala/search/search';
import { expect, test } from 'vitest';
import { allEndpoints } from '../../test/soak/all-endpoints.ts';
import { codeOf } from '../../test/support/api.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { sandboxProvider } from '../checkout/providers.ts';
import { practiceKey, signingKey } from '../enrolment/certificates.ts';

const { api, rima, teacher } = servedSchool({
  who: ['rima', 'teacher'],
  services: (services) => ({
    consent: askingParents(services),
    createPaymentProvider: sandboxProvider({
      FUNCTIONS_EMULATOR: 'true',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    }),
    readSearchIndex: async () => indexOf([]),
    getSigningKey: () => signingKey(practiceKey),
  }),
});

const refusals = {
  'signed-in': { visitor: 'unauthenticated' },
  editor: { visitor: 'unauthenticated', student: 'forbidden' },
  admin: { visitor: 'unauthenticated', student: 'forbidden', teacher: 'forbidden' },
} as const;

test('every call is closed to those whom its audience leaves out', async () => {
  const tokens = { visitor: undefined, student: rima.token, teacher: teacher.token };
  for (const [name, { method, path, audience }] of Object.entries<Endpoint>(allEndpoints)) {
    if (audience === 'anyone') continue;
    const params = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => [one, 'nothing']);
    const address = fillPath<string>(path, Object.fromEntries(params));
    for (const [who, code] of Object.entries(refusals[audience])) {
      const answer = await api.send(method, address, { token: tokens[who as keyof typeof tokens] });
      expect([name, who, codeOf(answer)]).toEqual([name, who, code]);
    }
  }
});
