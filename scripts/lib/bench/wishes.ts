import { parseArgs } from 'node:util';
import { PlainError } from '../messages.ts';

/** What the bench can measure, in the order in which it does. */
export const partNames = [
  ...(['pages', 'slow', 'further', 'quality'] as const),
  ...(['api', 'search', 'cold', 'load', 'cost'] as const),
] as const;
export type PartName = (typeof partNames)[number];

/** What somebody asked of the bench. */
export interface Wishes {
  readonly parts: readonly PartName[];
  readonly isQuick: boolean;
  readonly runs: number;
  /** Assumptions of the costs, by name. */
  readonly assumed: Readonly<Record<string, number>>;
}

function isPartName(name: string): name is PartName {
  return partNames.some((known) => known === name);
}

function partsOf(only: readonly string[]): readonly PartName[] {
  const wanted = only.flatMap((names) => names.split(','));
  const unknown = wanted.find((name) => !isPartName(name));
  if (unknown !== undefined) {
    throw new PlainError(`--only does not know "${unknown}"; it knows ${partNames.join(', ')}`);
  }
  return wanted.length === 0 ? partNames : partNames.filter((name) => wanted.includes(name));
}

function runsOf(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99) {
    throw new PlainError(`--runs takes a whole number from 1 to 99, and "${text}" is none`);
  }
  return runs;
}

function assumedOf(given: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    given.map((one) => {
      const [name = '', text = ''] = one.split('=');
      const value = Number(text);
      if (name === '' || text === '' || !Number.isFinite(value) || value < 0) {
        throw new PlainError(`--assume takes a name and a number, such as pagesPerVisit=5, not "${one}"`);
      }
      return [name, value];
    }),
  );
}

/**
 * Reads the command line of `npm run bench`.
 * @throws PlainError, or what `parseArgs` throws, about what is wrong
 */
export function readWishes(args: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      assume: { type: 'string', multiple: true, default: [] },
    },
  });
  return {
    parts: partsOf(values.only),
    isQuick: values.quick,
    runs: runsOf(values.runs ?? (values.quick ? '1' : '9')),
    assumed: assumedOf(values.assume),
  };
}
