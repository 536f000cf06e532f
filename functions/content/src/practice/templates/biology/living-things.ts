import { choiceAmong, order, reversed, swapped } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { joined, say } from '../../text.ts';

/** Groups of animals, with animals that belong to them. */
const allGroups = ['fish', 'amphibian', 'reptile', 'bird', 'mammal', 'invertebrate'] as const;
type Group = (typeof allGroups)[number];
const nameOf = (group: Group) => say(`groups.${group}`);
const signOf = (group: Group) => say(`groups.${group}-sign`);

const animals: readonly (readonly [Group, name: string])[] = [
  ['fish', 'hilsa'],
  ['fish', 'rui'],
  ['fish', 'shark'],
  ['fish', 'climbing-perch'],
  ['amphibian', 'bullfrog'],
  ['amphibian', 'toad'],
  ['reptile', 'house-lizard'],
  ['reptile', 'cobra'],
  ['reptile', 'turtle'],
  ['reptile', 'crocodile'],
  ['bird', 'magpie-robin'],
  ['bird', 'duck'],
  ['bird', 'ostrich'],
  ['bird', 'kingfisher'],
  ['mammal', 'bat'],
  ['mammal', 'river-dolphin'],
  ['mammal', 'whale'],
  ['mammal', 'bengal-tiger'],
  ['mammal', 'cow'],
  ['invertebrate', 'prawn'],
  ['invertebrate', 'earthworm'],
  ['invertebrate', 'snail'],
  ['invertebrate', 'butterfly'],
  ['invertebrate', 'crab'],
];

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

export const livingThings = [
  template({
    id: 's5-food-chain',
    skill: 'food-chains',
    subject: 'biology',
    class: 5,
    strategy: 'begin-with-the-plant',
    lessons: [],
    variety: 12,
    make(random, level) {
      const chain = random.of(chains);
      const from = level === 3 && chain.length > 4 ? random.int(0, 1) : 0;
      const right = chain.slice(from, from + (level === 1 ? 3 : level === 2 ? 4 : 5));
      const [first = '', second = ''] = right;
      return {
        question: say('s5-food-chain.question'),
        ...order(
          random,
          right,
          reversed(right, say('s5-food-chain.that-goes-backwards')),
          swapped(right, 0, 1, say('s5-food-chain.which-one-eats', { first, second })),
        ),
        hints: [say('s5-food-chain.hint-1'), say('s5-food-chain.hint-2', { first }), joined(right, ' → ')],
      };
    },
  }),
  template({
    id: 's6-group-of-an-animal',
    skill: 'groups-of-animals',
    subject: 'biology',
    class: 6,
    strategy: 'sign-of-the-group',
    lessons: [],
    variety: animals.length,
    make(random, level) {
      const [group, id] = random.of(animals);
      const animal = say(`animals.${id}`);
      const [name, sign] = [nameOf(group), signOf(group)];
      const wrong = random.shuffled(
        allGroups.filter((one) => one !== group),
        level === 1 ? 2 : 4,
      );
      return {
        question: say('s6-group-of-an-animal.question', { animal }),
        ...choiceAmong(random, name, wrong, (group) => {
          const [name, sign] = [nameOf(group), signOf(group)];
          return [name, say('s6-group-of-an-animal.that-is', { group, name, sign })];
        }),
        hints: [
          say('s6-group-of-an-animal.hint-1'),
          say('s6-group-of-an-animal.hint-2', { sign }),
          say('s6-group-of-an-animal.hint-3', { animal, name }),
        ],
      };
    },
  }),
];
