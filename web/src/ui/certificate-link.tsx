import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { missingFor } from '@pathshala/contract/certificate-requirements';
import type { Enrolment } from '@pathshala/contract/enrolment';
import { paths } from '@pathshala/contract/paths';
import { words } from '../words/words.ts';
import { ActionLink } from './action.tsx';

/** A school that has no key of its own gives certificates on the machine that it is tried on alone. */
function isGiven(): boolean {
  const isHere = /^(localhost|127\.)/.test(window.location.hostname);
  return isHere || certificateKeys.some(({ practice }) => !practice);
}

/** The way to the certificate of a finished course; where only quizzes are left to pass, a word of them. Else nothing. */
export function CertificateLink({ enrolment }: { readonly enrolment: Enrolment }) {
  const { certificate, courseId, title } = enrolment;
  if (!certificate && !isGiven()) return null;
  const missing = certificate ? [] : missingFor(enrolment);
  if (missing.includes('lessons')) return null;
  if (missing.length > 0) return <p>{words['certificate.passAll']()}</p>;
  const label = certificate ? words['certificate.see']() : words['certificate.get']();
  const more = certificate ? { hash: `#${certificate}` } : { search: `?course=${courseId}` };
  return (
    <ActionLink
      small
      look="quiet"
      to={{ pathname: paths.certificate, ...more }}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </ActionLink>
  );
}
