import { choiceAmong, misconception, order, reversed, several, swapped, whole } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { joined, say } from '../../text.ts';

const lesson = (name: string) => [`c3-plants-around-us/${name}`];
const about = { subject: 'biology', class: 3 } as const;

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

export const plants = [
  template({
    ...about,
    id: 's3-part-of-the-plant',
    skill: 'parts-of-a-plant',
    strategy: 'look-for-the-signs-of-a-part',
    lessons: lesson('the-parts-of-a-plant'),
    variety: 28,
    make(random, level) {
      const part = random.of(allParts);
      const [name, clue, job] = [nameOf(part), clueOf(part), jobOf(part)];
      const isJob = level === 1;
      const eaten = say(`food.${random.of<string>(parts[part])}`);
      const wrong = random.shuffled(allParts.filter((one) => one !== part));
      return {
        question: isJob
          ? say('s3-part-of-the-plant.question-job', { job })
          : say('s3-part-of-the-plant.question-not-job', { eaten }),
        ...choiceAmong(random, name, wrong, (part) => {
          const [name, job, clue] = [nameOf(part), jobOf(part), clueOf(part)];
          return [
            name,
            isJob
              ? say('s3-part-of-the-plant.job-the', { job, name })
              : say('s3-part-of-the-plant.not-job-a-look-again', { clue, name }),
          ];
        }),
        hints: [
          say('s3-part-of-the-plant.hint-1'),
          say('s3-part-of-the-plant.hint-2', { clue }),
          say('s3-part-of-the-plant.hint-3', { name, job }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's3-what-a-plant-needs',
    skill: 'photosynthesis-and-germination',
    strategy: 'the-list-of-needs',
    lessons: [...lesson('how-a-plant-makes-its-food'), ...lesson('from-seed-to-plant')],
    // The options vary, but there are only two different questions.
    variety: 14,
    make(random, level) {
      const isLeaf = random.int(1, 2) === 1;
      const right = isLeaf ? leafNeeds : needs;
      const wrong = random
        .shuffled([...notNeeded], level === 1 ? 1 : 2)
        .map(([what, why]) => [what, why] as const);
      const who = random.of(random.shuffled(sowers, 4));
      return {
        question: isLeaf
          ? say('s3-what-a-plant-needs.question-leaf', { who })
          : say('s3-what-a-plant-needs.question-not-leaf', { who }),
        ...several(random, right, wrong),
        hints: [
          say('s3-what-a-plant-needs.hint-1'),
          isLeaf ? say('s3-what-a-plant-needs.hint-2-leaf') : say('s3-what-a-plant-needs.hint-2-not-leaf'),
          say('s3-what-a-plant-needs.hint-3', { list: joined(right) }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's3-circle-of-a-plant',
    skill: 'life-of-a-plant',
    strategy: 'what-comes-before',
    lessons: lesson('from-seed-to-plant'),
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
        question: say('s3-circle-of-a-plant.question'),
        ...order(
          random,
          right,
          reversed(right, say('s3-circle-of-a-plant.that-goes-backwards')),
          swapped(right, 0, 1, say('s3-circle-of-a-plant.the-first-two')),
        ),
        hints: [say('s3-circle-of-a-plant.hint-1'), say('s3-circle-of-a-plant.hint-2'), joined(right, ' ')],
      };
    },
  }),
  template({
    ...about,
    id: 's3-seeds-that-woke-up',
    skill: 'reading-an-experiment',
    strategy: 'change-one-thing',
    lessons: [...lesson('from-seed-to-plant'), ...lesson('how-a-plant-makes-its-food')],
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
        question: asksDifference
          ? say('s3-seeds-that-woke-up.question-asks-difference', { who, all, seed, days, wet, late })
          : say('s3-seeds-that-woke-up.question-not-asks-difference', { who, all, seed, days, wet }),
        answer: whole(right),
        hints: [
          say('s3-seeds-that-woke-up.hint-1'),
          say('s3-seeds-that-woke-up.hint-2', { all }),
          asksDifference ? `$${all} - ${wet} - ${late} = ${right}$` : `$${all} - ${wet} = ${right}$`,
        ],
        misconceptions: [
          misconception(wet + late, say('s3-seeds-that-woke-up.mistake-1')),
          misconception(asleep, say('s3-seeds-that-woke-up.mistake-2')),
          misconception(all + wet, say('s3-seeds-that-woke-up.mistake-3')),
          ...(asksDifference
            ? [misconception(all + right, say('s3-seeds-that-woke-up.mistake-4-asks-difference'))]
            : []),
        ],
      };
    },
  }),
];

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
