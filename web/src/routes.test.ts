import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRoutes } from '@pathshala/contract/all-routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

interface Placed {
  readonly entry: RouteConfigEntry;
  /** Files of the layouts around it, the outermost first. */
  readonly around: readonly string[];
}

function placesIn(entries: readonly RouteConfigEntry[], around: readonly string[] = []): Placed[] {
  return entries.flatMap((entry) =>
    entry.children ? placesIn(entry.children, [...around, entry.file]) : [{ entry, around }],
  );
}

const placed = placesIn(routes);
const guards = {
  anyone: [],
  'signed-in': ['auth/require-auth.tsx'],
  editor: ['auth/require-editor.tsx'],
  admin: ['auth/require-admin.tsx'],
};

test('the router has every row of the route table, and no other', () => {
  expect(placed.map(({ entry }) => entry.id).sort()).toEqual(allRoutes.map(({ id }) => id).sort());
});

test.each(allRoutes.map((row) => [row.id, row] as const))(
  '%s stands at its address, behind its guard',
  (id, row) => {
    const place = placed.find(({ entry }) => entry.id === id);
    if (row.path === '/') expect(place?.entry).toMatchObject({ index: true });
    else expect(place?.entry.path).toBe(row.anyOther ? '*' : row.path.slice(1));
    expect(place?.around.filter((file) => file.startsWith('auth/'))).toEqual(guards[row.audience]);
    expect(place?.around).toContain(row.tabOf ? 'app/home-page.tsx' : 'app/pages-layout.tsx');
  },
);

/** What a module loads by itself; what it brings later, or takes types alone from, is left out. */
const importsOf = (source: string) =>
  [...source.matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'/gm)].map(
    ([, from = '']) => from,
  );

function loads(file: string, wanted: RegExp, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(readFileSync(file, 'utf8')).some((from) =>
    // A picture that is put into the script brings nothing else.
    from.startsWith('.') && !from.endsWith('?inline')
      ? loads(join(dirname(file), from), wanted, seen)
      : wanted.test(from),
  );
}

test('a page that is made of MUI stands in its layout, and plain pages do not bring it', () => {
  const muiOrEmotion = /^@(?:mui|emotion)\//;
  for (const { entry, around } of placed) {
    const isMade = loads(fileURLToPath(new URL(entry.file, import.meta.url)), muiOrEmotion);
    const isAround = around.includes('app/widgets-layout.tsx');
    if (isMade) expect(isAround, `${entry.id} uses MUI outside its layout`).toBe(true);
  }
  for (const id of ['help', 'blogs', 'blog', 'search', 'course', 'lesson', 'notFound'])
    expect(placed.find(({ entry }) => entry.id === id)?.around, id).not.toContain('app/widgets-layout.tsx');
});

test('every file that the router names is there', () => {
  const files = placed.flatMap(({ entry, around }) => [entry.file, ...around]);
  for (const file of files)
    expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), file).toBe(true);
});
