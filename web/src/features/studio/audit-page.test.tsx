import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { AuditEntry } from '@pathshala/contract/studio/items';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as AuditPage } from './audit-page.tsx';

const actor = { _id: 'u1', email: 'rima@school.test', displayName: 'Rima' };
const at = '2026-11-20T09:00:00.000Z';
const file = `${'0f'.repeat(16)}.pdf`;
const tania = { _id: 'u9', email: 'tania@school.test', displayName: 'Tania' };
const ofPerson = { at, kind: 'people', id: 'u9', subject: tania } as const;
const upload: AuditEntry = { _id: 'a2', at, actor, action: 'upload', kind: 'media', id: file };
const publish: AuditEntry = {
  ...{ _id: 'a1', at, actor, action: 'publish', kind: 'articles', id: 'mangoes', revision: 2 },
  title: { en: 'Counting mangoes', bn: 'আম গোনা' },
};
const give: AuditEntry = {
  ...{ ...ofPerson, _id: 'a3', actor, action: 'give', course: 'sums', courseTitle: 'Sums for all' },
};
const gone = { _id: '(deleted)' };
const erase: AuditEntry = { ...ofPerson, _id: 'a4', actor, action: 'erase', id: gone._id, subject: gone };
const promote: AuditEntry = { ...ofPerson, _id: 'a5', actor: { _id: 'command line' }, action: 'make-admin' };

it('links to what an entry is about, unless an account is erased, and says who did it', async () => {
  serveSchool((call) =>
    matchCall(studioEndpoints.studioAudit, call)
      ? { json: { items: [upload, publish, give, erase, promote], next: null } }
      : { json: { admin: true } },
  );
  renderPage(<AuditPage />, { at: '/studio/audit', path: '/studio/audit' });
  const link = await screen.findByRole('link', { name: `file ${file}` });
  expect(link).toHaveAttribute('href', `/api/media/${file}`);
  expect(link.closest('tr')).toHaveTextContent(/rima@school\.testRima.*Uploaded/);
  const item = screen.getByRole('link', { name: /^article “Counting mangoes”, revision 2/ });
  expect(item).toHaveAttribute('href', '/studio/articles/mangoes');
  const person = screen.getByRole('link', { name: 'tania@school.test · Sums for all' });
  expect(person).toHaveAttribute('href', '/users/u9');
  expect(person.closest('tr')).toHaveTextContent('Gave a course');
  const erased = screen.getByText('Erased an account', { selector: 'td *, td' }).closest('tr');
  expect(erased).toHaveTextContent('Someone who has left');
  expect(screen.getByText('The owner, at the command line').closest('tr')).toHaveTextContent(
    /Became an admin.*tania@school\.test/,
  );
});
