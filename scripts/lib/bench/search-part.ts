import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { endpoints } from '@pathshala/contract/endpoints';
import { createSearch } from '@pathshala/search/search';
import { callBoth, callHead, callRow } from './calls.ts';
import { median, summed } from './figures.ts';
import { inTurns, type Part, type Tools } from './part.ts';
import { functionBundle } from './school.ts';
import { withBoth } from './servers.ts';
import { kilobytes, milliseconds } from './table.ts';

/** Words, a part of one, a slip, two words, Bangla in Latin letters and in its own, and nothing that is there. */
const queries = ['math', 'frac', 'algbra', 'class seven science', 'gonit', 'গণিত', 'quantum'] as const;
const paths = queries.map(
  (text) => `${apiRoot}${pathOf(endpoints.search, {})}?q=${encodeURIComponent(text)}`,
);

/** Bytes of the index as it lies beside the function, and as the CDN sends it; milliseconds until a search can be asked. */
async function measureIndex(runs: number) {
  const text = readFileSync(join(dirname(functionBundle), 'search-index.json'), 'utf8');
  const took: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    (await createSearch(text))(queries[0]);
    took.push(performance.now() - began);
  }
  return { bytes: Buffer.byteLength(text), sent: brotliCompressSync(text).length, load: median(took) };
}

async function measureCalls(tools: Tools) {
  // What was published since the build is asked of Firestore.
  const server = await (await tools.school()).startFunction();
  return await withBoth(server, paths, async (ours, bare) => {
    const options = { ours: ours.origin, bare: bare.origin, paths, calls: tools.isQuick ? 500 : 1000 };
    await callBoth(options);
    const [found = []] = await inTurns(tools, [options], () => 'searches against bare Express', callBoth);
    return summed(found);
  });
}

/** What a search costs, and its index. */
export const searchPart: Part = {
  builds: ['functions'],
  run: async (tools) => {
    const calls = await measureCalls(tools);
    const index = await measureIndex(Math.max(3, tools.runs));
    const rows = [
      callRow(`${queries.length} different searches`, calls),
      ['the index: read in', '', '', milliseconds(index.load)],
      ['the index: beside the function, sent', '', '', kilobytes(index.bytes), kilobytes(index.sent)],
    ];
    return { section: { head: ['Search', ...callHead], rows }, figures: { calls, index } };
  },
};
