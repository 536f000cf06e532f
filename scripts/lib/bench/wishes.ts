import { parseArgs } from 'node:util';
import { PlainError } from '../messages.ts';

/** What somebody asked of the bench. */
export interface Wishes {
  /** Names of parts, in their order. */
  readonly chosen: readonly string[];
  readonly isQuick: boolean;
  readonly runs: number;
  /** Assumptions of the costs, by name. */
  readonly assumed: Readonly<Record<string, number>>;
}

function runsOf(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new PlainError(`--runs takes a whole number from 1 to 99, and "${text}" is none`);
}

function assumption(given: string): [string, number] {
  const [, name = '', text = ''] = /^(\w+)=([\d.]+)$/.exec(given) ?? [];
  if (name !== '' && Number.isFinite(Number(text))) return [name, Number(text)];
  throw new PlainError(`--assume takes a name and a number, such as pagesPerVisit=5, not "${given}"`);
}

/**
 * Reads the command line of `npm run bench`.
 * @param known names of the parts that there are
 * @throws PlainError, or what `parseArgs` throws, about what is wrong
 */
export function readWishes(args: readonly string[], known: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      assume: { type: 'string', multiple: true, default: [] },
    },
  });
  const wanted = values.only.flatMap((names) => names.split(','));
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(`--only does not know "${unknown}"; it knows ${known.join(', ')}`);
  }
  return {
    chosen: wanted.length === 0 ? known : known.filter((name) => wanted.includes(name)),
    isQuick: values.quick,
    runs: runsOf(values.runs ?? (values.quick ? '1' : '9')),
    assumed: Object.fromEntries(values.assume.map(assumption)),
  };
}
