import { type LighthouseResult, loadPage } from './lighthouse.ts';
import { benchedPages } from './pages-part.ts';
import { inTurns, type Part } from './part.ts';
import { withSite, yardstickPath } from './site.ts';

/** What Lighthouse judges beside speed. */
const qualities = ['accessibility', 'best-practices', 'seo'] as const;

/** A page that asks search engines to leave it out is not judged by how well they find it. */
const listing = 'is-crawlable';

/** What a page is like, of 100, nothing for what is not asked of it; and the ids of the audits that cost it something. */
function qualityOf({ categories, audits }: LighthouseResult) {
  const asked = qualities.filter((one) => one !== 'seo' || audits[listing]?.score !== 0);
  const scores = asked.map((one) => [one, Math.round((categories[one]?.score ?? 0) * 100)] as const);
  const counting = asked.flatMap((one) => categories[one]?.auditRefs ?? []);
  const faults = counting.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(scores) as Partial<Record<(typeof qualities)[number], number>>,
    faults: faults.map(({ id }) => id),
  };
}

/** What Lighthouse says of the pages beside their speed, with the API behind them: once each, for it does not hang on the machine. */
export const qualityPart: Part = {
  builds: ['web', 'functions'],
  run: async ({ isQuick, school, tell }) => {
    const all = benchedPages.filter((path) => path !== yardstickPath);
    const paths = isQuick ? all.slice(0, 1) : all;
    // It asks for pages of the site where the call came from, as in the emulators.
    const api = await (await school()).startFunction({ FUNCTIONS_EMULATOR: 'true' });
    const options = [`--only-categories=${qualities.join()}`];
    const judged = await withSite(
      'h1',
      ({ origin, port }) =>
        inTurns(
          { runs: 1, tell },
          paths,
          (path) => path,
          async (path) => ({ path, ...qualityOf(await loadPage(origin + path, port, options)) }),
        ),
      api.origin,
    ).finally(api.stop);
    const figures = judged.flat();
    const rows = figures.map(({ path, scores, faults }) => [
      ...[path, '', '100'],
      ...qualities.map((one) => String(scores[one] ?? '')),
      faults.join(', '),
    ]);
    return { section: { head: ['Quality', '', 'at least', ...qualities, 'faults'], rows }, figures };
  },
};
