import { type Endpoint, fillPath } from '@pathshala/contract/http/endpoint';
import { indexOf } from '@pathshala/search/search';
import { expect, test } from 'vitest';
import { allEndpoints } from '../../test/soak/all-endpoints.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const { api, admin } = servedSchool({
  who: ['admin'],
  once: true,
  services: (services) => ({ consent: askingParents(services), readSearchIndex: async () => indexOf([]) }),
});

const impossible = [
  '__proto__',
  '__name__',
  '__a\nb__',
  '.',
  '..',
  'a/b',
  'users/a/b',
  'x'.repeat(1501),
  'খ'.repeat(501),
] as const;

const calls = Object.entries<Endpoint>(allEndpoints).flatMap(([name, { method, path }]) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => one);
  return names.length > 0 || method === 'GET' ? [{ name, method, path, names }] : [];
});

test('what is no id of a document is nobody’s in an address or a query', async () => {
  const broken: unknown[] = [];
  for (const [at, { name, method, path, names }] of calls.entries()) {
    // All of them would take a minute: each call gets one, a reserved word the most often.
    const id = at % 2 ? '__proto__' : (impossible[(at / 2) % impossible.length] ?? '');
    const address = fillPath<string>(path, Object.fromEntries(names.map((one) => [one, id])));
    const query = method === 'GET' ? `?after=${encodeURIComponent(id)}` : '';
    const { status } = await api.send(method, address + query, { token: admin.token });
    if (status >= 500) broken.push([name, id, status]);
  }
  expect(broken).toEqual([]);
});

test.each(impossible)('%j is nobody’s id in a body', async (id) => {
  const token = `${id}.${'a'.repeat(43)}`;
  const answers = await Promise.all([
    api.call(allEndpoints.parentView, { body: { token } }),
    api.call(allEndpoints.parentData, { body: { token } }),
    api.call(allEndpoints.parentDecision, { body: { token, decision: 'give' } }),
    api.call(allEndpoints.weekView, { body: { token: id } }),
    api.call(allEndpoints.studioCreate, { kind: 'courses', token: admin.token, body: { id } }),
  ]);
  expect(answers.filter(({ status }) => status >= 500 || status < 400)).toEqual([]);
});
