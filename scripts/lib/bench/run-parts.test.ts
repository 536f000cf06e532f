import { expect, test, vi } from 'vitest';
import { costPart } from './cost-part.ts';
import type { Part, Tools } from './part.ts';
import { type Kept, runParts } from './run-parts.ts';
import type { School } from './school.ts';

vi.spyOn(console, 'log').mockReturnValue();

/** Runs parts that are made up. @returns what was told to be kept last, and what became of the school */
function running(runs: Readonly<Record<string, (tools: Tools) => Promise<unknown>>>) {
  const told: string[] = [];
  const seen: { kept: Kept } = { kept: {} };
  const parts = Object.entries(runs).map(([name, run]): [string, Part] => [
    name,
    {
      title: name,
      builds: [],
      run: async (tools) => ({ section: { head: ['x'], rows: [] }, figures: await run(tools) }),
    },
  ]);
  const open = async () => {
    told.push('opened');
    return { stop: async () => void told.push('stopped') } as School;
  };
  const end = runParts({
    parts: Object.fromEntries(parts),
    wishes: { chosen: Object.keys(runs), isQuick: true, runs: 1, assumed: {} },
    kept: { pages: { at: '', runs: 9, isQuick: false, figures: 'from before' } },
    keep: (kept) => {
      seen.kept = kept;
    },
    open,
  });
  return { end, told, seen };
}

test('parts share one school, and see what the others have found, now or before', async () => {
  const { end, told, seen } = running({
    api: async ({ school }) => school().then(() => 'from api'),
    load: async ({ school }) => school().then(() => 'from load'),
    cost: async ({ figuresOf }) => [figuresOf('api'), figuresOf('pages')],
  });
  await end;
  expect(told).toEqual(['opened', 'stopped']);
  expect(seen.kept.cost?.figures).toEqual(['from api', 'from before']);
  expect(seen.kept.api).toMatchObject({ runs: 1, isQuick: true });
});

test('a part that fails ends the school too, and what the others found is kept', async () => {
  const { end, told, seen } = running({
    pages: async () => 'from pages',
    api: async ({ school }) => {
      await school();
      throw new Error('no answer');
    },
  });
  await expect(end).rejects.toThrow('no answer');
  expect(seen.kept).toMatchObject({ pages: { figures: 'from pages' } });
  expect(told).toEqual(['opened', 'stopped']);
});

test('the costs need what the others measure', async () => {
  const asking = costPart.run({ assumed: {}, figuresOf: () => undefined } as unknown as Tools);
  await expect(asking).rejects.toThrow('pages and api measure');
});
