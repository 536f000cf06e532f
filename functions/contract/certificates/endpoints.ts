import type { ModifiedAnswer } from '../accounts/user.ts';
import type { Enrolment } from '../courses/enrolment.ts';
import { del, get, type LanguageQuery, type PageQuery, post, put } from '../http/endpoint.ts';
import type { CertificateInput, Revocation, RevokedCertificates, RevokeInput } from './certificate.ts';

export const certificateEndpoints = {
  /** Issues the certificate of a finished course, or returns the existing one. The name only counts the first time. */
  certificate: post<Enrolment, ':courseId' | LanguageQuery, CertificateInput>(
    '/course/:courseId/certificate',
    'signed-in',
  ),
  revokedCertificates: get<RevokedCertificates, ':part'>('/certificates/revoked/:part', 'anyone'),
  revocations: get<Revocation[], PageQuery>('/certificates/revocations', 'admin'),
  revokeCertificate: put<ModifiedAnswer, ':certificateId', RevokeInput>(
    '/certificates/:certificateId/revoked',
    'admin',
  ),
  restoreCertificate: del<ModifiedAnswer, ':certificateId'>('/certificates/:certificateId/revoked', 'admin'),
} as const;
