import { choiceAmong, order, reversed, swapped } from '../../make-answers.ts';
import { topic } from '../../template.ts';
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
        values: { first },
        ...order(
          random,
          right,
          reversed(right, say('s5-food-chain.that-goes-backwards')),
          swapped(right, 0, 1, say('s5-food-chain.which-one-eats', { first, second })),
        ),
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
      const [name, sign] = [nameOf(group), signOf(group)];
      const wrong = random.shuffled(
        allGroups.filter((one) => one !== group),
        level === 1 ? 2 : 4,
      );
      return {
        values: { animal, sign, name },
        ...choiceAmong(random, name, wrong, (group) => {
          const [name, sign] = [nameOf(group), signOf(group)];
          return [name, say('s6-group-of-an-animal.that-is', { group, name, sign })];
        }),
      };
    },
  },
});
