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

export function CertificateLink({ enrolment }: { readonly enrolment: Enrolment }) {
  const { certificate, title } = enrolment;
  if (!certificate && !isGiven()) return null;
  const missing = certificate ? [] : missingFor(enrolment);
  if (missing.includes('lessons')) return null;
  if (missing.includes('quizzes')) return <p>{words['certificate.passAll']()}</p>;
  const [label, to] = stepFor(enrolment, missing.includes('modelTest'));
  return <ActionLink small look="quiet" to={to} aria-label={`${label}: ${title}`} text={label} />;
}
