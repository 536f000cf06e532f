import { byLevel } from '../exercise.ts';
import { choiceAmong, decimal, quantity, several, swapped, whole } from '../make-answers.ts';
import { ratio } from '../rational.ts';
import { children, topic } from '../template.ts';
import { joined, say, words } from '../text.ts';

const members = {
  fish: 'hilsa rui shark climbing-perch',
  amphibian: 'bullfrog toad',
  reptile: 'house-lizard cobra turtle crocodile',
  bird: 'magpie-robin duck ostrich kingfisher',
  mammal: 'bat river-dolphin whale bengal-tiger cow',
  invertebrate: 'prawn earthworm snail butterfly crab',
} as const;
type Group = keyof typeof members;
const allGroups = Object.keys(members) as Group[];
const animals = allGroups.flatMap((group) => members[group].split(' ').map((name) => [group, name] as const));
const groupName = (group: Group) => say(`groups.${group}`);
const signOf = (group: Group) => say(`groups.${group}-sign`);

/** Food chains, from the plant upwards. */
const chains = [
  'grass grasshopper frog snake eagle',
  'algae water-flea small-fish boal-fish otter',
  'paddy mouse owl',
  'leaves deer tiger',
  'cabbage caterpillar shalik-bird wild-cat',
  'water-plants snail duck fox',
  'mangrove-leaves crab mud-fish heron',
  'flowers butterfly spider house-lizard crow',
].map((chain) => chain.split(' ').map((link) => say(`links.${link}`)));

export const livingThings = topic('biology', 5, '', {
  's5-food-chain': {
    about: ['food-chains', 'begin-with-the-plant'],
    variety: 12,
    make(random, level) {
      const chain = random.of(chains);
      const from = level === 3 && chain.length > 4 ? random.int(0, 1) : 0;
      const right = chain.slice(from, from + (level === 1 ? 3 : level === 2 ? 4 : 5));
      const [first = '', second = ''] = right;
      return {
        values: { first, second },
        inOrder: right,
        wrong: [right.toReversed(), swapped(right, 0, 1)],
        worked: joined(right, ' → '),
      };
    },
  },
  's6-group-of-an-animal': {
    about: ['groups-of-animals', 'sign-of-the-group'],
    class: 6,
    variety: animals.length,
    make(random, level) {
      const [group, id] = random.of(animals);
      const animal = say(`animals.${id}`);
      const [name, sign] = [groupName(group), signOf(group)];
      const wrong = random.others(allGroups, group, level === 1 ? 2 : 4);
      return {
        values: { animal, sign, name },
        ...choiceAmong(random, name, wrong, (group) => {
          const [name, sign] = [groupName(group), signOf(group)];
          return [name, say('s6-group-of-an-animal.that-is', { group, name, sign })];
        }),
      };
    },
  },
});

const parts = {
  root: ['radish', 'carrot', 'beetroot', 'turnip', 'sweet-potato'],
  stem: ['ginger', 'potato', 'sugar-cane', 'turmeric', 'stem-amaranth'],
  leaf: ['spinach', 'cabbage', 'lettuce', 'coriander', 'pui-shak'],
  flower: ['cauliflower', 'pumpkin-blossom', 'banana-blossom', 'broccoli'],
  fruit: ['mango', 'tomato', 'brinjal', 'guava', 'cucumber', 'okra'],
} as const;

type Part = keyof typeof parts;

const allParts = Object.keys(parts) as Part[];
const partName = (part: Part) => say(`parts.${part}`);
const jobOf = (part: Part) => say(`parts.${part}-job`);
const clueOf = (part: Part) => say(`parts.${part}-clue`);
const needs = words('plants.needs', 3);
const leafNeeds = words('plants.leaf-needs', 3);
const whyNot = words('plants.why-not', 5);

const notNeeded = words('plants.not-needed', 5).map((what, at) => [what, whyNot[at] ?? what] as const);
const life = words('plants.life', 6);

export const plants = topic('biology', 3, 'c3-plants-around-us', {
  's3-part-of-the-plant': {
    about: ['parts-of-a-plant', 'look-for-the-signs-of-a-part', 'the-parts-of-a-plant'],
    variety: 28,
    make(random, level) {
      const part = random.of(allParts);
      const [name, clue, job] = [partName(part), clueOf(part), jobOf(part)];
      const isJob = level === 1;
      const eaten = say(`food.${random.of<string>(parts[part])}`);
      const wrong = random.others(allParts, part);
      return {
        values: { job, eaten: isJob ? '' : eaten, clue, name },
        asks: isJob ? 'job' : 'not-job',
        ...choiceAmong(random, name, wrong, (part) => {
          const [name, job, clue] = [partName(part), jobOf(part), clueOf(part)];
          return [
            name,
            isJob
              ? say('s3-part-of-the-plant.job-the', { job, name })
              : say('s3-part-of-the-plant.not-job-a-look-again', { clue, name }),
          ];
        }),
      };
    },
  },
  's3-what-a-plant-needs': {
    // The options vary, but there are only two different questions.
    about: [
      'photosynthesis-and-germination',
      'the-list-of-needs',
      'how-a-plant-makes-its-food',
      'from-seed-to-plant',
    ],
    variety: 14,
    make(random, level) {
      const isLeaf = random.int(1, 2) === 1;
      const right = isLeaf ? leafNeeds : needs;
      const wrong = random.shuffled(notNeeded, level === 1 ? 1 : 2);
      const who = random.of(random.shuffled(sowers, 4));
      return {
        values: { who, isLeaf, list: joined(right) },
        asks: isLeaf ? 'leaf' : 'not-leaf',
        ...several(random, right, wrong),
      };
    },
  },
  's3-circle-of-a-plant': {
    about: ['life-of-a-plant', 'what-comes-before', 'from-seed-to-plant'],
    variety: 12,
    make(random, level) {
      const count = level === 1 ? 3 : level === 2 ? 4 : 5;
      const places = random.shuffled([...life.keys()], count).sort((a, b) => a - b);
      const right = places.map((at) => life[at]).filter((one) => one !== undefined);
      return {
        inOrder: right,
        wrong: [right.toReversed(), swapped(right, 0, 1)],
        worked: joined(right, ' '),
      };
    },
  },
  's3-seeds-that-woke-up': {
    about: ['reading-an-experiment', 'change-one-thing', 'from-seed-to-plant', 'how-a-plant-makes-its-food'],
    make(random, level) {
      const all = level === 1 ? random.of([10, 20]) : 5 * random.int(3, 12);
      const wet = all - random.int(1, Math.floor(all / 3));
      const asleep = all - wet;
      const who = random.of(sowers);
      const seed = random.of(seeds);
      const days = random.int(3, 6);
      const asksDifference = level === 3;
      const late = asksDifference ? random.int(1, asleep) : 0;
      const right = asksDifference ? asleep - late : asleep;
      return {
        values: { who, all, seed, days, wet, late },
        asks: asksDifference ? 'asks-difference' : 'not-asks-difference',
        answer: whole(right),
        worked: asksDifference ? `$${all} - ${wet} - ${late} = ${right}$` : `$${all} - ${wet} = ${right}$`,
        mistakes: [wet + late, asleep, all + wet, asksDifference && all + right],
      };
    },
  },
});

const sowers = words('plants.sowers', 7);
const seeds = words('plants.seeds', 5);

/** How many scenes each change has. */
const changes = { melting: 4, freezing: 3, evaporation: 5, boiling: 3, condensation: 5 } as const;
type Change = keyof typeof changes;
const allChanges = Object.keys(changes) as Change[];
const nameOf = (change: Change) => say(`changes-of-water.${change}`);
const wayOf = (change: Change) => say(`changes-of-water.${change}-way`);
const scenes = allChanges.flatMap((change) =>
  words(`changes-of-water.${change}-scenes`, changes[change]).map((scene) => ({ change, scene })),
);

const placeNames = words('water.place', 4);

export const water = topic('biology', 5, 'free-water-and-weather', {
  's5-change-of-state': {
    about: ['changes-of-state', 'from-what-to-what', 'three-faces-of-water'],
    variety: scenes.length,
    make(random) {
      const { change, scene } = random.of(scenes);
      const [rightName, rightWay] = [nameOf(change), wayOf(change)];
      const others = random.shuffled(allChanges).filter((one) => one !== change);
      return {
        values: { scene, rightWay, rightName },
        ...choiceAmong(random, rightName, others.slice(0, 3), (change) => {
          const [name, way] = [nameOf(change), wayOf(change)];
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
      const days = byLevel(level, 4, 5, 7);
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
