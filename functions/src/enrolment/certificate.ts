import { randomUUID } from 'node:crypto';
import { siteConfig } from '@pathshala/brand/site.config';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { CertificateStatement } from '@pathshala/contract/certificates/token';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { missingFor } from '@pathshala/contract/courses/lesson-access';
import { schoolDay } from '@pathshala/contract/site/region';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { enrolmentOf, findEnrolment } from '../domain/enrolments.ts';
import { schoolIn } from '../domain/mail-words.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import { toEnrolment } from './enrolments.ts';
import type { SigningKey } from './signing-key.ts';
import { isStanding, renewCertificate, signCertificate } from './standing-certificate.ts';

interface CertificateRequest {
  readonly uid: string;
  /** In the certificate's language. */
  readonly course: CourseDetail;
  /** The name to print; ignored if the certificate exists. */
  readonly name: string;
}

/**
 * Issues the certificate of a finished course; always the same one.
 * @returns the enrolment with its certificate
 * @throws DomainError `not-enrolled`, `not-finished`
 */
export async function giveCertificate(
  db: Firestore,
  key: SigningKey,
  request: CertificateRequest,
): Promise<Enrolment> {
  const { uid, course } = request;
  const record = await findEnrolment(db, uid, course._id);
  if (!record) throw new DomainError('not-enrolled');
  const enrolment = toEnrolment(await renewCertificate(db, key, record), course);
  if (enrolment.certificate) return enrolment;
  if (missingFor(enrolment).length > 0) throw new DomainError('not-finished');
  const statement = { ...statementOf(request), modelTest: enrolment.modelTest !== undefined };
  const certificate = signCertificate(key, statement);
  const place = enrolmentOf(db, uid, course._id);
  await compareAndSet(place, (before) =>
    before && !isStanding(before.certificate) ? { ...before, certificate } : undefined,
  );
  // A concurrent call may have won.
  const after = (await place.get()).data();
  if (!after) throw new DomainError('not-enrolled');
  return toEnrolment(after, course);
}

/** At least half an hour. */
const halves = (minutes: number) => Math.max(1, Math.round(minutes / 30)) / 2;

function statementOf({ course, name }: CertificateRequest): Omit<CertificateStatement, 'modelTest'> {
  const lang = languageOfLine(course.title) ?? firstLanguage;
  return {
    id: randomUUID(),
    iss: schoolIn(lang),
    site: siteConfig.origin,
    name: normaliseDisplayName(name),
    course: course._id,
    title: course.title,
    day: schoolDay(Date.now()),
    hours: halves(course.minutes),
    lang,
  };
}
