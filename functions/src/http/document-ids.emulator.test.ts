import { fillPath } from '@pathshala/contract/http/endpoint';
import { indexOf } from '@pathshala/search/search';
import { expect, test } from 'vitest';
import { allEndpoints } from '../../test/soak/all-endpoints.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const { api, admin, teacher } = servedSchool({
  who: ['admin', 'teacher'],
  once: true,
  services: (services) => ({ consent: askingParents(services), readSearchIndex: async () => indexOf([]) }),
});

/** What Firestore takes for no id, or for a path. */
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

test.each(impossible)('%j is nobody’s id in an address or a query', async (id) => {
  const seen: unknown[] = [];
  for (const [name, { method, path }] of Object.entries(allEndpoints)) {
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, one = '']) => [one, id]));
    const ways = Object.keys(params).length > 0 ? [fillPath<string>(path, params)] : [];
    if (method === 'GET') ways.push(`${fillPath<string>(path, params)}?after=${encodeURIComponent(id)}`);
    for (const way of ways) {
      for (const { token } of [admin, teacher]) {
        const { status } = await api.send(method, way, { token });
        if (status >= 500) seen.push([name, status]);
      }
    }
  }
  expect(seen).toEqual([]);
});

test.each(impossible)('%j is nobody’s id in a body', async (id) => {
  const token = `${id}.${'a'.repeat(43)}`;
  const question = { question: `${id}/${id}/0`, answer: '1' };
  const answers = await Promise.all([
    api.call(allEndpoints.parentView, { body: { token } }),
    api.call(allEndpoints.parentData, { body: { token } }),
    api.call(allEndpoints.parentDecision, { body: { token, decision: 'give' } }),
    api.call(allEndpoints.weekView, { body: { token: id } }),
    api.call(allEndpoints.markClassTest, { body: { answers: [question] } }),
    api.call(allEndpoints.studioCreate, { kind: 'courses', token: admin.token, body: { id } }),
  ]);
  expect(answers.filter(({ status }) => status >= 500 || status < 400)).toEqual([]);
});
