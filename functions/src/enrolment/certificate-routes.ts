import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { nextLink, pageOf } from '../core/paging.ts';
import { readCourseFor } from '../domain/enrolments.ts';
import { requestedLanguage } from '../http/requested-language.ts';
import { param, type Route, route, signedIn } from '../http/route.ts';
import { giveCertificate } from './certificate.ts';
import type { GetSigningKey } from './certificate-settings.ts';
import { listRevocations } from './revocations.ts';
import { restoreCertificate, revokeCertificate, revokedList } from './revoked.ts';

/**
 * Endpoints to issue and revoke certificates.
 * @param getKey absent: the school issues none
 */
export function certificateRoutes(db: Firestore, getKey: GetSigningKey | undefined): Route[] {
  const revoked = revokedList(db);
  const changed = (modifiedCount: 0 | 1) => {
    revoked.changed();
    return { json: { modifiedCount } };
  };
  return [
    route(
      endpoints.certificate,
      async (call) => {
        if (!getKey) throw new DomainError('not-found', 'This school doesn’t issue certificates.');
        const { uid } = signedIn(call);
        const course = await readCourseFor(db, uid, param(call, 'courseId'), requestedLanguage(call.query));
        const request = { uid, course, name: call.body.name };
        return { json: await giveCertificate(db, getKey(), request) };
      },
      { body: bodySchemas.certificate, caller: 'account' },
    ),
    route(endpoints.revokedCertificates, async (call) => ({
      serialised: await revoked.read(param(call, 'part')),
      cache: 'catalogue',
    })),
    route(adminEndpoints.revocations, async (call) => {
      const page = pageOf(call.query);
      const { revocations, more } = await listRevocations(db, page);
      const last = more ? revocations.at(-1)?._id : undefined;
      return { json: revocations, headers: nextLink(adminEndpoints.revocations, page, last) };
    }),
    route(
      adminEndpoints.revokeCertificate,
      async (call) => {
        const { reason } = call.body;
        const request = { certificateId: param(call, 'certificateId'), reason, by: signedIn(call).uid };
        return changed(await revokeCertificate(db, request));
      },
      { body: bodySchemas.revokeCertificate },
    ),
    route(adminEndpoints.restoreCertificate, async (call) =>
      changed(await restoreCertificate(db, param(call, 'certificateId'))),
    ),
  ];
}
