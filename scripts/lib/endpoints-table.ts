import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import { adminEndpoints } from '@pathshala/contract/admin-endpoints';
import { bodyFieldsOf, bodySchemas } from '@pathshala/contract/bodies';
import { classroomEndpoints } from '@pathshala/contract/classroom-endpoints';
import type { Audience, Endpoint } from '@pathshala/contract/endpoint';
import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import { studioEndpoints } from '@pathshala/contract/studio-endpoints';
import { weekEndpoints } from '@pathshala/contract/week-endpoints';

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

/** Each kind of content has its own, which its file says. */
const ofKinds = new Set(Object.values(allKinds).flatMap(({ fields }) => Object.keys(fields)));

const code = (text: string) => `\`${text}\``;

function row([name, { method, path, audience }]: [string, Endpoint]): string {
  const all = bodyFieldsOf(bodies[name]);
  const own = name in studioBodies ? all.filter((one) => !ofKinds.has(one)) : all;
  const fields = [...own.map(code), ...(own.length < all.length ? ['the fields of its kind'] : [])].join(
    ', ',
  );
  return `| ${code(name)} | ${code(`${method} ${path}`)} | ${audiences[audience]} | ${fields} |`;
}

/** The table of all calls in Markdown: the lists, the rest, the admins', the studio's, the classes' and the week's, in the contract's order. */
function endpointsTable(): string {
  const tables: readonly Readonly<Record<string, Endpoint>>[] = [
    listEndpoints,
    endpoints,
    adminEndpoints,
    studioEndpoints,
    classroomEndpoints,
    weekEndpoints,
  ];
  const calls = tables.flatMap((table) => Object.entries(table));
  return ['| name | call | who | body |', '|---|---|---|---|', ...calls.map(row)].join('\n');
}

/**
 * A page with a table between its two marks.
 * @param name of the marks: `<!-- name -->` and `<!-- /name -->`
 * @throws Error where a mark is missing
 */
export function withTable(page: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page needs ${begin} and, below it, ${end}.`);
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`;
}

/** A page, such as `docs/contract.md`, with today's table of calls between its two marks. */
export function withEndpointsTable(page: string): string {
  return withTable(page, 'endpoints', endpointsTable());
}
