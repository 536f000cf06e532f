import { type LighthouseResult, lighthouseTools } from './lighthouse.ts';
import { lighthouseConfig, resultOf } from './measure-page.ts';

/** What Lighthouse judges beside speed. */
export const qualities = ['accessibility', 'best-practices', 'seo'] as const;
export type Quality = (typeof qualities)[number];

/** What a page is like, of 100; null for what is not asked of it. */
export interface PageQuality {
  readonly scores: Readonly<Record<Quality, number | null>>;
  /** The ids of the audits that cost it something. */
  readonly faults: readonly string[];
}

/** A page that asks search engines to leave it out is not judged by how well they find it. */
const listing = 'is-crawlable';

/** @param result of a load with these categories */
export function qualityOf({
  categories,
  audits,
}: Pick<LighthouseResult, 'categories' | 'audits'>): PageQuality {
  const asked = qualities.filter((one) => one !== 'seo' || audits[listing]?.score !== 0);
  const scores = { accessibility: null, 'best-practices': null, seo: null };
  const judged = asked.map((one) => [one, Math.round((categories[one]?.score ?? 0) * 100)] as const);
  const counting = asked.flatMap((one) => categories[one]?.auditRefs ?? []);
  const faults = counting.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return { scores: { ...scores, ...Object.fromEntries(judged) }, faults: faults.map(({ id }) => id) };
}

/**
 * Loads a page once and has it judged.
 * @param port of the browser's debugger
 * @throws Error where Lighthouse could not load the page
 */
export async function judgePage(url: string, port: number): Promise<PageQuality> {
  const { lighthouse } = await lighthouseTools();
  const flags = { port, logLevel: 'error', onlyCategories: qualities } as const;
  return qualityOf(await resultOf(url, () => lighthouse(url, flags, lighthouseConfig('simulated'))));
}
