import { choiceAmong, order, reversed, several, swapped, whole } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { joined, say } from '../../text.ts';

/** The parts of a plant, and the foods that come from them. */
const parts = {
  root: ['radish', 'carrot', 'beetroot', 'turnip', 'sweet-potato'],
  stem: ['ginger', 'potato', 'sugar-cane', 'turmeric', 'stem-amaranth'],
  leaf: ['spinach', 'cabbage', 'lettuce', 'coriander', 'pui-shak'],
  flower: ['cauliflower', 'pumpkin-blossom', 'banana-blossom', 'broccoli'],
  fruit: ['mango', 'tomato', 'brinjal', 'guava', 'cucumber', 'okra'],
} as const;
type Part = keyof typeof parts;
const allParts = Object.keys(parts) as Part[];
const nameOf = (part: Part) => say(`parts.${part}`);
const jobOf = (part: Part) => say(`parts.${part}-job`);
const clueOf = (part: Part) => say(`parts.${part}-clue`);

const needs = [say('plants.needs-water'), say('plants.needs-air'), say('plants.needs-warmth')];
const leafNeeds = [
  say('plants.needs-water'),
  say('plants.leaf-needs-carbon-dioxide'),
  say('plants.leaf-needs-sunlight'),
];
/** Things that a plant does not need, with the reason. */
const notNeeded = [
  [say('plants.not-needed-sugar'), say('plants.not-needed-the-plant-makes-sugar')],
  [say('plants.not-needed-a-lamp-at-night'), say('plants.not-needed-nothing-needs-a-lamp')],
  [say('plants.not-needed-boiled-rice'), say('plants.not-needed-people-eat-rice')],
  [say('plants.not-needed-salt'), say('plants.not-needed-salt-does-a-plant')],
  [say('plants.not-needed-milk'), say('plants.not-needed-milk-is-for-young')],
] as const;

const life = [
  say('plants.life-a-seed-lies'),
  say('plants.life-a-root-comes-out'),
  say('plants.life-a-shoot-with-leaves'),
  say('plants.life-it-makes-flowers'),
  say('plants.life-a-bee-brings-pollen'),
  say('plants.life-a-fruit-with-new'),
];

export const plants = topic('biology', 3, 'c3-plants-around-us', {
  's3-part-of-the-plant': {
    about: ['parts-of-a-plant', 'look-for-the-signs-of-a-part', 'the-parts-of-a-plant'],
    variety: 28,
    make(random, level) {
      const part = random.of(allParts);
      const [name, clue, job] = [nameOf(part), clueOf(part), jobOf(part)];
      const isJob = level === 1;
      const eaten = say(`food.${random.of<string>(parts[part])}`);
      const wrong = random.shuffled(allParts.filter((one) => one !== part));
      return {
        values: { job, eaten, clue, name },
        asks: isJob ? 'job' : 'not-job',
        ...choiceAmong(random, name, wrong, (part) => {
          const [name, job, clue] = [nameOf(part), jobOf(part), clueOf(part)];
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
      const wrong = random
        .shuffled([...notNeeded], level === 1 ? 1 : 2)
        .map(([what, why]) => [what, why] as const);
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
      const places = random
        .shuffled(
          life.map((_, at) => at),
          count,
        )
        .sort((a, b) => a - b);
      const right = places.map((at) => life[at]).filter((one) => one !== undefined);
      return {
        ...order(
          random,
          right,
          reversed(right, say('s3-circle-of-a-plant.that-goes-backwards')),
          swapped(right, 0, 1, say('s3-circle-of-a-plant.the-first-two')),
        ),
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

const sowers = [
  say('plants.sowers-nila'),
  say('plants.sowers-rafi'),
  say('plants.sowers-mitu'),
  say('plants.sowers-sohel'),
  say('plants.sowers-tonu'),
  say('plants.sowers-jamil'),
  say('plants.sowers-ayesha'),
];
const seeds = [
  say('plants.seeds-bean'),
  say('plants.seeds-rice'),
  say('plants.seeds-mustard'),
  say('plants.seeds-gram'),
  say('plants.seeds-pumpkin'),
];
