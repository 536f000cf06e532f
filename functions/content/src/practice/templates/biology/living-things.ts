import { type Bilingual, both } from '../../bilingual.ts';
import { choice, order } from '../../make-answers.ts';
import { template } from '../../template.ts';

/** Groups of animals with a sign each, and animals that belong there. */
const groups = {
  fish: {
    name: both('fish', 'মাছ'),
    sign: both('breathe with gills all their lives', 'সারা জীবন ফুলকা দিয়ে শ্বাস নেয়'),
  },
  amphibian: {
    name: both('amphibians', 'উভচর প্রাণী'),
    sign: both(
      'have gills when young and lungs when grown, with a moist bare skin',
      'ছোটবেলায় ফুলকা আর বড় হয়ে ফুসফুস থাকে; ত্বক ভেজা ও নগ্ন',
    ),
  },
  reptile: {
    name: both('reptiles', 'সরীসৃপ'),
    sign: both('have a dry, scaly skin and breathe with lungs', 'ত্বক শুকনো ও আঁশযুক্ত, ফুসফুস দিয়ে শ্বাস নেয়'),
  },
  bird: { name: both('birds', 'পাখি'), sign: both('have feathers and lay eggs', 'পালক থাকে, ডিম পাড়ে') },
  mammal: {
    name: both('mammals', 'স্তন্যপায়ী প্রাণী'),
    sign: both('have hair and feed their young with milk', 'লোম থাকে, বাচ্চাকে দুধ খাওয়ায়'),
  },
  invertebrate: {
    name: both('invertebrates', 'অমেরুদণ্ডী প্রাণী'),
    sign: both('have no backbone', 'মেরুদণ্ড নেই'),
  },
} as const;
type Group = keyof typeof groups;
const allGroups = Object.keys(groups) as Group[];

const animals: readonly (readonly [Group, string, string])[] = [
  ['fish', 'hilsa', 'ইলিশ'],
  ['fish', 'rui', 'রুই'],
  ['fish', 'shark', 'হাঙর'],
  ['fish', 'climbing perch', 'কই'],
  ['amphibian', 'bullfrog', 'কোলা ব্যাঙ'],
  ['amphibian', 'toad', 'কুনো ব্যাঙ'],
  ['reptile', 'house lizard', 'টিকটিকি'],
  ['reptile', 'cobra', 'গোখরা সাপ'],
  ['reptile', 'turtle', 'কচ্ছপ'],
  ['reptile', 'crocodile', 'কুমির'],
  ['bird', 'magpie robin', 'দোয়েল'],
  ['bird', 'duck', 'হাঁস'],
  ['bird', 'ostrich', 'উটপাখি'],
  ['bird', 'kingfisher', 'মাছরাঙা'],
  ['mammal', 'bat', 'বাদুড়'],
  ['mammal', 'river dolphin', 'শুশুক'],
  ['mammal', 'whale', 'তিমি'],
  ['mammal', 'Bengal tiger', 'বাঘ'],
  ['mammal', 'cow', 'গরু'],
  ['invertebrate', 'prawn', 'চিংড়ি'],
  ['invertebrate', 'earthworm', 'কেঁচো'],
  ['invertebrate', 'snail', 'শামুক'],
  ['invertebrate', 'butterfly', 'প্রজাপতি'],
  ['invertebrate', 'crab', 'কাঁকড়া'],
];

/** Who eats whom, from the plant upwards. */
const chains: readonly (readonly Bilingual[])[] = [
  [
    both('grass', 'ঘাস'),
    both('grasshopper', 'ঘাসফড়িং'),
    both('frog', 'ব্যাঙ'),
    both('snake', 'সাপ'),
    both('eagle', 'ঈগল'),
  ],
  [
    both('algae', 'শৈবাল'),
    both('water flea', 'পানির পোকা'),
    both('small fish', 'ছোট মাছ'),
    both('boal fish', 'বোয়াল মাছ'),
    both('otter', 'ভোঁদড়'),
  ],
  [both('paddy', 'ধান'), both('mouse', 'ইঁদুর'), both('owl', 'পেঁচা')],
  [both('leaves', 'গাছের পাতা'), both('deer', 'হরিণ'), both('tiger', 'বাঘ')],
  [
    both('cabbage', 'বাঁধাকপি'),
    both('caterpillar', 'শুঁয়াপোকা'),
    both('shalik bird', 'শালিক'),
    both('wild cat', 'বনবিড়াল'),
  ],
  [both('water plants', 'জলজ উদ্ভিদ'), both('snail', 'শামুক'), both('duck', 'হাঁস'), both('fox', 'শিয়াল')],
  [
    both('mangrove leaves', 'সুন্দরী গাছের পাতা'),
    both('crab', 'কাঁকড়া'),
    both('mud fish', 'মাছ'),
    both('heron', 'বক'),
  ],
  [
    both('flowers', 'ফুল'),
    both('butterfly', 'প্রজাপতি'),
    both('spider', 'মাকড়সা'),
    both('house lizard', 'টিকটিকি'),
    both('crow', 'কাক'),
  ],
];

export const livingThings = [
  template({
    id: 's5-food-chain',
    title: both('Who eats whom?', 'কে কাকে খায়?'),
    skill: 'food-chains',
    subject: 'biology',
    class: 5,
    strategy: 'begin-with-the-plant',
    lessons: [],
    variety: 12,
    make(dice, level) {
      const chain = dice.of(chains);
      const from = level === 3 && chain.length > 4 ? dice.int(0, 1) : 0;
      const right = chain.slice(from, from + (level === 1 ? 3 : level === 2 ? 4 : 5));
      const [first, second, ...more] = right;
      if (!first || !second) throw new Error('a chain has two links at least');
      return {
        question: both(
          'Put the food chain in order: first who is eaten, behind it who eats it.',
          'খাদ্যশৃঙ্খলটি সাজাও: আগে যাকে খাওয়া হয়, তার পরে যে খায়।',
        ),
        ...order(
          dice,
          right,
          [
            [...right].reverse(),
            both('That goes backwards: the energy comes from the plant.', 'এটি উল্টো: শক্তি আসে উদ্ভিদ থেকে।'),
          ],
          [
            [second, first, ...more],
            both(
              `Which one eats the other: ${first.en} or ${second.en}?`,
              `কে কাকে খায়: ${first.bn}, না ${second.bn}?`,
            ),
          ],
        ),
        hints: [
          both(
            'Plants make their own food. Animals must eat.',
            'উদ্ভিদ নিজের খাদ্য নিজে তৈরি করে। প্রাণীকে খেতে হয়।',
          ),
          both(`It begins with: ${first.en}.`, `শুরু: ${first.bn}।`),
          both(right.map(({ en }) => en).join(' → '), right.map(({ bn }) => bn).join(' → ')),
        ],
      };
    },
  }),
  template({
    id: 's6-group-of-an-animal',
    title: both('Which group does it belong to?', 'কোন দলের প্রাণী?'),
    skill: 'groups-of-animals',
    subject: 'biology',
    class: 6,
    strategy: 'sign-of-the-group',
    lessons: [],
    variety: animals.length,
    make(dice, level) {
      const [group, en, bn] = dice.of(animals);
      const { name, sign } = groups[group];
      const wrong = dice.shuffled(
        allGroups.filter((one) => one !== group),
        level === 1 ? 2 : 4,
      );
      return {
        question: both(`To which group does the ${en} belong?`, `${bn} কোন দলের প্রাণী?`),
        ...choice(
          dice,
          name,
          ...wrong.map(
            (one) =>
              [
                groups[one].name,
                both(
                  `${groups[one].name.en[0]?.toUpperCase()}${groups[one].name.en.slice(1)} ${groups[one].sign.en}. That is not so here.`,
                  `${groups[one].name.bn} হলে: ${groups[one].sign.bn}। এখানে তা নয়।`,
                ),
              ] as const,
          ),
        ),
        hints: [
          both(
            'Where it lives and how it moves does not decide. Look at its body.',
            'কোথায় থাকে বা কীভাবে চলে, তা দেখে হয় না। শরীর দেখো।',
          ),
          both(`Animals of its group ${sign.en}.`, `এই দলের বৈশিষ্ট্য: ${sign.bn}।`),
          both(`The ${en} belongs to the ${name.en}.`, `${bn}: ${name.bn}।`),
        ],
      };
    },
  }),
];
