import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { benchProgress } from './progress.ts';
import { type Kept, runParts } from './run-parts.ts';
import type { School } from './school.ts';
import { partNames, type Wishes } from './wishes.ts';

const wishes: Wishes = { parts: partNames, isQuick: true, runs: 1, assumed: {} };

/** What is written, and where nobody watches. */
function paper(isTTY = false) {
  const written: string[] = [];
  return { written, output: { isTTY, write: (text: string) => written.push(text) > 0 } };
}

function part(name: Part['name'], run: Part['run']): Part {
  return { name, title: name, builds: [], run };
}
/** What was told to be kept, the newest. */
function memory() {
  const told: Kept[] = [];
  return { keep: (kept: Kept) => void told.push({ ...kept }), kept: () => told.at(-1) ?? {} };
}

const outcome = (figures: unknown) => ({ section: { head: ['x'], rows: [] }, figures });

test('every part is a row under its own name', () => {
  expect(Object.keys(parts)).toEqual([...partNames]);
  for (const name of partNames) expect(parts[name].name).toBe(name);
});

test('parts share one school, and see what the others have found, now or before', async () => {
  const told: string[] = [];
  const school = { stop: async () => void told.push('stopped') } as School;
  const open = async () => {
    told.push('opened');
    return school;
  };
  const { output } = paper();
  const { keep, kept } = memory();
  await runParts({
    keep,
    parts: [
      part('api', async (tools) => outcome(await tools.school().then(() => 'from api'))),
      part('load', async (tools) => outcome(await tools.school().then(() => 'from load'))),
      part('cost', async ({ figuresOf }) => outcome([figuresOf('api'), figuresOf('pages')])),
    ],
    wishes,
    kept: { pages: { at: '', runs: 9, isQuick: false, figures: 'from before' } },
    open,
    output,
  });
  expect(told).toEqual(['opened', 'stopped']);
  expect(kept().cost?.figures).toEqual(['from api', 'from before']);
  expect(kept().api).toMatchObject({ runs: 1, isQuick: true });
});

test('a part that fails ends the school too, and what the others found is kept', async () => {
  const told: string[] = [];
  const open = async () => ({ stop: async () => void told.push('stopped') }) as School;
  const failing = part('api', async ({ school }) => {
    await school();
    throw new Error('no answer');
  });
  const { output } = paper();
  const { keep, kept } = memory();
  const found = part('pages', async () => outcome('from pages'));
  const running = runParts({ parts: [found, failing], wishes, kept: {}, keep, open, output });
  await expect(running).rejects.toThrow('no answer');
  expect(kept()).toMatchObject({ pages: { figures: 'from pages' } });
  expect(told).toEqual(['stopped']);
});

test('the costs need what the others measure', async () => {
  const { output } = paper();
  const asking = runParts({ parts: [parts.cost], wishes, kept: {}, keep: () => undefined, output });
  await expect(asking).rejects.toThrow('pages and api measure');
});

test('progress says what, which of how many, and how long it will take', () => {
  const { written, output } = paper(true);
  let now = 0;
  const progress = benchProgress('api', output, () => now);
  progress.tell('a list', 0, 4);
  now = 3000;
  progress.tell('a list', 1, 4);
  progress.end();
  expect(written.map((text) => text.replace('\r\u001B[K', ''))).toEqual([
    'api        a list, 1 of 4',
    'api        a list, 2 of 4, 9 s left',
    'api        measured (3.0 s)\n',
  ]);
});

test('what is counted anew is timed anew', () => {
  const { written, output } = paper(true);
  let now = 0;
  const progress = benchProgress('pages', output, () => now);
  progress.tell('a page', 0, 9);
  now = 90_000;
  progress.tell('a page, held back', 0, 3);
  now = 92_000;
  progress.tell('a page, held back', 1, 3);
  expect(written.at(-1)).toContain('a page, held back, 2 of 3, 4 s left');
});

test('where nobody watches, progress is a line now and then', () => {
  const { written, output } = paper();
  let now = 0;
  const progress = benchProgress('load', output, () => now);
  for (; now <= 30_000; now += 1000) progress.tell('calls', now / 1000, 40);
  expect(written).toHaveLength(3);
});
