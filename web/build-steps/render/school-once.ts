import type { StudioKind } from '@pathshala/contract/content/fields';
import type { PartContent } from '@pathshala/contract/content/published';
import type { School } from '../../src/page/page-loader.ts';

/** Returns the text that the same code made from the same data, or makes it. */
export type KeptText = (of: string, make: () => Promise<string>) => Promise<string>;

/** The school does not change while pages are rendered: shared lists are read once, exercises are stored. */
export function schoolOnce(school: School, kept: KeptText): School {
  const read = new Map<StudioKind, Promise<unknown>>();
  return {
    ...school,
    items: <Kind extends StudioKind>(kind: Kind) => {
      const items = read.get(kind) ?? school.items(kind);
      read.set(kind, items);
      return items as Promise<PartContent<Kind>>;
    },
    exercise: async (...of) =>
      JSON.parse(
        await kept(`exercise ${of.join(' ')}`, async () => JSON.stringify(await school.exercise(...of))),
      ),
  };
}
