import { gzipSync } from 'node:zlib';
import { createSearch } from './search.ts';

/** Times in milliseconds, sizes in bytes. */
export interface SearchMeasures {
  readonly indexBytes: number;
  readonly sentBytes: number;
  /** From the index's text to the first answer: once a visit. */
  readonly load: number;
  readonly p50: number;
  readonly p95: number;
  readonly slowest: number;
}

/** What people type: whole words, beginnings, typos, Bangla, several words, and what finds nothing. */
const queries = [
  'math',
  'গণিত',
  'gonit',
  'm',
  'fra',
  'fractons',
  'class 7',
  'সপ্তম শ্রেণি গণিত',
  'chemestry',
  'rokshna',
  'free maths course for kids',
  'english grammer pocket gide',
  'qwertyuiop zxcvbnm',
] as const;

/**
 * Measures search over an index.
 * @param json made by `buildSearchIndex`
 * @param rounds how often each query is asked
 */
export function measureSearch(json: string, rounds = 40): SearchMeasures {
  const start = performance.now();
  const search = createSearch(json);
  search(queries[0]);
  const load = performance.now() - start;
  const times = Array.from({ length: rounds }, () =>
    queries.map((query) => timeOf(() => search(query))),
  ).flat();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    indexBytes: Buffer.byteLength(json),
    sentBytes: gzipSync(json, { level: 6 }).length,
    load,
    p50: at(0.5),
    p95: at(0.95),
    slowest: at(1),
  };
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
