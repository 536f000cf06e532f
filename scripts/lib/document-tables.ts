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

const calls: readonly (readonly [string, Endpoint])[] = Object.entries({
  ...listEndpoints,
  ...endpoints,
});

function fieldsOf(name: string): string {
  const all = bodyFieldsOf(bodies[name]);
  const own = name in studioBodies ? all.filter((one) => !ofKinds.has(one)) : all;
  return [...own.map(code), ...(own.length < all.length ? ['the fields of its kind'] : [])].join(', ');
}

const tables = {
  endpoints: () => [
    ['call', 'who', 'body'],
    ...calls.map(([name, { method, path, audience }]) => [
      ...[code(`${method} ${path}`), audiences[audience], fieldsOf(name)],
    ]),
  ],
};

/** Between `<!-- name -->` and `<!-- /name -->`. @throws Error if a marker is missing */
export function withTable(page: string, name: keyof typeof tables): string {
  const place = new RegExp(`(<!-- ${name} -->).*(<!-- /${name} -->)`, 's');
  if (!place.test(page)) throw new Error(`The page needs <!-- ${name} --> and, below it, <!-- /${name} -->.`);
  const [head = [], ...rows] = tables[name]();
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
  return page.replace(place, (_, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`);
}
