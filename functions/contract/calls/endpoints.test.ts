import { expect, test } from 'vitest';
import { listEndpoints } from '../catalogue/endpoints.ts';
import { pathOf } from '../http/endpoint.ts';
import { bodySchemas, endpoints } from './endpoints.ts';

const callOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

test('the calls of the specification are to the letter', () => {
  const fixed = ['putUser', 'isAdmin', 'users', 'makeAdmin'] as const;
  expect(fixed.map((name) => callOf(endpoints[name]))).toEqual([
    'PUT /user/:email',
    'GET /admin/:email',
    'GET /user',
    'PUT /user/admin/:email',
  ]);
  const classes = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve';
  const courses = 'discount entertain free islamic kids live special';
  const lists = [
    ...classes.split(' ').map((number) => `GET /class${number}`),
    ...courses.split(' ').map((sort) => `GET /${sort}Course`),
  ];
  expect(Object.values(listEndpoints).map(callOf)).toEqual(expect.arrayContaining(lists));
});

test('no two endpoints are one call', () => {
  const calls = [...Object.values(endpoints), ...Object.values(listEndpoints)].map(callOf);
  expect(new Set(calls).size).toBe(calls.length);
});

test('only what changes something takes a body, and no path has a part called as what a call takes besides', () => {
  for (const name of Object.keys(bodySchemas)) {
    expect(['PUT', 'PATCH', 'POST']).toContain(endpoints[name as keyof typeof bodySchemas].method);
  }
  for (const { path } of Object.values(endpoints)) expect(path).not.toMatch(/:(query|body|token)\b/);
});

test('the address of a call holds each value encoded, and what was given of the query; an empty value is refused', () => {
  const email = 'a/b+c %@mail.example';
  expect(pathOf(endpoints.isAdmin, { email })).toBe('/admin/a%2Fb%2Bc%20%25%40mail.example');
  expect(pathOf(endpoints.users, { query: { limit: 2, after: 'a/b' } })).toBe('/user?limit=2&after=a%2Fb');
  expect(pathOf(endpoints.users, { query: { limit: 2, after: undefined } })).toBe('/user?limit=2');
  expect(() => pathOf(endpoints.putUser, { email: '' })).toThrow('/user/:email has an empty part');
  // @ts-expect-error the path has no such part
  expect(pathOf(endpoints.makeAdmin, { email: 'a', name: 'b' })).toBe('/user/admin/a');
  // @ts-expect-error it has no such query
  expect(pathOf(endpoints.users, { query: { page: 2 } })).toBe('/user?page=2');
});
