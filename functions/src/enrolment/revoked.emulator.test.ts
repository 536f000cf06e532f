import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import { revokedAs, revokedPart } from '@pathshala/contract/certificates/revocation';
import { limits } from '@pathshala/contract/http/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeOf, serveApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, person } from '../../test/support/people.ts';
import { collections } from '../firestore/collections.ts';
import { gatherRevoked } from '../retention/revoked-parts.ts';

const emulated = connect();
const { db } = emulated;
let api: Awaited<ReturnType<typeof serveApi>>;
let head: Person;

beforeEach(async () => {
  await emulated.clear();
  await api?.close();
  api = await serveApi(emulated);
  head = await person(emulated, 'head@school.test', 'admin');
});
afterAll(async () => {
  await api.close();
  await emulated.close();
});

const reason = 'Somebody else did it.';
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const isRevoked = async (certificateId: string) => {
  const hash = await revokedAs(certificateId);
  const { json } = await api.call(endpoints.revokedCertificates, { part: revokedPart(hash) });
  return (json as RevokedCertificates).revoked.includes(hash);
};
const change = async (what: 'revokeCertificate' | 'restoreCertificate', certificateId: string) =>
  (await api.call(adminEndpoints[what], { certificateId, token: head.token, body: { reason } })).json;

test('asking for a part names no other, and no certificate’s id', async () => {
  await change('revokeCertificate', idOf(1));
  const hash = await revokedAs(idOf(1));
  const text = JSON.stringify(
    (await api.call(endpoints.revokedCertificates, { part: revokedPart(hash) })).json,
  );
  expect(text).toContain(hash);
  expect(text).not.toContain(idOf(1));
  const other = (await api.call(endpoints.revokedCertificates, { part: '00' })).json as RevokedCertificates;
  expect(other.revoked).toEqual([]);
  for (const part of ['0', '000', 'zz', 'AA'])
    expect((await api.call(endpoints.revokedCertificates, { part })).status).toBe(404);
});

test('what was revoked one document each counts before, while and after it is gathered', async () => {
  const at = Timestamp.fromMillis(1_700_000_000_000);
  const batch = db.batch();
  for (let number = 0; number < 230; number += 1)
    batch.create(collections.revokedCertificates(db).doc(idOf(number)), { at });
  await batch.commit();
  expect([await isRevoked(idOf(0)), await isRevoked(idOf(229)), await isRevoked(idOf(230))]).toEqual([
    ...[true, true, false],
  ]);
  expect(await change('restoreCertificate', idOf(1))).toEqual({ modifiedCount: 1 });
  expect(await change('restoreCertificate', idOf(1))).toEqual({ modifiedCount: 0 });
  expect(await isRevoked(idOf(1))).toBe(false);
  expect(await gatherRevoked(db)).toBe(229);
  expect(await gatherRevoked(db)).toBe(0);
  expect((await collections.revokedCertificates(db).get()).size).toBe(0);
  const parts = (await collections.revokedHashes(db).get()).docs.map((one) => one.data().hashes);
  expect(parts.flatMap((one) => Object.keys(one))).toHaveLength(229);
  expect(parts.flatMap((one) => Object.values(one)).every((one) => one.isEqual(at))).toBe(true);
  expect([await isRevoked(idOf(0)), await isRevoked(idOf(1)), await isRevoked(idOf(229))]).toEqual([
    ...[true, false, true],
  ]);
  expect(await change('restoreCertificate', idOf(229))).toEqual({ modifiedCount: 1 });
  expect(await isRevoked(idOf(229))).toBe(false);
});

test('a full part takes no more, and says so', async () => {
  const hash = await revokedAs(idOf(1));
  const part = revokedPart(hash);
  const many = Array.from({ length: limits.revokedPartMax }, (_, at) => part + String(at).padStart(30, '0'));
  const hashes = Object.fromEntries(many.map((one) => [one, Timestamp.now()]));
  await collections.revokedHashes(db).doc(part).set({ hashes });
  const given = { certificateId: idOf(1), token: head.token, body: { reason } };
  const answer = await api.call(adminEndpoints.revokeCertificate, given);
  expect([answer.status, codeOf(answer)]).toEqual([409, 'limit-reached']);
  expect(await isRevoked(idOf(1))).toBe(false);
});

test('one that was revoked before reasons were kept gets its reason, once', async () => {
  const hash = await revokedAs(idOf(1));
  await collections
    .revokedHashes(db)
    .doc(revokedPart(hash))
    .set({ hashes: { [hash]: Timestamp.now() } });
  expect(await change('revokeCertificate', idOf(1))).toEqual({ modifiedCount: 1 });
  expect(await change('revokeCertificate', idOf(1))).toEqual({ modifiedCount: 0 });
  expect(await isRevoked(idOf(1))).toBe(true);
});
