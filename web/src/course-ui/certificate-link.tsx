import { certificateKeys } from '@pathshala/brand/certificate-keys';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { missingFor } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../ui/action.tsx';
import { words } from '../words/words.ts';

/** A school without its own key issues certificates on a local machine only. */
function isGiven(): boolean {
  const isHere = /^(localhost|127\.)/.test(window.location.hostname);
  return isHere || certificateKeys.some(({ practice }) => !practice);
}

function stepFor({ certificate, courseId }: Enrolment, isTest: boolean) {
  const search = `?course=${courseId}`;
  if (certificate)
    return [words['certificate.see'](), { pathname: paths.certificate, hash: `#${certificate}` }] as const;
  return isTest
    ? ([words['certificate.toModelTest'](), { pathname: paths.modelTest, search }] as const)
    : ([words['certificate.get'](), { pathname: paths.certificate, search }] as const);
}

interface CertificateLinkProps {
  readonly enrolment: Enrolment;
  readonly isMain?: boolean;
}

export function CertificateLink({ enrolment, isMain = false }: CertificateLinkProps) {
  const { certificate, title } = enrolment;
  if (!certificate && !isGiven()) return null;
  const missing = certificate ? [] : missingFor(enrolment);
  if (missing.includes('lessons')) return null;
  if (missing.includes('quizzes')) return <p>{words['certificate.passAll']()}</p>;
  const [label, to] = stepFor(enrolment, missing.includes('modelTest'));
  const look = isMain ? ({ look: 'primary' } as const) : ({ look: 'quiet', small: true } as const);
  return <ActionLink {...look} to={to} aria-label={`${label}: ${title}`} text={label} />;
}
