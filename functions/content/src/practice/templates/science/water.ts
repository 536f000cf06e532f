import { choiceAmong, decimal, quantity } from '../../make-answers.ts';
import { children } from '../../names.ts';
import { ratio } from '../../rational.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';
import { type Change, changes, scenes } from './changes-of-water.ts';

const placeNames = [
  say('water.place-rajshahi'),
  say('water.place-khulna'),
  say('water.place-sylhet'),
  say('water.place-rangpur'),
];

/** Water, clouds and rain. */
export const water = topic('biology', 5, 'free-water-and-weather', {
  's5-change-of-state': {
    about: ['changes-of-state', 'from-what-to-what', 'three-faces-of-water'],
    variety: scenes.length,
    make(random) {
      const scene = random.of(scenes);
      const right = changes[scene.change];
      const others = random.shuffled(Object.keys(changes) as Change[]).filter((one) => one !== scene.change);
      return {
        values: { scene: scene.text, rightWay: right.way, rightName: right.name },
        ...choiceAmong(random, right.name, others.slice(0, 3), (change) => {
          const { name, way } = changes[change];
          return [name, say('s5-change-of-state.other-change', { change, name, way })];
        }),
      };
    },
  },
  's5-where-the-cloud-begins': {
    about: ['cooling-with-height', 'difference-then-rate', 'clouds-and-the-cycle'],
    signs: ['point'],
    make(random, level) {
      const rate = level === 1 ? 10 : random.of([6, 8, 10]);
      const tenths = level === 1 ? 10 * random.int(1, 2) : 5 * random.int(1, level === 2 ? 4 : 5);
      const drop = (rate * tenths) / 10;
      const ground = random.int(26, 38);
      const begins = ground - drop;
      const place = random.of(placeNames);
      const km = ratio(tenths, 10);
      return {
        values: { place, ground, begins, rate, drop, height: tenths / 10 },
        answer: quantity(km, 'km'),
        mistakes: [drop, ratio(ground, rate), ratio(begins, rate), drop * rate],
      };
    },
  },
  's5-rain-on-a-roof': {
    about: ['measuring-rain', 'area-times-depth', 'monsoon-and-measuring'],
    make(random, level) {
      const area = random.int(10 * level, 10 + 20 * level);
      const rain = random.int(5, 10 + 15 * level);
      const child = random.of(children);
      return {
        values: { area, rain, child: child.name, childOf: child.of, areaTimesRain: area * rain },
        answer: quantity(area * rain, 'l'),
        mistakes: [area + rain, (area * rain) / 10, rain],
      };
    },
  },
  's5-average-rain': {
    about: ['average', 'sum-shared-equally', 'monsoon-and-measuring'],
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
        values: { days, total, dry, average, all: all.join(', '), fallen: fallen.join(' + ') },
        answer: decimal(average),
        mistakes: [
          total,
          ratio(total, fallen.length),
          [...all].sort((a, b) => a - b)[Math.floor(days / 2)] ?? 0,
        ],
      };
    },
  },
});
