import { loadPage } from './lighthouse.ts';
import { qualities, qualityOf } from './page-figures.ts';
import { benchedPages } from './page-loads.ts';
import { withSite } from './pages.ts';
import type { Part } from './part.ts';
import { yardstickPath } from './yardstick.ts';

/** What Lighthouse says of the pages beside their speed, with the API behind them: once each, for it does not hang on the machine. */
export const qualityPart: Part = {
  title: 'accessibility, best practices, search engines',
  builds: ['web', 'functions'],
  run: async ({ isQuick, school, tell }) => {
    const all = benchedPages.map(({ path }) => path).filter((path) => path !== yardstickPath);
    const paths = isQuick ? all.slice(0, 1) : all;
    // It asks for pages of the site where the call came from, as in the emulators.
    const api = await (await school()).startFunction({ FUNCTIONS_EMULATOR: 'true' });
    try {
      const judge = async (path: string, url: string, port: number) => ({
        path,
        ...qualityOf(await loadPage(url, port, [`--only-categories=${qualities.join()}`])),
      });
      const figures: Awaited<ReturnType<typeof judge>>[] = [];
      await withSite(
        'h1',
        async ({ origin, port }) => {
          for (const [index, path] of paths.entries()) {
            tell(path, index, paths.length);
            figures.push(await judge(path, origin + path, port));
          }
        },
        api.origin,
      );
      const rows = figures.map(({ path, scores, faults }) => [
        ...[path, '', '100'],
        ...qualities.map((one) => String(scores[one] ?? '')),
        faults.join(', '),
      ]);
      return { section: { head: ['Quality', '', 'at least', ...qualities, 'faults'], rows }, figures };
    } finally {
      await api.stop();
    }
  },
};
