import type { AsPlainObject } from 'minisearch';

type Entry = AsPlainObject['index'][number];
/** Fields by number: numbers run from 0, so they are left out. */
type OfThings = 'documentIds' | 'storedFields';
type Lengths = 'fieldLength' | 'averageFieldLength';
const ownIdOf = (id: unknown) => String(id).replace(/^\w+\//, '');
type Packed = Omit<AsPlainObject, 'index' | OfThings | Lengths> & { readonly index: string } & {
  readonly [Part in OfThings]: readonly AsPlainObject[Part][string][];
};

const radix = 36;

/** Packs an index into two thirds of the bytes. A line: term, then field numbers and gaps: `plant|1a 2|4a 2 1f`. */
export function pack({ fieldLength: _, averageFieldLength: _average, ...index }: AsPlainObject): string {
  const lines = index.index.map(([term, fields]) =>
    [term, ...Object.entries(fields).map(packField)].join('|'),
  );
  const packed: Packed = {
    ...index,
    documentIds: Object.values(index.documentIds),
    storedFields: Object.entries(index.storedFields).map(([at, { title, ...more }]) =>
      title === ownIdOf(index.documentIds[at]) ? more : { title, ...more },
    ),
    index: lines.sort().join('\n'),
  };
  return JSON.stringify(packed);
}

export function unpack(json: string): AsPlainObject {
  const packed = JSON.parse(json) as Packed;
  return { ...thingsOf(packed), index: linesOf(packed).map(unpackLine) };
}

function thingsOf(packed: Packed): Omit<AsPlainObject, 'index'> {
  const lengths = Object.values(packed.fieldIds).map(() => 1);
  return {
    ...packed,
    documentIds: { ...packed.documentIds },
    storedFields: Object.fromEntries(
      packed.storedFields.map((one, at) => [at, { title: ownIdOf(packed.documentIds[at]), ...one }]),
    ),
    fieldLength: Object.fromEntries(packed.documentIds.map((_, at) => [at, lengths])),
    averageFieldLength: lengths,
  };
}

/** Lines unpacked before other work may run: some milliseconds on a cheap phone. */
const linesInTurn = 500;

export async function unpackInTurns(json: string): Promise<AsPlainObject> {
  const packed = JSON.parse(json) as Packed;
  const lines = linesOf(packed);
  const index: Entry[] = [];
  for (let at = 0; at < lines.length; at += linesInTurn) {
    index.push(...lines.slice(at, at + linesInTurn).map(unpackLine));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...thingsOf(packed), index };
}

function linesOf({ index }: Packed): string[] {
  return index.split('\n').filter((line) => line !== '');
}

function packField([field, things]: [string, Readonly<Record<string, number>>]): string {
  const numbers = Object.keys(things)
    .map(Number)
    .sort((a, b) => a - b);
  return field + numbers.map((number, at) => (number - (numbers[at - 1] ?? 0)).toString(radix)).join(' ');
}

function unpackLine(line: string): Entry {
  const [term = '', ...fields] = line.split('|');
  return [term, Object.fromEntries(fields.map((field) => [field[0], unpackThings(field.slice(1))]))] as Entry;
}

function unpackThings(steps: string): Record<string, number> {
  let number = 0;
  return Object.fromEntries(
    steps.split(' ').map((step) => {
      number += Number.parseInt(step, radix);
      return [number, 1];
    }),
  );
}
