import { type Bilingual, both } from '../../bilingual.ts';
import { choice, order, several, trap, whole } from '../../make-answers.ts';
import { template } from '../../template.ts';

const lesson = (name: string) => [`c3-plants-around-us/${name}`];
const about = { subject: 'biology', class: 3 } as const;

/** The parts of a plant with their jobs, and what of it we eat. */
const parts = {
  root: {
    name: both('root', 'মূল'),
    job: both('holds the plant in the soil and drinks water', 'গাছকে মাটিতে ধরে রাখে ও পানি টানে'),
    clue: both('grows down into the soil', 'মাটির নিচে বাড়ে'),
    eaten: ['radish মুলা', 'carrot গাজর', 'beetroot বিট', 'turnip শালগম', 'sweet potato মিষ্টি আলু'],
  },
  stem: {
    name: both('stem', 'কাণ্ড'),
    job: both('holds the plant up and carries water and food', 'গাছকে খাড়া রাখে, পানি ও খাদ্য বয়ে নেয়'),
    clue: both('has nodes with buds and leaves on them', 'গায়ে পর্ব থাকে, তাতে পাতা ও কুঁড়ি হয়'),
    eaten: ['ginger আদা', 'potato আলু', 'sugar cane আখ', 'turmeric হলুদ', 'stem amaranth ডাঁটা'],
  },
  leaf: {
    name: both('leaf', 'পাতা'),
    job: both('makes food with the light of the sun', 'সূর্যের আলোতে খাদ্য তৈরি করে'),
    clue: both('is green and flat, to catch the light', 'সবুজ ও চ্যাপটা, আলো ধরার জন্য'),
    eaten: ['spinach পালং শাক', 'cabbage বাঁধাকপি', 'lettuce লেটুস', 'coriander ধনেপাতা', 'pui shak পুঁই শাক'],
  },
  flower: {
    name: both('flower', 'ফুল'),
    job: both('makes the seeds', 'বীজ তৈরি করে'),
    clue: both('is made of buds or petals', 'কুঁড়ি বা পাপড়ি দিয়ে গড়া'),
    eaten: ['cauliflower ফুলকপি', 'pumpkin blossom কুমড়ো ফুল', 'banana blossom মোচা', 'broccoli ব্রকলি'],
  },
  fruit: {
    name: both('fruit', 'ফল'),
    job: both('keeps the seeds safe inside it', 'ভেতরে বীজ নিরাপদে রাখে'),
    clue: both('has seeds inside', 'ভেতরে বীজ থাকে'),
    eaten: ['mango আম', 'tomato টমেটো', 'brinjal বেগুন', 'guava পেয়ারা', 'cucumber শসা', 'okra ঢেঁড়স'],
  },
} as const;
type Part = keyof typeof parts;
const allParts = Object.keys(parts) as Part[];

const food = (written: string): Bilingual => {
  const [, en = '', bn = ''] = /^([a-z ]+) (\P{ASCII}.*)$/u.exec(written) ?? [];
  return both(en, bn);
};

const needs = [both('water', 'পানি'), both('air', 'বায়ু'), both('warmth', 'উষ্ণতা')];
const leafNeeds = [
  both('water', 'পানি'),
  both('carbon dioxide', 'কার্বন ডাইঅক্সাইড'),
  both('sunlight', 'সূর্যের আলো'),
];
/** What a plant does not need there, with why not. */
const notNeeded = [
  [both('sugar', 'চিনি'), both('The plant makes sugar by itself.', 'গাছ নিজেই চিনি তৈরি করে।')],
  [both('a lamp at night', 'রাতে বাতি'), both('Nothing needs a lamp at night here.', 'এখানে রাতের বাতি লাগে না।')],
  [both('boiled rice', 'ভাত'), both('People eat rice. A plant does not eat.', 'ভাত মানুষ খায়। গাছ খায় না।')],
  [both('salt', 'লবণ'), both('Salt does a plant no good.', 'লবণে গাছের ক্ষতি হয়।')],
  [both('milk', 'দুধ'), both('Milk is for young animals.', 'দুধ ছানাদের জন্য।')],
] as const;

const life = [
  both('A seed lies in the wet soil.', 'ভেজা মাটিতে একটি বীজ পড়ে আছে।'),
  both('A root comes out.', 'মূল বের হয়।'),
  both('A shoot with leaves comes up.', 'পাতাসহ চারা গজায়।'),
  both('It makes flowers.', 'ফুল ফোটে।'),
  both('A bee brings pollen.', 'মৌমাছি পরাগরেণু আনে।'),
  both('A fruit with new seeds grows.', 'নতুন বীজসহ ফল হয়।'),
];

export const plants = [
  template({
    ...about,
    id: 's3-part-of-the-plant',
    title: both('Which part do we eat?', 'গাছের কোন অংশ খাই?'),
    skill: 'parts-of-a-plant',
    strategy: 'look-for-the-signs-of-a-part',
    lessons: lesson('the-parts-of-a-plant'),
    variety: 28,
    make(dice, level) {
      const part = dice.of(allParts);
      const { name, clue, job } = parts[part];
      const isJob = level === 1;
      const eaten = food(dice.of<string>(parts[part].eaten));
      const wrong = dice.shuffled(allParts.filter((one) => one !== part));
      return {
        question: isJob
          ? both(`Which part of a plant ${job.en}?`, `গাছের কোন অংশ ${job.bn}?`)
          : both(`Which part of the plant do we eat in ${eaten.en}?`, `${eaten.bn} গাছের কোন অংশ?`),
        ...choice(
          dice,
          name,
          ...wrong.map(
            (one) =>
              [
                parts[one].name,
                isJob
                  ? both(`The ${one} ${parts[one].job.en}.`, `${parts[one].name.bn} ${parts[one].job.bn}।`)
                  : both(
                      `A ${one} ${parts[one].clue.en}. Look again.`,
                      `${parts[one].name.bn} হলে ${parts[one].clue.bn}। আবার দেখো।`,
                    ),
              ] as const,
          ),
        ),
        hints: [
          both('Root, stem, leaf, flower, fruit: each has a job.', 'মূল, কাণ্ড, পাতা, ফুল, ফল: প্রতিটির কাজ আছে।'),
          both(`It ${clue.en}.`, `খেয়াল করো: ${clue.bn}।`),
          both(`It is the ${name.en}, which ${job.en}.`, `এটি ${name.bn}, যা ${job.bn}।`),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's3-what-a-plant-needs',
    title: both('What does it need?', 'কী কী লাগে?'),
    skill: 'photosynthesis-and-germination',
    strategy: 'the-list-of-needs',
    lessons: [...lesson('how-a-plant-makes-its-food'), ...lesson('from-seed-to-plant')],
    // The options differ, but the question is one of two.
    variety: 14,
    make(dice, level) {
      const isLeaf = dice.int(1, 2) === 1;
      const right = isLeaf ? leafNeeds : needs;
      const wrong = dice
        .shuffled([...notNeeded], level === 1 ? 1 : 2)
        .map(([what, why]) => [what, why] as const);
      const list = right.map(({ en }) => en).join(', ');
      const listBn = right.map(({ bn }) => bn).join(', ');
      const who = dice.of(dice.shuffled(sowers, 4));
      return {
        question: isLeaf
          ? both(
              `${who.en} asks what a green leaf needs to make its food. Choose all.`,
              `${who.bn} জানতে চায়, খাদ্য তৈরি করতে সবুজ পাতার কী কী লাগে। সবগুলো বেছে নাও।`,
            )
          : both(
              `${who.en} asks what a bean seed needs to germinate. Choose all.`,
              `${who.bn} জানতে চায়, শিমের বীজের অঙ্কুর গজাতে কী কী লাগে। সবগুলো বেছে নাও।`,
            ),
        ...several(dice, right, wrong),
        hints: [
          both('There are three things.', 'জিনিস তিনটি।'),
          isLeaf
            ? both(
                'One comes from the roots, one from the air, one from the sky.',
                'একটি আসে মূল থেকে, একটি বায়ু থেকে, একটি আকাশ থেকে।',
              )
            : both('Think of two beans on two cloths: which one wakes up?', 'দুই কাপড়ে দুটি শিম: কোনটি জাগে?'),
          both(`It needs: ${list}.`, `লাগে: ${listBn}।`),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's3-circle-of-a-plant',
    title: both('From seed to seed', 'বীজ থেকে বীজ'),
    skill: 'life-of-a-plant',
    strategy: 'what-comes-before',
    lessons: lesson('from-seed-to-plant'),
    variety: 12,
    make(dice, level) {
      const count = level === 1 ? 3 : level === 2 ? 4 : 5;
      const places = dice
        .shuffled(
          life.map((_, at) => at),
          count,
        )
        .sort((a, b) => a - b);
      const right = places.map((at) => life[at]).filter((one) => one !== undefined);
      const [first, second, ...more] = right;
      if (!first || !second) throw new Error('there are two steps at least');
      return {
        question: both('What comes first? Put it in order.', 'কোনটি আগে? সাজাও।'),
        ...order(
          dice,
          right,
          [
            [...right].reverse(),
            both('That goes backwards. What was there first?', 'এটি উল্টো দিকে যায়। আগে কী ছিল?'),
          ],
          [[second, first, ...more], both('The first two are swapped.', 'প্রথম দুটির জায়গা বদলে গেছে।')],
        ),
        hints: [
          both('It begins with a seed, and ends with new seeds.', 'শুরু একটি বীজে, শেষ নতুন বীজে।'),
          both('The root comes before the leaves; flowers come before fruits.', 'পাতার আগে মূল, ফলের আগে ফুল।'),
          both(right.map(({ en }) => en).join(' '), right.map(({ bn }) => bn).join(' ')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's3-seeds-that-woke-up',
    title: both('Seeds that woke up', 'যে বীজ জেগেছে'),
    skill: 'reading-an-experiment',
    strategy: 'change-one-thing',
    lessons: [...lesson('from-seed-to-plant'), ...lesson('how-a-plant-makes-its-food')],
    make(dice, level) {
      const all = level === 1 ? dice.of([10, 20]) : 5 * dice.int(3, 12);
      const wet = all - dice.int(1, Math.floor(all / 3));
      const asleep = all - wet;
      const who = dice.of(sowers);
      const seed = dice.of(seeds);
      const days = dice.int(3, 6);
      const asksDifference = level === 3;
      const late = asksDifference ? dice.int(1, asleep) : 0;
      const right = asksDifference ? asleep - late : asleep;
      return {
        question: asksDifference
          ? both(
              `${who.en} lays ${all} ${seed.en} seeds on a wet cloth and as many on a dry one. After ${days} days ${wet} on the wet cloth have a root, a day later ${late} more, on the dry cloth none. How many on the wet cloth are still asleep?`,
              `${who.bn} ভেজা কাপড়ে ${all}টি আর শুকনো কাপড়েও ততটি ${seed.bn} বীজ রাখল। ${days} দিন পরে ভেজা কাপড়ের ${wet}টিতে মূল বের হলো, পরদিন আরও ${late}টিতে; শুকনোটিতে একটিও না। ভেজা কাপড়ে কয়টি এখনো ঘুমিয়ে?`,
            )
          : both(
              `${who.en} lays ${all} ${seed.en} seeds on a wet cloth. After ${days} days ${wet} of them have a root. How many are still asleep?`,
              `${who.bn} ভেজা কাপড়ে ${all}টি ${seed.bn} বীজ রাখল। ${days} দিন পরে ${wet}টিতে মূল বের হলো। কয়টি এখনো ঘুমিয়ে?`,
            ),
        answer: whole(right),
        hints: [
          both('A root means that the seed has woken up.', 'মূল বের হওয়া মানে বীজটি জেগেছে।'),
          both(`On the wet cloth there were ${all} at first.`, `ভেজা কাপড়ে প্রথমে ছিল ${all}টি।`),
          asksDifference
            ? both(`$${all} - ${wet} - ${late} = ${right}$`, `$${all} - ${wet} - ${late} = ${right}$`)
            : both(`$${all} - ${wet} = ${right}$`, `$${all} - ${wet} = ${right}$`),
        ],
        misconceptions: [
          trap(wet + late, both('So many woke up. How many did not?', 'এতগুলো জেগেছে। কতগুলো জাগেনি?')),
          trap(asleep, both('One day later some more woke up.', 'পরদিন আরও কিছু জেগেছে।')),
          trap(all + wet, both('Take away those that woke up.', 'যেগুলো জেগেছে, সেগুলো বাদ দাও।')),
          ...(asksDifference
            ? [
                trap(
                  all + right,
                  both('The seeds on the dry cloth are not asked.', 'শুকনো কাপড়ের বীজ চাওয়া হয়নি।'),
                ),
              ]
            : []),
        ],
      };
    },
  }),
];

const sowers = [
  both('Nila', 'নীলা'),
  both('Rafi', 'রাফি'),
  both('Mitu', 'মিতু'),
  both('Sohel', 'সোহেল'),
  both('Tonu', 'তনু'),
  both('Jamil', 'জামিল'),
  both('Ayesha', 'আয়েশা'),
];
const seeds = [
  both('bean', 'শিমের'),
  both('rice', 'ধানের'),
  both('mustard', 'সরিষার'),
  both('gram', 'ছোলার'),
  both('pumpkin', 'কুমড়ার'),
];
