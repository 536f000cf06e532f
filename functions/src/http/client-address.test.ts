import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { type Server, serve } from '../../test/support/server.ts';
import { clientAddress, googleHops, trustOf } from './client-address.ts';

const google = '142.250.32.1';
const rented = '34.93.10.10';
const rima = '203.0.113.5';
const forged = '198.51.100.9';
let server: Server | undefined;

afterEach(() => server?.close());

/** What is made of a request with these headers by a function that believes these hops. */
async function seen(hops: readonly string[] | undefined, headers: Record<string, string>): Promise<unknown> {
  const app = express().set('trust proxy', trustOf(hops));
  app.use((request, response) => void response.json(clientAddress(request)));
  server = await serve(app);
  return (await fetch(server.origin, { headers })).json();
}

const local = { visitor: '127.0.0.1', hop: '127.0.0.1' };

test.each([
  ['no header', {}],
  ['a forwarding header', { 'x-forwarded-for': rima }],
  ['a chain through Google', { 'x-forwarded-for': `${rima}, ${google}` }],
  ['the header of a CDN', { 'fastly-client-ip': rima, 'x-real-ip': rima, forwarded: `for=${rima}` }],
])('in the emulators nobody is believed: %s', async (_what, headers) => {
  expect(await seen(undefined, headers as Record<string, string>)).toEqual(local);
});

test.each([
  ['through Hosting', `${rima}, ${google}`, rima, google],
  ['through Hosting, with an address made up', `${forged}, ${rima}, ${google}`, rima, google],
  ['straight to the function', rima, rima, rima],
  ['straight to the function, with an address made up', `${forged}, ${rima}`, rima, rima],
  ['straight to the function, with Hosting made up', `${forged}, ${google}, ${rima}`, rima, rima],
  ['from a machine rented of Google', `${forged}, ${rented}`, rented, rented],
  ['something that is no address', `${'x'.repeat(5000)}, ${google}`, 'x'.repeat(64), google],
])('on a real project the nearest hop decides who is believed: %s', async (_what, chain, visitor, hop) => {
  const headers = { 'x-forwarded-for': chain, 'fastly-client-ip': forged };
  expect(await seen(googleHops, headers)).toEqual({ visitor, hop });
});

test('neighbours in one IPv6 network are one, and Google’s are believed', async () => {
  const chain = (last: string) => ({ 'x-forwarded-for': `2001:db8:1:2::${last}, 2a00:1450:4001::1` });
  const first = (await seen(googleHops, chain('1'))) as { visitor: string };
  await server?.close();
  expect(await seen(googleHops, chain('2'))).toEqual(first);
  expect(first.visitor).toMatch(/^2001:db8:1/);
});
