import { endpoints } from '@pathshala/contract/endpoints';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { matchCall, serveSchool } from '../../testing/serve-school.ts';
import CheckoutNotice from './checkout-notice.tsx';

afterEach(() => vi.unstubAllGlobals());

test('who has paid is led to the receipt of that payment', async () => {
  const order = { title: 'Sums', amount: 12, at: '2026-01-02T03:04:05.000Z' };
  const orders = [
    { ...order, _id: 'p3', courseId: 'maps', status: 'paid' },
    { ...order, _id: 'p2', courseId: 'sums', status: 'paid' },
    { ...order, _id: 'p1', courseId: 'sums', status: 'refunded' },
  ];
  serveSchool((call) => (matchCall(endpoints.orders, call) ? { json: orders } : undefined));
  const notice = <CheckoutNotice courseId="sums" outcome="arrived" onLookAgain={() => undefined} />;
  renderAs(rima, notice, '/course/sums');
  expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/account/receipt/p2');
});
