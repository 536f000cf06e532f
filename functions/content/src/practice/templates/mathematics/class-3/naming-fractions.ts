import { fraction, misconception } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say, type Text } from '../../../text.ts';

const lessons = ['free-fractions-from-zero/fair-shares'];

const turnedOver = say('naming-fractions.turned-over-turned-over-the-number');

/** ` = 1/2` after 2/4. Empty if the fraction is in lowest terms already. */
function simpler(n: number, d: number): string {
  const simple = ratio(n, d);
  return simple.d === d ? '' : ` = ${tex(simple)}`;
}

/** What a fraction is: equal parts, counted. */
export const namingFractions = [
  template({
    id: 'm3-shaded-part',
    skill: 'name-a-fraction',
    subject: 'mathematics',
    class: 3,
    strategy: 'count-equal-parts',
    lessons,
    variety: 90,
    make(random, level) {
      const parts = random.int(2 + level, 6 + 2 * level);
      const shaded = random.int(1, parts - 1);
      const isRest = random.int(1, 2) === 2;
      const asked = isRest ? parts - shaded : shaded;
      const figure = {
        kind: 'fraction-bars',
        bars: [{ parts, shaded, label: ' ' }],
        caption: say('m3-shaded-part.caption'),
      };
      const what = isRest ? say('m3-shaded-part.not-shaded') : say('m3-shaded-part.shaded');
      return {
        question: [say('m3-shaded-part.question', { what }), { figure }],
        answer: fraction(ratio(asked, parts)),
        hints: [
          say('m3-shaded-part.hint-1'),
          say('m3-shaded-part.hint-2', { what }),
          say('m3-shaded-part.hint-3', { parts, asked, what, simpler: simpler(asked, parts) }),
        ],
        misconceptions: [
          misconception(ratio(asked, parts - asked), say('m3-shaded-part.mistake-1')),
          misconception(ratio(parts - asked, parts), say('m3-shaded-part.mistake-2', { what })),
          misconception(ratio(parts, asked), turnedOver),
        ],
      };
    },
  }),
  template({
    id: 'm3-part-of-a-group',
    skill: 'name-a-fraction',
    subject: 'mathematics',
    class: 3,
    strategy: 'parts-of-all',
    lessons,
    make(random, level) {
      const all = random.int(5, 10 * level + 2);
      const some = random.int(1, all - 1);
      const group = random.of(groups);
      const [below, rest] = [all, all - some];
      return {
        question: [group(all, some), ' ', say('m3-part-of-a-group.question')],
        answer: fraction(ratio(some, all)),
        hints: [
          say('m3-part-of-a-group.hint-1'),
          say('m3-part-of-a-group.hint-2', { below }),
          say('m3-part-of-a-group.hint-3', { some, below, simpler: simpler(some, below) }),
        ],
        misconceptions: [
          misconception(ratio(some, rest), say('m3-part-of-a-group.mistake-1', { all, rest })),
          misconception(ratio(rest, all), say('m3-part-of-a-group.mistake-2')),
          misconception(ratio(all, some), turnedOver),
        ],
      };
    },
  }),
];

type Group = (all: number, some: number) => Text;

const groups: readonly Group[] = [
  (all, some) => say('m3-part-of-a-group.glasses', { all, some }),
  (all, some) => say('m3-part-of-a-group.mangoes', { all, some }),
  ...children.slice(0, 4).map(
    ({ name, of }): Group =>
      (all, some) =>
        say('m3-part-of-a-group.marbles', { child: name, childOf: of, all, some }),
  ),
];
