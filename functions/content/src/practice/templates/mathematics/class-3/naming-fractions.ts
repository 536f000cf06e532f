import { fraction } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { ratio, tex } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say, type Text } from '../../../text.ts';

const _lessons = ['free-fractions-from-zero/fair-shares'];

const turnedOver = say('naming-fractions.turned-over-turned-over-the-number');

/** ` = 1/2` after 2/4. Empty if the fraction is in lowest terms already. */
function simpler(n: number, d: number): string {
  const simple = ratio(n, d);
  return simple.d === d ? '' : ` = ${tex(simple)}`;
}

/** What a fraction is: equal parts, counted. */
export const namingFractions = topic('mathematics', 3, 'free-fractions-from-zero', {
  'm3-shaded-part': {
    about: ['name-a-fraction', 'count-equal-parts', 'fair-shares'],
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
        values: { what, parts, asked, simpler: simpler(asked, parts), turnedOver },
        figure,
        answer: fraction(ratio(asked, parts)),
        mistakes: [ratio(asked, parts - asked), ratio(parts - asked, parts), ratio(parts, asked)],
      };
    },
  },
  'm3-part-of-a-group': {
    about: ['name-a-fraction', 'parts-of-all', 'fair-shares'],
    make(random, level) {
      const all = random.int(5, 10 * level + 2);
      const some = random.int(1, all - 1);
      const group = random.of(groups);
      const [below, rest] = [all, all - some];
      return {
        values: {
          group: group(all, some),
          below,
          some,
          all,
          rest,
          simpler: simpler(some, below),
          turnedOver,
        },
        answer: fraction(ratio(some, all)),
        mistakes: [ratio(some, rest), ratio(rest, all), ratio(all, some)],
      };
    },
  },
});

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
