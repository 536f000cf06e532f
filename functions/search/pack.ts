import { priceText } from '@pathshala/contract/payments/price';
import type { AsPlainObject } from 'minisearch';

type Entry = AsPlainObject['index'][number];
/** An index for the network: its terms and their positions as lines of text. */
type Packed = Omit<AsPlainObject, 'index'> & { readonly index: string };

const radix = 36;

/**
 * An index in a third fewer bytes. A line is a term, then for each field its number and the numbers of the things
 * that contain the term, each as the difference from the one before: `plant|1a 2|4a 2 1f`. Frequencies are left out:
 * the ranking does not use them.
 * @param index as MiniSearch serialises it
 * @returns JSON
 */
export function pack(index: AsPlainObject): string {
  const lines = index.index.map(([term, fields]) =>
    [term, ...Object.entries(fields).map(packField)].join('|'),
  );
  return JSON.stringify({ ...index, index: lines.sort().join('\n') } satisfies Packed);
}

/** @param json made by `pack` */
export function unpack(json: string): AsPlainObject {
  const packed = JSON.parse(json) as Packed;
  return { ...packed, index: linesOf(packed).map(unpackLine) };
}

/** Lines unpacked before other work may run: some milliseconds on a cheap phone. */
const linesInTurn = 500;

/**
 * Like `unpack`, in turns.
 * @param json made by `pack`
 */
export async function unpackInTurns(json: string): Promise<AsPlainObject> {
  const packed = JSON.parse(json) as Packed;
  const lines = linesOf(packed);
  const index: Entry[] = [];
  for (let at = 0; at < lines.length; at += linesInTurn) {
    index.push(...lines.slice(at, at + linesInTurn).map(unpackLine));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...packed, index };
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

/**
 * What results show: titles, the lines under them, and prices.
 * @param json made by `pack`
 */
export function namesInIndex(json: string): string {
  const { storedFields } = JSON.parse(json) as Packed;
  return Object.values(storedFields)
    .flatMap(({ title, note, price }) => [
      title,
      note,
      ...(price === undefined ? [] : [priceText(Number(price))]),
    ])
    .join('\n');
}
