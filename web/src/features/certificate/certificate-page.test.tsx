import { endpoints } from '@pathshala/contract/calls/endpoints';
import { revokedAs } from '@pathshala/contract/certificates/token';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Session } from '../../auth/session-context.ts';
import { certificate, newKey, practiceKey, statement } from '../../testing/certificates.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { hrefOf, renderAs, rima, tokenWith, visitor } from '../../testing/render-as.tsx';
import { adminSession } from '../../testing/render-page.tsx';
import {
  type Answering,
  changesOf,
  enrolmentIn,
  matchCall,
  serveSchool,
  whatOf,
} from '../../testing/serve-school.ts';
import { Component as CertificatePage } from './certificate-page.tsx';

const asOf = '2026-11-22T05:06:00.000Z';

interface School {
  readonly has?: readonly Enrolment[];
  readonly revoked?: readonly string[];
  readonly answers?: Answering;
}

function school({ has = [], revoked = [], answers }: School = {}) {
  return serveSchool((call) => {
    const own = answers?.(call);
    if (own) return own;
    if (matchCall(endpoints.revokedCertificates, call)) return { json: { asOf, revoked } };
    return matchCall(endpoints.enrolments, call) ? { json: has } : { json: { admin: false } };
  });
}

const open = (at: string, session: Session = visitor) =>
  renderAs(session, <CertificatePage />, `/certificate${at}`);

test('what the school has signed is shown, a sample as one, and of which one a server hears eight bits', async () => {
  const calls = school();
  open(`#${await certificate()}`);
  expect(await screen.findByText('Rima Khatun')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Certificate' })).toBeVisible();
  for (const text of ['Sums from zero', '22 November 2026', '2.5 hours of lessons', 'pathshala.example'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This is a sample certificate' })).toBeVisible();
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.queryByText('This certificate is genuine')).not.toBeInTheDocument();
  const standing = await screen.findByText(/^Not revoked, as of 22 Nov/);
  expect(standing).not.toBeVisible();
  await userEvent.click(screen.getByText('Verify'));
  expect(standing).toBeVisible();
  expect(await screen.findByRole('img', { name: /code that opens/ })).toBeInTheDocument();
  expect(calls.map(({ what }) => what)).toEqual([whatOf(endpoints.revokedCertificates, { part: '83' })]);
});

const asked = /scored 60% or more in the model test/;
const meant = /They also scored 60 out of 100 or more/;

test('says that the model test was passed, and does not of a course without one', async () => {
  school();
  const { unmount } = open(`#${await certificate()}`);
  expect(await screen.findByText(asked)).toBeVisible();
  expect(screen.getByText(meant)).toBeVisible();
  unmount();
  open(`#${await certificate(practiceKey, { modelTest: false })}`);
  expect(
    await screen.findByText('has completed every lesson and passed every quiz of the course'),
  ).toBeVisible();
  expect(screen.queryByText(asked)).not.toBeInTheDocument();
  expect(screen.queryByText(meant)).not.toBeInTheDocument();
});

test('without a connection it is checked all the same, and says what was not asked', async () => {
  serveSchool(() => undefined);
  open(`#${await certificate()}`);
  expect(await screen.findByText('Rima Khatun')).toBeVisible();
  expect(await screen.findByText(/^You’re offline/)).toBeVisible();
  expect(screen.queryByText(/^Not revoked/)).not.toBeInTheDocument();
});

test.each<[what: string, title: string, make: () => Promise<string>, isRevoked?: boolean]>([
  ['altered', 'This certificate is not genuine', () => certificate(newKey(), {}, practiceKey)],
  ['foreign', 'This isn’t one of our certificates', () => certificate(newKey())],
  ['broken', 'This certificate is incomplete', async () => 'half-of-a-link'],
  ['taken back', 'This certificate was revoked', () => certificate(), true],
])('what is %s is refused, and nothing that it says is shown', async (_what, title, make, isRevoked) => {
  school({ revoked: isRevoked ? [await revokedAs(statement.id)] : [] });
  open(`#${await make()}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  expect(screen.queryByText('Rima Khatun')).not.toBeInTheDocument();
});

const adminToken = tokenWith({ admin: true });
const admin: Session = { ...adminSession, idToken: async () => adminToken };

test('an admin takes it back, and lets it count again', async () => {
  // The list is an older copy: browsers keep it for half a minute.
  const calls = school({
    answers: (call) => {
      const isDone = [endpoints.revokeCertificate, endpoints.restoreCertificate].some((one) =>
        matchCall(one, call),
      );
      if (isDone) return { json: { modifiedCount: 1 } };
      return matchCall(endpoints.isAdmin, call) ? { json: { admin: true } } : undefined;
    },
  });
  open(`#${await certificate()}`, admin);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke this certificate' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Revoke this certificate?' });
  const yes = within(asked).getByRole('button', { name: 'Revoke this certificate' });
  expect(yes).toBeDisabled();
  await fillIn(within(asked).getByRole('textbox', { name: /^Reason/ }), 'Somebody else did it.');
  await userEvent.click(yes);
  expect(await screen.findByRole('alert')).toHaveTextContent('was revoked');
  await userEvent.click(screen.getByRole('button', { name: 'Reinstate this certificate' }));
  expect(await screen.findByText('Rima Khatun')).toBeVisible();
  const { id: certificateId } = statement;
  expect(changesOf(calls)).toMatchObject([
    {
      what: whatOf(endpoints.revokeCertificate, { certificateId }),
      token: `Bearer ${adminToken}`,
      body: { reason: 'Somebody else did it.' },
    },
    { what: whatOf(endpoints.restoreCertificate, { certificateId }) },
  ]);
});

const finished: Enrolment = {
  ...enrolmentIn('sums', ['first', 'second', 'third', 'fourth']),
  quizzes: ['first', 'second', 'third', 'fourth'].map((lessonId) => ({ lessonId, score: 3, of: 5 })),
  modelTest: { score: 18, of: 30 },
};

test('who has finished a course is asked for the name, and then has the certificate', async () => {
  const token = await certificate();
  const has = [finished];
  const calls = school({
    has,
    answers: (call) => {
      if (!matchCall(endpoints.certificate, call)) return undefined;
      has[0] = { ...finished, certificate: token };
      return { json: has[0] };
    },
  });
  const { router } = open('?course=sums', rima);
  const field = await screen.findByLabelText('Name on the certificate');
  expect(field).toHaveValue('Rima');
  await userEvent.type(field, ' Khatun');
  await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
  expect(await screen.findByText('Sums from zero')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Certificate' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /Revoke|Reinstate/ })).not.toBeInTheDocument();
  expect(router.state.location).toMatchObject({ search: '', hash: `#${token}` });
  expect(changesOf(calls)).toMatchObject([{ body: { name: 'Rima Khatun' }, token: 'Bearer token-of-rima' }]);
});

test('who has not finished it is told what is missing', async () => {
  school({ has: [enrolmentIn('sums', ['first'])] });
  open('?course=sums', rima);
  expect(await screen.findByText('Some lessons aren’t done yet.')).toBeVisible();
  expect(screen.getByText(/^Some quizzes aren’t passed yet/)).toBeVisible();
  expect(await hrefOf('Continue')).toBe('/course/sums/lesson/second');
});

test('a visitor is asked to sign in and comes back, and who has not the course is shown it', async () => {
  school();
  const { router, unmount } = open('?course=sums');
  await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toMatchObject({ from: { search: '?course=sums' } });
  unmount();
  open('?course=sums', rima);
  expect(await screen.findByRole('link', { name: 'See the course' })).toHaveAttribute('href', '/course/sums');
});
