import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allRoutes } from '@pathshala/contract/all-routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes, { plainPages } from './routes.ts';

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
const guards = { anyone: [], 'signed-in': ['auth/require-auth.tsx'], admin: ['auth/require-admin.tsx'] };

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
    const own = plainPages.has(row.page) ? 'app/plain-layout.tsx' : 'app/widgets-layout.tsx';
    expect(place?.around).toContain(row.tabOf ? 'app/home-page.tsx' : own);
  },
);

test('a page outside the guards is for everybody', () => {
  const plain = allRoutes.filter(({ page }) => plainPages.has(page));
  expect(plain.map(({ audience }) => audience)).toEqual(plain.map(() => 'anyone'));
});

test('every file that the router names is there', () => {
  const files = placed.flatMap(({ entry, around }) => [entry.file, ...around]);
  for (const file of files)
    expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), file).toBe(true);
});
