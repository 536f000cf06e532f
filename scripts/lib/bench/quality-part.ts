import { benchedPages } from './page-loads.ts';
import { withSite } from './pages.ts';
import { builtSite } from './pages-part.ts';
import type { Part, Tools } from './part.ts';
import { judgePage, type PageQuality, qualities } from './quality-page.ts';
import { yardstickPath } from './yardstick.ts';

interface Judged extends PageQuality {
  readonly path: string;
}

const rowOf = ({ path, scores, faults }: Judged) => [
  ...[path, '', '100'],
  ...qualities.map((one) => String(scores[one] ?? '')),
  faults.join(', '),
];

async function judgeAll(api: string, paths: readonly string[], tell: Tools['tell']): Promise<Judged[]> {
  const figures: Judged[] = [];
  await withSite({ ...(await builtSite('h1')), api }, async ({ origin }, port) => {
    for (const [index, path] of paths.entries()) {
      tell(path, index, paths.length);
      figures.push({ path, ...(await judgePage(origin + path, port)) });
    }
  });
  return figures;
}

/** What Lighthouse says of the pages beside their speed, with the API behind them: once each, for it does not hang on the machine. */
export const qualityPart: Part = {
  name: 'quality',
  title: 'accessibility, best practices, search engines',
  builds: ['web', 'functions'],
  run: async ({ isQuick, school, tell }) => {
    const paths = benchedPages.map(({ path }) => path).filter((path) => path !== yardstickPath);
    // It asks for pages of the site where the call came from, as in the emulators.
    const api = await (await school()).startFunction({ FUNCTIONS_EMULATOR: 'true' });
    try {
      const figures = await judgeAll(api.origin, isQuick ? paths.slice(0, 1) : paths, tell);
      const head = ['Quality', '', 'at least', ...qualities, 'faults'];
      return { section: { head, rows: figures.map(rowOf) }, figures };
    } finally {
      await api.stop();
    }
  },
};
