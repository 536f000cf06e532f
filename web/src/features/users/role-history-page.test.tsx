import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { RoleChange } from '@pathshala/contract/admin/person';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Component as RoleHistoryPage } from './role-history-page.tsx';

const head = { _id: 'u1', email: 'head@school.test', displayName: 'Head' };
const rima = { _id: 'u2', email: 'rima@school.test', displayName: 'Rima' };
const at = '2026-11-20T09:00:00.000Z';
const trail: RoleChange[] = [
  { _id: 'c3', at, from: 'admin', to: 'student', actor: head, subject: rima },
  { _id: 'c2', at, from: 'student', to: 'admin', actor: { _id: 'command line' }, subject: head },
  { _id: 'c1', at, from: 'student', to: 'admin', actor: { _id: '(deleted)' }, subject: { _id: 'u9' } },
];
const show = () => renderPage(<RoleHistoryPage />, { at: '/role-history' });

it('says who changed whose role', async () => {
  const calls = serveSchool(() => ({ json: trail }));
  show();
  const table = await screen.findByRole('table', { name: 'Role history' });
  const [, first, second, third] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('rima@school.testRimaNo longer an adminby head@school.testHead');
  expect(first?.querySelector('time')).toHaveAttribute('datetime', at);
  expect(second).toHaveTextContent('Became an adminby The owner, at the command line');
  expect(third).toHaveTextContent('Someone who has leftBecame an adminby Someone who has left');
  expect(calls[0]?.what).toBe(whatOf(adminEndpoints.roleChanges, { query: { limit: 100 } }));
});
