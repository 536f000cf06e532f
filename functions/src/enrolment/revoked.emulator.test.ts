import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import { revokedAs, revokedPart } from '@pathshala/contract/certificates/token';
import { limits } from '@pathshala/contract/http/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { admin: head, api, db } = servedSchool({ who: ['admin'] });

const reason = 'Somebody else did it.';
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const isRevoked = async (certificateId: string) => {
  const hash = await revokedAs(certificateId);
  const { json } = await api.call(endpoints.revokedCertificates, { part: revokedPart(hash) });
  return (json as RevokedCertificates).revoked.includes(hash);
};
const change = async (what: 'revokeCertificate' | 'restoreCertificate', certificateId: string) =>
  (await api.call(endpoints[what], { certificateId, token: head.token, body: { reason } })).json;

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

test('a full part takes no more, and says so', async () => {
  const hash = await revokedAs(idOf(2));
  const part = revokedPart(hash);
  const many = Array.from({ length: limits.revokedPartMax }, (_, at) => part + String(at).padStart(30, '0'));
  const hashes = Object.fromEntries(many.map((one) => [one, Timestamp.now()]));
  await collections.revokedHashes(db).doc(part).set({ hashes });
  const given = { certificateId: idOf(2), token: head.token, body: { reason } };
  const answer = await api.call(endpoints.revokeCertificate, given);
  expect([answer.status, codeOf(answer)]).toEqual([409, 'limit-reached']);
  expect(await isRevoked(idOf(2))).toBe(false);
});
