import { textHash } from '@pathshala/contract/text/encodings';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The same seed gives the same numbers, forever and everywhere. */
export interface Random {
  readonly int: (from: number, to: number) => number;
  readonly intBut: (from: number, to: number, ...but: readonly number[]) => number;
  readonly of: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[], count?: number) => T[];
  readonly others: <T>(list: readonly T[], but: T, count?: number) => T[];
}

export function randomOf(seed: string): Random {
  const source = xoroshiro128plus(textHash(seed));
  const int = (from: number, to: number) => uniformInt(source, from, to);
  const of = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('there is nothing to choose from');
    return list[int(0, list.length - 1)] as T;
  };
  const shuffled = <T>(list: readonly T[], count = list.length): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const [taken] = rest.splice(int(0, rest.length - 1), 1);
      return taken as T;
    });
  };
  return {
    int,
    of,
    shuffled,
    others: (list, but, count) =>
      shuffled(
        list.filter((one) => one !== but),
        count,
      ),
    intBut: (from, to, ...but) => {
      const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      return of(range.filter((value) => !but.includes(value)));
    },
  };
}
