import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAs, rima } from '../testing/render-as.tsx';
import { enrolmentIn } from '../testing/serve-school.ts';
import { CertificateLink } from './certificate-link.tsx';

const all = ['first', 'second', 'third', 'fourth'];
const done = enrolmentIn('sums', all);
const finished: Enrolment = {
  ...done,
  quizzes: all.map((lessonId) => ({ lessonId, score: 5, of: 5 })),
  modelTest: { score: 18, of: 30 },
};

const open = (enrolment: Enrolment) => renderAs(rima, <CertificateLink enrolment={enrolment} />, '/');

test('leads who has finished to the certificate, and to the one that they have', () => {
  const { unmount } = open(finished);
  expect(screen.getByRole('link', { name: 'Get your certificate: Course sums' })).toHaveAttribute(
    'href',
    '/certificate?course=sums',
  );
  unmount();
  open({ ...finished, lessonsDone: [], certificate: 'a.b.c.d' });
  expect(screen.getByRole('link', { name: 'Your certificate: Course sums' })).toHaveAttribute(
    'href',
    '/certificate#a.b.c.d',
  );
});

test('says what is missing where that is quizzes alone', () => {
  open(done);
  expect(screen.getByText(/^Pass every quiz/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['none was submitted', undefined],
  ['it was below the mark', { score: 17, of: 30 }],
])('leads to the model test where %s', (_what, modelTest) => {
  const { modelTest: _, ...without } = finished;
  open({ ...without, ...(modelTest && { modelTest }) });
  expect(screen.getByRole('link', { name: 'Take the model test: Course sums' })).toHaveAttribute(
    'href',
    '/practice/test?course=sums',
  );
});
