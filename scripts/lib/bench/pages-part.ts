import type { Wire } from './cdn.ts';
import { summed } from './figures.ts';
import { loadPage } from './lighthouse.ts';
import { figuresOf, lines, type PageFigures } from './page-figures.ts';
import { cdnLoads, emulatorLoads, type Load, slowLoads } from './page-loads.ts';
import { type OpenSite, withSite } from './pages.ts';
import type { Part, Tools } from './part.ts';
import { kilobytes, milliseconds, ratio, type Section } from './section.ts';
import { yardstickPath } from './yardstick.ts';

/** A page as it was loaded in one way. */
export interface Loaded extends Load {
  readonly wire: Wire;
  readonly figures: PageFigures;
}

async function loadOnce({ origin, port }: OpenSite, { path, line, after }: Load): Promise<PageFigures> {
  const options = ['--only-categories=performance', ...lines[line]];
  if (after !== undefined) await loadPage(origin + after, port, options);
  const kept = after === undefined ? [] : ['--disable-storage-reset'];
  return figuresOf(await loadPage(origin + path, port, [...options, ...kept]));
}

/** Loads the pages in turns, so that a busy minute of the machine meets all of them. */
function loadAll(wire: Wire, loads: readonly Load[], { runs, tell }: Tools): Promise<Loaded[]> {
  return withSite(wire, async (site) => {
    const found = loads.map((): PageFigures[] => []);
    for (let round = 0; round < runs; round++) {
      for (const [index, load] of loads.entries()) {
        tell(load.path, round * loads.length + index, runs * loads.length);
        found[index]?.push(await loadOnce(site, load));
      }
    }
    return loads.map((load, index) => ({ ...load, wire, figures: summed(found[index] ?? []) }));
  });
}

function rowOf(load: Loaded, all: readonly Loaded[]): string[] {
  const { figures, path, after } = load;
  const alike = all.filter(({ wire }) => wire === load.wire);
  const bare = alike.find((one) => one.path === yardstickPath && one.line === load.line) ?? load;
  const heldBack = alike.find((one) => one.path === path && one.line === 'devtools');
  const { firstPaint, largestPaint, blocking, shift, bytes, script, fonts, requests, score } = figures;
  return [
    `${path === yardstickPath ? 'yardstick' : path}${after ? ` after ${after}` : ''}${load.wire === 'h1' ? ', HTTP/1.1' : ''}`,
    ratio(largestPaint / bare.figures.largestPaint),
    '',
    ...[firstPaint, largestPaint].map(milliseconds),
    heldBack ? milliseconds(heldBack.figures.largestPaint) : '',
    milliseconds(blocking),
    ...[bytes, script, fonts].map(kilobytes),
    String(requests),
    shift.toFixed(3),
    String(score),
  ];
}

/** The ratio is that of the largest paint to the yardstick's on the same line; what is held back for real stands beside it. */
export function pageSection(title: string, all: readonly Loaded[]): Section {
  return {
    head: [
      ...[title, 'ratio', 'at most', 'FCP', 'LCP', 'LCP held back', 'TBT'],
      ...['all', 'script', 'fonts', 'requests', 'shift', 'score'],
    ],
    rows: all.filter(({ line }) => line !== 'devtools').map((load) => rowOf(load, all)),
  };
}

/** The built pages as a phone loads them from the CDN, and home on the emulator's wire. */
export const pagesPart: Part = {
  title: 'pages, as a phone',
  builds: ['web'],
  run: async (tools) => {
    const cdn = await loadAll('h2', cdnLoads(tools.isQuick), tools);
    const figures = [...cdn, ...(await loadAll('h1', emulatorLoads, tools))];
    return { section: pageSection('Pages', figures), figures };
  },
};

/** The same on a bad line. */
export const slowPart: Part = {
  title: 'pages at 400 kbit/s and 400 ms',
  builds: ['web'],
  run: async (tools) => {
    const figures = await loadAll('h2', slowLoads(tools.isQuick), tools);
    return { section: pageSection('400 kbit/s, 400 ms', figures), figures };
  },
};
