import type { GrantLine } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { OrderEntry } from '@pathshala/contract/overview/overview';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, type SchoolAnswer, serveSchool, whatOf } from '../../testing/serve-school.ts';
import * as files from '../../ui/save-file.ts';
import { Component as OrdersPage } from './orders-page.tsx';

vi.mock('../../api/search.ts', () => ({
  useSearch: (query: string) => ({
    answer: query ? { courses: [{ _id: 'sums', title: 'Sums', note: 'Class 6' }] } : undefined,
  }),
}));

const rima = { uid: 'u1', email: 'rima@school.test', displayName: 'Rima Akter' };
const sums = { courseId: 'sums', title: 'Sums', at: '2026-03-05T10:00:00.000Z' };
const cash = { ...rima, ...sums, amount: 1500, currency: 'BDT', status: 'paid', note: 'Book 7' } as const;
const card = { ...rima, ...sums, currency: 'USD', email: 'karim@school.test', displayName: 'Karim' };
const all: OrderEntry[] = [
  { ...cash, _id: 'o1' },
  { ...cash, _id: 'o2', amount: 0.5, note: '' },
  { ...card, _id: 'pi_1', amount: 0.1, status: 'paid' },
  { ...card, _id: 'pi_2', amount: 0.2, status: 'paid' },
  { ...card, _id: 'pi_3', amount: 7, status: 'refunded' },
];

function show(at = '/orders', answer: (lines: string[]) => SchoolAnswer = () => ({ json: [] })) {
  const calls = serveSchool((call) => {
    const listed = matchCall(endpoints.orderList, call);
    if (listed) {
      const state = listed.query.get('state');
      // The file is read page by page.
      if (listed.query.get('limit') === '1000' && !listed.query.has('after'))
        return { json: [], headers: { Link: `</api/orders?limit=1000&after=p&state=${state}>; rel="next"` } };
      return { json: all.filter(({ status }) => !state || status === state) };
    }
    if (matchCall(endpoints.allClassrooms, call))
      return { json: [{ _id: 'k1', name: 'Class 7', teacher: 'Ms Rima', pupils: 2 }] };
    if (matchCall(endpoints.classroomAddresses, call)) return { json: ['a@school.test', 'b@school.test'] };
    return answer((call.body as { emails: string[] }).emails);
  });
  const { router } = renderPage(<OrdersPage />, { at });
  return { calls, router };
}

const sumOf = (state: string) => screen.getByText(state, { selector: 'dt' }).nextElementSibling;

test('shows who paid what, in its own currency, and sums that never mix two', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Orders' });
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('5 Mar 2026৳1,500rima@school.testRima AkterSumsBook 7Paid in cashReceipt');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Receipt for Sums' })).toHaveAttribute(
    'href',
    '/account/receipt/o1?of=u1',
  );
  expect(screen.queryByLabelText('State')).toBeNull();
  expect(sumOf('Paid')).toHaveTextContent('৳1,500.50 + $0.30');
  expect(sumOf('Refunded')).toHaveTextContent('$7');
  expect(sumOf('To be refunded')).toHaveTextContent('–');
});

test('state, day and person narrow the list, its sums and the file', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const { calls, router } = show('/orders?day=2026-03-05&q=karim');
  expect(await screen.findByText('$0.10')).toBeVisible();
  expect(screen.queryByText('rima@school.test')).toBeNull();
  expect(sumOf('Paid')).toHaveTextContent('$0.30');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Refunded');
  expect(router.state.location.search).toBe('?day=2026-03-05&q=karim&state=refunded');
  await vi.waitFor(() => expect(sumOf('Paid')).toHaveTextContent('–'));
  await userEvent.click(screen.getByRole('button', { name: 'Download all as CSV' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  const query = { limit: 1000, state: 'refunded', day: '2026-03-05', q: 'karim' };
  expect(calls.map(({ what }) => what)).toContain(whatOf(endpoints.orderList, { query }));
  expect(saved.mock.calls[0]?.[1].split('\r\n')[1]).toBe(
    '2026-03-05T10:00:00.000Z,karim@school.test,Karim,Sums,sums,7,USD,refunded,,pi_3',
  );
});

test('gives a course to a class and others, paid in cash in any digits, and says whom it did not reach', async () => {
  const results = ['given', 'already', 'no-account', 'invalid'] as const;
  const { calls } = show('/orders', (emails) => ({
    json: emails.map((email, at): GrantLine => ({ email, result: results[at] ?? 'given' })),
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give a course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give a course' }));
  await fillIn(dialog.getByRole('searchbox'), 's');
  await userEvent.click(dialog.getByRole('button', { name: 'Sums · Class 6' }));
  expect(await screen.findByRole('dialog', { name: 'Give “Sums”' })).toBeVisible();
  await userEvent.selectOptions(await dialog.findByLabelText('Add a class'), 'Class 7 · Ms Rima (2)');
  const emails = dialog.getByRole('textbox', { name: 'Emails' });
  await vi.waitFor(() => expect(emails).toHaveValue('a@school.test\nb@school.test'));
  await fillIn(emails, '\nc@school.test, nonsense');
  expect(dialog.getByText(/^4 of at most 200 emails/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Paid in cash' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
  expect(dialog.getByText('Enter an amount, such as 500.')).toBeVisible();
  expect(changesOf(calls)).toEqual([]);
  await fillIn(dialog.getByRole('textbox', { name: 'Amount for each person, in ৳' }), '১,৫০০');
  await fillIn(dialog.getByRole('textbox', { name: 'Note on the receipt' }), 'Book 7');
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
  const said = await dialog.findByText('1 person now has the course.');
  expect(said.parentElement).toHaveTextContent(
    '1 person already had it.No account has: c@school.testNot an email: nonsense',
  );
  expect(emails).toHaveValue('c@school.test\nnonsense');
  expect(changesOf(calls).map(({ body }) => body)).toEqual([
    {
      courseId: 'sums',
      emails: ['a@school.test', 'b@school.test', 'c@school.test', 'nonsense'],
      paid: { amount: 1500, note: 'Book 7' },
    },
  ]);
});
