import type { Overview, OverviewWeek } from '@pathshala/contract/overview/overview';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { serveSchool } from '../../testing/serve-school.ts';
import { Component as OverviewPage } from './overview-page.tsx';

const none = {
  people: 0,
  enrolments: 0,
  sales: 0,
  income: 0,
  cash: { amount: 0, currency: 'BDT' },
  openMessages: 0,
};
const week = (from: string, more: Partial<OverviewWeek>): OverviewWeek => ({
  week: `week of ${from}`,
  from,
  ...none,
  ...more,
});
const overview: Overview = {
  timeZone: 'Asia/Dhaka',
  publishRequests: 0,
  refundsDue: 2,
  weeks: [
    week('2026-11-09', { people: 5, sales: 2, income: 19.99 }),
    week('2026-11-16', {
      people: 1,
      sales: 2,
      income: 0.01,
      cash: { amount: 500, currency: 'BDT' },
      enrolments: 1,
    }),
  ],
};
const show = () => renderPage(<OverviewPage />, { at: '/overview' });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows each week’s numbers as a chart with words and as a table, and how many payments are to be given back', async () => {
  serveSchool(() => ({ json: overview }));
  show();
  const people = await part('New users');
  expect(screen.getByText(/^2 payments are to be refunded/)).toBeVisible();
  expect(screen.getByText('6 people in 2 weeks')).toBeVisible();
  expect(
    people.getByRole('img', {
      name: 'New users by week: 6 people in 2 weeks; highest 5, in the week of 9 Nov.',
    }),
  ).toHaveTextContent('51');
  await userEvent.click(people.getByText('New users as a table'));
  const rows = people.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['Week starting MondayNew users', '16 Nov1', '9 Nov5']);
  // Money without rounding errors.
  const sales = await part('Sales');
  expect(screen.getByText('4 sales, $20 + ৳500 in 2 weeks')).toBeVisible();
  await userEvent.click(sales.getByText('Sales as a table'));
  expect(sales.getByRole('row', { name: '9 Nov 2 $19.99' })).toBeVisible();
});
