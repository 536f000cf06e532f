import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { SearchAnswer, SearchChanges } from '@pathshala/contract/catalogue/search';
import type { Prices } from '@pathshala/contract/courses/course';
import { indexOf } from '@pathshala/search/search';
import { beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { type Person, person } from '../../test/support/people.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { courseFields } from '../../test/support/studio-fields.ts';
import { sandboxProvider } from '../checkout/providers.ts';

const environment = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
const { api, emulated, publish, publishCourse, read, save } = studioSchool({
  createPaymentProvider: sandboxProvider(environment),
  readSearchIndex: async () => indexOf([]),
});
let rima: Person;

beforeEach(async () => {
  rima = await person(emulated, 'rima@school.test');
  await publishCourse('mango');
});

const buy = (price: number) =>
  api().call(endpoints.checkout, { courseId: 'mango', body: { price }, token: rima.token });

async function checkOut(price: number): Promise<string> {
  const { url } = (await buy(price)).json as { url: string };
  return new URL(url, 'https://school.example').searchParams.get('session') ?? '';
}

const sessionOf = async (sessionId: string) =>
  (await api().call(endpoints.practiceSession, { sessionId, token: rima.token })).json;

async function reprice(price: number): Promise<void> {
  const before = await read('courses', 'mango');
  const saved = await save('courses', 'mango', etag(before), { ...courseFields, price });
  expect((await publish('courses', 'mango', etag(saved))).status).toBe(200);
}

async function namedPrices(): Promise<unknown[]> {
  const [card] = (await api().call(listEndpoints.classSeven, {})).json as { price: number }[];
  const page = (await api().call(endpoints.course, { id: 'mango' })).json as { price: number };
  const hits = ['en', 'bn'].map(async (lang) => {
    const { json } = await api().call(endpoints.search, { query: { q: courseFields.title, lang } });
    return (json as SearchAnswer).courses.find(({ _id }) => _id === 'mango')?.price;
  });
  const { documents } = (await api().call(endpoints.searchChanges, {})).json as SearchChanges;
  const prices = (await api().call(endpoints.prices, {})).json as Prices;
  return [card?.price, page.price, prices.mango, ...(await Promise.all(hits)), documents[0]?.price];
}

test('a published price is in the list, on the page, in search and at the checkout at once', async () => {
  expect(await namedPrices()).toEqual(Array(6).fill(12.5));
  await reprice(20);
  expect(await namedPrices()).toEqual(Array(6).fill(20));
  expect(codeOf(await buy(12.5))).toBe('price-changed');
  expect(await sessionOf(await checkOut(20))).toMatchObject({ amount: 20, status: 'open' });
});
