import { misconception, whole } from '../../../make-answers.ts';
import { children, counted, things } from '../../../names.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const about = { subject: 'mathematics', class: 3, lessons: [] } as const;

/** Multiplying in columns, and sharing with a rest. */
export const timesAndDivision = [
  template({
    ...about,
    id: 'm3-multiply-in-columns',
    skill: 'multiply-by-one-digit',
    strategy: 'column-with-carry',
    make(random, level) {
      const ones = random.int(level === 1 ? 1 : 4, level === 1 ? 3 : 9);
      const high = random.int(1, 9) * 10 + (level === 3 ? 100 * random.int(1, 4) : 0);
      const [a, by] = [high + ones, level === 1 ? random.int(2, 3) : random.int(3, 9)];
      const low = ones * by;
      return {
        question: say('m3-multiply-in-columns.question', { a, by }),
        answer: whole(a * by),
        hints: [
          say('m3-multiply-in-columns.hint-1', { ones, by, low }),
          say('m3-multiply-in-columns.hint-2', { high, by, highTimesBy: high * by }),
          `$${high * by} + ${low} = ${a * by}$`,
        ],
        misconceptions: [
          ...(low > 9
            ? [
                misconception(
                  high * by + (low % 10),
                  say('m3-multiply-in-columns.mistake-1', { kept: Math.floor(low / 10) }),
                ),
              ]
            : []),
          misconception(high + low, say('m3-multiply-in-columns.mistake-2', { by })),
          misconception(a + by, say('m3-multiply-in-columns.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-share-equally',
    skill: 'divide-by-one-digit',
    strategy: 'table-backwards',
    make(random, level) {
      const by = random.int(2, level === 1 ? 5 : 9);
      const each = random.int(3, [10, 15, 30][level - 1] ?? 10);
      const thing = random.of(things);
      const all = by * each;
      return {
        question: say('m3-share-equally.question', { all, things: counted(thing, all), by }),
        answer: whole(each),
        hints: [
          say('m3-share-equally.hint-1'),
          say('m3-share-equally.hint-2', { by, all }),
          say('m3-share-equally.hint-3', { each, by, all }),
        ],
        misconceptions: [
          misconception(all - by, say('m3-share-equally.mistake-1')),
          misconception(all * by, say('m3-share-equally.mistake-2')),
          misconception(each + 1, say('m3-share-equally.mistake-3', { needed: by * (each + 1) })),
          misconception(each - 1, say('m3-share-equally.mistake-4', { by })),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-what-is-left-over',
    skill: 'remainder',
    strategy: 'largest-multiple-below',
    make(random, level) {
      const by = random.int(level === 1 ? 3 : 4, level === 1 ? 5 : 9);
      const full = random.int(2, [8, 12, 25][level - 1] ?? 8);
      const rest = random.int(1, by - 1);
      const all = by * full + rest;
      const [child, thing] = [random.of(children), random.of(things)];
      return {
        question: say('m3-what-is-left-over.question', {
          child: child.name,
          all,
          by,
          things: counted(thing, all),
        }),
        answer: whole(rest),
        hints: [
          say('m3-what-is-left-over.hint-1', { by }),
          say('m3-what-is-left-over.hint-2', {
            full,
            by,
            fullTimesBy: full * by,
            fullPlus1TimesBy: (full + 1) * by,
          }),
          say('m3-what-is-left-over.hint-3', { all, fullTimesBy: full * by, rest }),
        ],
        misconceptions: [
          misconception(full, say('m3-what-is-left-over.mistake-1')),
          misconception(rest + by, say('m3-what-is-left-over.mistake-2')),
          misconception(by - rest, say('m3-what-is-left-over.mistake-3')),
        ],
      };
    },
  }),
];
