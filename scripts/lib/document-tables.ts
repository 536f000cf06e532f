import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import { bodyFieldsOf, bodySchemas, endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Audience, Endpoint } from '@pathshala/contract/http/endpoint';

const audiences: Readonly<Record<Audience, string>> = {
  anyone: 'anyone',
  'signed-in': 'signed in',
  editor: 'teacher, admin',
  admin: 'admin',
};

const bodies: Readonly<Record<string, Parameters<typeof bodyFieldsOf>[0]>> = {
  ...bodySchemas,
  ...studioBodies,
};

/** Each kind of content has its own fields, which its file defines. */
const ofKinds = new Set(Object.values(allKinds).flatMap(({ fields }) => Object.keys(fields)));

const code = (text: string) => `\`${text}\``;

const calls = Object.entries<Endpoint>({ ...listEndpoints, ...endpoints });

function fieldsOf(name: string): string {
  const all = bodyFieldsOf(bodies[name]);
  const own = name in studioBodies ? all.filter((one) => !ofKinds.has(one)) : all;
  return [...own.map(code), ...(own.length < all.length ? ['the fields of its kind'] : [])].join(', ');
}

/** The calls between `<!-- endpoints -->` and `<!-- /endpoints -->`. @throws Error if a marker is missing */
export function withCalls(page: string): string {
  const place = /(?<=<!-- endpoints -->).*(?=<!-- \/endpoints -->)/s;
  if (!place.test(page))
    throw new Error('The page needs <!-- endpoints --> and, below it, <!-- /endpoints -->.');
  const rows = calls.map(
    ([name, { method, path, audience }]) =>
      `| ${code(`${method} ${path}`)} | ${audiences[audience]} | ${fieldsOf(name)} |`,
  );
  const table = ['| call | who | body |', '|---|---|---|', ...rows].join('\n');
  return page.replace(place, () => `\n\n${table}\n\n`);
}
