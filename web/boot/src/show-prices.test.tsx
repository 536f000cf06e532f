import { beforeEach, expect, test, vi } from 'vitest';
import { showPrices } from './show-prices.ts';

const place = (id: string, free = 'Free') =>
  `<strong data-price-of="${id}" data-prices="/api/prices" data-free="${free}"></strong>`;
const shown = () => [...document.querySelectorAll('strong')].map((one) => one.getAttribute('data-price'));

beforeEach(() => {
  document.body.innerHTML = ['sums', 'maps', 'clay', 'gone'].map((id) => place(id)).join('');
});

const answers = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};
const prices = async () => Response.json({ sums: 15.5, maps: 0, clay: 120 });

test('each place has the price of its course, by one question; a course that is gone has none', async () => {
  const asked = answers(prices);
  showPrices();
  await vi.waitFor(() => expect(shown()).toEqual(['$15.50', 'Free', '$120', null]));
  expect(asked.mock.calls).toEqual([['/api/prices', { cache: 'no-cache' }]]);
});

test('on a page with digits of its own they are those', async () => {
  for (const place of document.querySelectorAll('[data-price-of]'))
    place.setAttribute('data-first-digit', '০');
  answers(prices);
  showPrices();
  await vi.waitFor(() => expect(shown()[0]).toBe('$১৫.৫০'));
});

test.each([
  ['that cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that has a fault', async () => new Response('', { status: 503 })],
])('a school %s says no price', async (_, answer) => {
  const asked = answers(answer);
  showPrices();
  await asked.mock.results[0]?.value.catch(() => undefined);
  expect(shown()).toEqual([null, null, null, null]);
});
