// `npm run bench`: how fast pages and function are, and what they cost (docs/performance.md, "How it is measured").
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiPart } from './lib/bench/api-part.ts';
import { coldPart } from './lib/bench/cold-part.ts';
import { crowdPart } from './lib/bench/crowd-part.ts';
import { pagesPart, slowPart } from './lib/bench/pages-part.ts';
import type { Part } from './lib/bench/part.ts';
import { openSchool, type School } from './lib/bench/school.ts';
import { type Section, tableOf } from './lib/bench/table.ts';
import { build } from './lib/build.ts';
import { command, PlainError, secondsSince, step } from './lib/messages.ts';
import { logFolder, shown, stateFolder } from './lib/paths.ts';
import { interruption } from './lib/processes.ts';

/** Parts of the benchmark, in order; add new parts here. */
const parts: Readonly<Record<string, Part>> = {
  pages: pagesPart,
  slow: slowPart,
  api: apiPart,
  cold: coldPart,
  crowd: crowdPart,
};

function runsOf(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new PlainError(`--runs takes a whole number from 1 to 99, and "${text}" is none`);
}

function assumption(given: string): [string, number] {
  const [, name = '', text = ''] = /^(\w+)=([\d.]+)$/.exec(given) ?? [];
  if (name !== '' && Number.isFinite(Number(text))) return [name, Number(text)];
  throw new PlainError(`--assume takes a name and a number, such as minutesPerVisit=8, not "${given}"`);
}

/** @throws PlainError, or errors of `parseArgs`, for wrong arguments */
function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      assume: { type: 'string', multiple: true, default: [] },
    },
  });
  const wanted = values.only.flatMap((names) => names.split(','));
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown !== undefined)
    throw new PlainError(`--only does not know "${unknown}"; it knows ${Object.keys(parts).join(', ')}`);
  return {
    chosen: Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name)),
    isQuick: values.quick,
    runs: runsOf(values.runs ?? (values.quick ? '1' : '9')),
    assumed: Object.fromEntries(values.assume.map(assumption)),
  };
}

/** Latest results by part; `at` is ISO 8601. */
type Kept = Record<string, { at: string; runs: number; isQuick: boolean; figures: unknown }>;

/**
 * Measures the parts in sequence; earlier results are kept when a later part fails.
 * @returns the printed text
 */
async function measure(file: string, { chosen, ...options }: ReturnType<typeof readOptions>) {
  const { runs, isQuick } = options;
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { parts?: Kept }) : {};
  const previousParts = before.parts ?? {};
  const sections: Section[] = [];
  let opening: Promise<School> | undefined;
  const school = () => {
    opening ??= openSchool();
    return opening;
  };
  try {
    for (const [name, part] of chosen) {
      const began = performance.now();
      const figuresOf = (other: string) => previousParts[other]?.figures;
      const { section, figures } = await part.run({
        ...options,
        tell: (what) => step(name, what),
        school,
        figuresOf,
      });
      step(name, `measured (${secondsSince(began)})`);
      sections.push(section);
      previousParts[name] = { at: new Date().toISOString(), runs, isQuick, figures };
      writeFileSync(file, `${JSON.stringify({ parts: previousParts }, null, 2)}\n`);
    }
  } finally {
    await (await opening?.catch(() => undefined))?.stop();
  }
  return sections;
}

async function main(): Promise<number> {
  const options = readOptions();
  mkdirSync(logFolder, { recursive: true });
  const targets = new Set(options.chosen.flatMap(([, { builds }]) => builds));
  await build([...targets], async () => undefined);
  const file = join(stateFolder, 'bench.json');
  console.log(`\n${tableOf(await measure(file, options))}\n`);
  step('bench', `all figures: ${shown(file)}`);
  return 0;
}

interruption().then(() => process.exit(130));
command(main);
