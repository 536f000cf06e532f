import { join } from 'node:path';
import { provideChromium } from '../chromium.ts';
import { logFolder, root } from '../paths.ts';
import type { Wire } from './cdn.ts';
import type { PageFigures } from './measure-page.ts';
import { cdnLoads, emulatorLoads, slowLoads } from './page-loads.ts';
import { type BenchedSite, benchPages, type Load, readHosting } from './pages.ts';
import type { Part, Tools } from './part.ts';
import { kilobytes, milliseconds, ratio, type Section } from './section.ts';
import { yardstickPath } from './yardstick.ts';

/** A page as it was loaded in one way. */
export interface Loaded extends Load {
  readonly wire: Wire;
  readonly figures: PageFigures;
}

/** The built site, and a browser for it. */
export async function builtSite(wire: Wire): Promise<BenchedSite> {
  return {
    siteFolder: join(root, 'web/build/client'),
    hosting: readHosting(root),
    chromium: await provideChromium(join(logFolder, 'chromium.log')),
    wire,
  };
}

async function loadAll(wire: Wire, loads: readonly Load[], tools: Tools): Promise<Loaded[]> {
  const figures = await benchPages({
    ...(await builtSite(wire)),
    loads,
    runs: tools.runs,
    onLoad: tools.tell,
  });
  return loads.map((load, index) => ({ ...load, wire, figures: figures[index] as PageFigures }));
}

/** The line that a row of the table stands for; what is held back for real stands beside it. */
const mainLines: readonly Load['line'][] = ['simulated', 'slow'];

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

/** The ratio is that of the largest paint to the yardstick's on the same line. */
export function pageSection(title: string, all: readonly Loaded[]): Section {
  return {
    head: [
      ...[title, 'ratio', 'at most', 'FCP', 'LCP', 'LCP held back', 'TBT'],
      ...['all', 'script', 'fonts', 'requests', 'shift', 'score'],
    ],
    rows: all.filter(({ line }) => mainLines.includes(line)).map((load) => rowOf(load, all)),
  };
}

/** The built pages as a phone loads them from the CDN, and home on the emulator's wire. */
export const pagesPart: Part = {
  name: 'pages',
  title: 'pages, as a phone',
  builds: ['web'],
  run: async (tools) => {
    const cdn = await loadAll('h2', cdnLoads(tools.isQuick), tools);
    const emulator = await loadAll('h1', emulatorLoads, tools);
    const figures = [...cdn, ...emulator];
    return { section: pageSection('Pages', figures), figures };
  },
};

/** The same on a bad line. */
export const slowPart: Part = {
  name: 'slow',
  title: 'pages at 400 kbit/s and 400 ms',
  builds: ['web'],
  run: async (tools) => {
    const figures = await loadAll('h2', slowLoads(tools.isQuick), tools);
    return { section: pageSection('400 kbit/s, 400 ms', figures), figures };
  },
};
