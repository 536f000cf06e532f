import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { expect, test } from 'vitest';
import { siteRoutes } from './app/site-routes.tsx';
import { routeFiles } from './page-files.ts';
import type { RouteObject } from './ui/router.ts';

interface Placed {
  readonly entry: RouteObject;
  /** Ids of what is around it, the outermost first; a layout's is its file. */
  readonly around: readonly string[];
}

function placesIn(entries: readonly RouteObject[], around: readonly string[] = []): Placed[] {
  return entries.flatMap((entry) =>
    entry.children ? placesIn(entry.children, [...around, entry.id ?? '']) : [{ entry, around }],
  );
}

const placed = placesIn(siteRoutes());
const guards = {
  anyone: [],
  'signed-in': ['auth/require-auth.tsx'],
  editor: ['auth/require-editor.tsx'],
  admin: ['auth/require-admin.tsx'],
};

/** A page that is not there is shown by the route of any other address. */
const routed = allRoutes.filter(({ id }) => id !== 'notFound');

test('the router has every row of the route table, and no other', () => {
  expect(placed.map(({ entry }) => entry.id).sort()).toEqual(routed.map(({ id }) => id).sort());
});

test('every page is at its address, behind its guard', () => {
  for (const row of routed) {
    const place = placed.find(({ entry }) => entry.id === row.id);
    if (row.path === '/') expect(place?.entry, row.id).toMatchObject({ index: true });
    else expect(place?.entry.path, row.id).toBe(row.anyOther ? '*' : row.path.slice(1));
    const around = place?.around ?? [];
    expect(
      around.filter((file) => file.startsWith('auth/')),
      row.id,
    ).toEqual(guards[row.audience]);
    expect(around, row.id).toContain(row.tabOf ? 'app/home/home-page.tsx' : 'app/pages-layout.tsx');
  }
});

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

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

test('a page that is made of MUI is in its layout, and plain pages do not bring it', () => {
  const muiOrEmotion = /^@(?:mui|emotion)\//;
  const isAround = (id: string) =>
    placed.find(({ entry }) => entry.id === id)?.around.includes('app/widgets-layout.tsx');
  for (const [{ id }, files] of routeFiles) {
    const isMade = loads(pathOf(files.at(-1)?.file ?? ''), muiOrEmotion);
    if (isMade) expect(isAround(id), `${id} uses MUI outside its layout`).toBe(true);
  }
  for (const id of ['schoolPage', 'blogs', 'blog', 'search', 'course', 'lesson'])
    expect(isAround(id), id).toBe(false);
});

test('every file that a route is made of is there, and is a page that the site can load', async () => {
  const { loadModule } = await import('./page-modules.ts');
  for (const { file } of routeFiles.flatMap(([, files]) => files))
    expect(existsSync(pathOf(file)), file).toBe(true);
  await expect(loadModule('features/no-such-page.tsx')).rejects.toThrow('There is no page');
});
