import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The same seed gives the same numbers, forever and everywhere. */
export interface Random {
  /** Both limits included. */
  readonly int: (from: number, to: number) => number;
  /** At least one number must be left. */
  readonly intBut: (from: number, to: number, ...but: readonly number[]) => number;
  readonly of: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[], count?: number) => T[];
}

/** Neighbouring seeds must not start alike: each bit of the text affects each bit of the number (FNV-1a, mixed). */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) | 0;
}

export function randomOf(seed: string): Random {
  const source = xoroshiro128plus(hashed(seed));
  const int = (from: number, to: number) => uniformInt(source, from, to);
  const of = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('there is nothing to choose from');
    return list[int(0, list.length - 1)] as T;
  };
  return {
    int,
    of,
    intBut: (from, to, ...but) => {
      const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      return of(range.filter((value) => !but.includes(value)));
    },
    shuffled: (list, count = list.length) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => {
        const [taken] = rest.splice(int(0, rest.length - 1), 1);
        return taken as (typeof list)[number];
      });
    },
  };
}
