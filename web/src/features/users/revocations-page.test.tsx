import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Revocation } from '@pathshala/contract/certificates/certificate';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Component as RevocationsPage } from './revocations-page.tsx';

afterEach(() => {
  act(() => toast.remove());
});

const at = '2026-11-20T09:00:00.000Z';
const certificate = { uid: 'u2', name: 'Rima Khatun', title: 'Sums', day: '2026-11-01' };
const head = { _id: 'u1', email: 'head@school.test', displayName: 'Head' };
const show = () => renderPage(<RevocationsPage />, { at: '/revoked-certificates' });

test('says whose certificates were revoked, why and by whom, and reinstates one', async () => {
  const left: Revocation[] = [
    { _id: 'c1', at, by: head, reason: 'Somebody else did it.', certificate },
    { _id: 'c2', at, by: { _id: '(deleted)' } },
  ];
  const calls = serveSchool((call) => {
    if (!matchCall(endpoints.restoreCertificate, call)) return { json: [...left] };
    left.shift();
    return { json: { modifiedCount: 1 } };
  });
  show();
  const table = await screen.findByRole('table', { name: 'Revoked certificates' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(
    'Rima KhatunSumsIssued 1 November 2026Somebody else did it.by head@school.test',
  );
  expect(within(table).getByRole('link', { name: 'Rima Khatun' })).toHaveAttribute('href', '/users/u2');
  expect(second).toHaveTextContent('The account or its course no longer existsc2by Someone who has left');
  await userEvent.click(
    screen.getByRole('button', { name: 'Reinstate the certificate of Rima Khatun: Sums' }),
  );
  expect(await screen.findByText('The certificate has been reinstated')).toBeInTheDocument();
  expect(screen.queryByText('Rima Khatun')).toBeNull();
  const { restoreCertificate } = endpoints;
  expect(changesOf(calls).map(({ what }) => what)).toEqual([
    whatOf(restoreCertificate, { certificateId: 'c1' }),
  ]);
});
