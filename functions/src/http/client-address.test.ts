import express from 'express';
import { expect, test } from 'vitest';
import { serve } from '../../test/support/server.ts';
import { clientAddress, forwardingOf, type HopTrust, trustHosting, trustNobody } from './origins.ts';

const google = '142.250.32.1';
const fastly = '151.101.1.6';
const rented = '34.93.10.10';
const rima = '203.0.113.5';
const forged = '198.51.100.9';

async function seen(trust: HopTrust, headers: Record<string, string>) {
  const app = express().set('trust proxy', trust);
  app.use((request, response) => {
    response.json({ ...clientAddress(request), way: forwardingOf(request) });
  });
  const { origin, close } = await serve(app);
  const found = await (await fetch(origin, { headers })).json();
  await close();
  return found as { visitor?: string; hop: string; way: string };
}

test.each([
  ['no header', {}],
  ['a forwarding header', { 'x-forwarded-for': rima }],
  ['a chain through Google', { 'x-forwarded-for': `${rima}, ${google}` }],
  ['the header of a CDN', { 'fastly-client-ip': rima, 'x-real-ip': rima, forwarded: `for=${rima}` }],
])('in the emulators nobody is believed: %s', async (_what, headers) => {
  const local = { visitor: '127.0.0.1', hop: '127.0.0.1' };
  expect(await seen(trustNobody, headers as Record<string, string>)).toMatchObject(local);
});

test.each([
  ['through Hosting', `${rima}, ${google}`, rima, google],
  ['through Hosting and its CDN', `${rima}, ${fastly}, ${google}`, rima, google],
  ['through two of the CDN', `${rima}, ${fastly}, 146.75.1.1, ${google}`, rima, google],
  ['through Hosting, with an address made up', `${forged}, ${rima}, ${google}`, rima, google],
  ['by Hosting and its CDN, with a forged address', `${forged}, ${rima}, ${fastly}, ${google}`, rima, google],
  ['straight to the function', rima, rima, rima],
  ['straight to the function, with an address made up', `${forged}, ${rima}`, rima, rima],
  ['straight to the function, with Hosting made up', `${forged}, ${google}, ${rima}`, rima, rima],
  ['something that is no address', `${'x'.repeat(5000)}, ${google}`, 'x'.repeat(64), google],
])('on a real project the nearest hop decides who is believed: %s', async (_what, chain, visitor, hop) => {
  const headers = { 'x-forwarded-for': chain, 'fastly-client-ip': forged };
  expect(await seen(trustHosting, headers)).toMatchObject({ visitor, hop });
});

test.each([
  ['a CDN that somebody has rented for themselves', `${forged}, ${fastly}`, fastly],
  ['an address that Google rents out', `${forged}, ${rented}`, rented],
  ['Google alone', google, google],
])('where other hops are than expected, visitors are parted within theirs: %s', async (_w, chain, hop) => {
  const named = { 'x-forwarded-for': chain, 'fastly-client-ip': rima };
  expect(await seen(trustHosting, named)).toMatchObject({ visitor: `${hop} ${rima}`, hop });
});

test.each([
  ['a machine rented of Google is itself', `${forged}, ${rented}`, { visitor: rented, hop: rented }],
  ['a front end of Google is nobody', google, { hop: google }],
])('with nobody named %s', async (_what, chain, expected) => {
  const { way: _, ...address } = await seen(trustHosting, { 'x-forwarded-for': chain });
  expect(address).toEqual(expected);
});

test('neighbours in one IPv6 network are one, and Google’s are believed', async () => {
  const chain = (last: string) => ({ 'x-forwarded-for': `2001:db8:1:2::${last}, 2a00:1450:4001::1` });
  const first = await seen(trustHosting, chain('1'));
  expect(await seen(trustHosting, chain('2'))).toEqual(first);
  expect(first.visitor).toMatch(/^2001:db8:1/);
});
