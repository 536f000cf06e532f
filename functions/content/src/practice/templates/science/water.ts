import { choiceAmong, decimal, misconception, quantity } from '../../make-answers.ts';
import { children } from '../../names.ts';
import { ratio } from '../../rational.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';
import { type Change, changes, scenes } from './changes-of-water.ts';

const lesson = (name: string) => [`free-water-and-weather/${name}`];
const about = { subject: 'biology', class: 5 } as const;

const placeNames = [
  say('water.place-rajshahi'),
  say('water.place-khulna'),
  say('water.place-sylhet'),
  say('water.place-rangpur'),
];

/** Water, clouds and rain. */
export const water = [
  template({
    ...about,
    id: 's5-change-of-state',
    skill: 'changes-of-state',
    strategy: 'from-what-to-what',
    lessons: lesson('three-faces-of-water'),
    variety: scenes.length,
    make(random) {
      const scene = random.of(scenes);
      const right = changes[scene.change];
      const others = random.shuffled(Object.keys(changes) as Change[]).filter((one) => one !== scene.change);
      return {
        question: say('s5-change-of-state.question', { scene: scene.text }),
        ...choiceAmong(random, right.name, others.slice(0, 3), (change) => {
          const { name, way } = changes[change];
          return [name, say('s5-change-of-state.other-change', { change, name, way })];
        }),
        hints: [
          say('s5-change-of-state.hint-1'),
          say('s5-change-of-state.hint-2'),
          say('s5-change-of-state.hint-3', { rightWay: right.way, rightName: right.name }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's5-where-the-cloud-begins',
    skill: 'cooling-with-height',
    strategy: 'difference-then-rate',
    signs: ['point'],
    lessons: lesson('clouds-and-the-cycle'),
    make(random, level) {
      const rate = level === 1 ? 10 : random.of([6, 8, 10]);
      const tenths = level === 1 ? 10 * random.int(1, 2) : 5 * random.int(1, level === 2 ? 4 : 5);
      const drop = (rate * tenths) / 10;
      const ground = random.int(26, 38);
      const begins = ground - drop;
      const place = random.of(placeNames);
      const km = ratio(tenths, 10);
      return {
        question: say('s5-where-the-cloud-begins.question', { place, ground, begins, rate }),
        answer: quantity(km, 'km'),
        hints: [
          say('s5-where-the-cloud-begins.hint-1'),
          say('s5-where-the-cloud-begins.hint-2', { ground, begins, drop }),
          say('s5-where-the-cloud-begins.hint-3', { rate, drop, height: tenths / 10 }),
        ],
        misconceptions: [
          misconception(drop, say('s5-where-the-cloud-begins.mistake-1', { rate })),
          misconception(ratio(ground, rate), say('s5-where-the-cloud-begins.mistake-2')),
          misconception(ratio(begins, rate), say('s5-where-the-cloud-begins.mistake-3')),
          misconception(drop * rate, say('s5-where-the-cloud-begins.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's5-rain-on-a-roof',
    skill: 'measuring-rain',
    strategy: 'area-times-depth',
    lessons: lesson('monsoon-and-measuring'),
    make(random, level) {
      const area = random.int(10 * level, 10 + 20 * level);
      const rain = random.int(5, 10 + 15 * level);
      const child = random.of(children);
      return {
        question: say('s5-rain-on-a-roof.question', { child: child.name, area, rain, childOf: child.of }),
        answer: quantity(area * rain, 'l'),
        hints: [
          say('s5-rain-on-a-roof.hint-1'),
          say('s5-rain-on-a-roof.hint-2', { rain }),
          say('s5-rain-on-a-roof.hint-3', { area, rain, areaTimesRain: area * rain }),
        ],
        misconceptions: [
          misconception(area + rain, say('s5-rain-on-a-roof.mistake-1')),
          misconception((area * rain) / 10, say('s5-rain-on-a-roof.mistake-2')),
          misconception(rain, say('s5-rain-on-a-roof.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's5-average-rain',
    skill: 'average',
    strategy: 'sum-shared-equally',
    lessons: lesson('monsoon-and-measuring'),
    make(random, level) {
      const days = [4, 5, 7][level - 1] ?? 7;
      const average = random.int(4, 12);
      const pairs = Math.floor(days / 2);
      const apart = Array.from({ length: pairs }, (_, at) =>
        at === 0 && level > 1 ? average : random.int(1, average - 1),
      );
      const even = days % 2 === 1 ? [average] : [];
      const all = random.shuffled([...apart.flatMap((by) => [average - by, average + by]), ...even]);
      const total = average * days;
      const fallen = all.filter((one) => one > 0);
      const dry = fallen.length < all.length;
      return {
        question: say('s5-average-rain.question', { days, all: all.join(', ') }),
        answer: decimal(average),
        hints: [
          say('s5-average-rain.hint-1'),
          say('s5-average-rain.hint-2', { fallen: fallen.join(' + '), total, dry }),
          say('s5-average-rain.hint-3', { days, total, average }),
        ],
        misconceptions: [
          misconception(total, say('s5-average-rain.mistake-1')),
          misconception(ratio(total, fallen.length), say('s5-average-rain.mistake-2')),
          misconception(
            [...all].sort((a, b) => a - b)[Math.floor(days / 2)] ?? 0,
            say('s5-average-rain.mistake-3'),
          ),
        ],
      };
    },
  }),
];
