import { both } from '../../bilingual.ts';
import { trap, whole } from '../../make-answers.ts';
import { template } from '../../template.ts';

/** Elements with their atomic and mass numbers, and the charge of their usual ion. */
const elements = [
  ['lithium', 'লিথিয়াম', 3, 7, 1],
  ['nitrogen', 'নাইট্রোজেন', 7, 14, -3],
  ['oxygen', 'অক্সিজেন', 8, 16, -2],
  ['fluorine', 'ফ্লোরিন', 9, 19, -1],
  ['sodium', 'সোডিয়াম', 11, 23, 1],
  ['magnesium', 'ম্যাগনেসিয়াম', 12, 24, 2],
  ['aluminium', 'অ্যালুমিনিয়াম', 13, 27, 3],
  ['phosphorus', 'ফসফরাস', 15, 31, -3],
  ['sulfur', 'সালফার', 16, 32, -2],
  ['chlorine', 'ক্লোরিন', 17, 35, -1],
  ['potassium', 'পটাশিয়াম', 19, 39, 1],
  ['calcium', 'ক্যালসিয়াম', 20, 40, 2],
  ['iron', 'আয়রন', 26, 56, 2],
  ['copper', 'কপার', 29, 63, 2],
  ['zinc', 'জিংক', 30, 65, 2],
] as const;
const particles = {
  protons: both('protons', 'প্রোটন'),
  neutrons: both('neutrons', 'নিউট্রন'),
  electrons: both('electrons', 'ইলেকট্রন'),
} as const;

export const atoms = [
  template({
    id: 'ch8-particles-of-an-atom',
    title: both('Protons, neutrons, electrons', 'প্রোটন, নিউট্রন, ইলেকট্রন'),
    skill: 'structure-of-an-atom',
    subject: 'chemistry',
    class: 8,
    strategy: 'atomic-number-and-mass-number',
    lessons: [],
    variety: 50,
    make(dice, level) {
      const [en, bn, z, a, charge] = dice.of(elements);
      const isIon = level === 3;
      const asked = isIon ? 'electrons' : dice.of(['protons', 'neutrons', 'electrons'] as const);
      const neutrons = a - z;
      const right = isIon ? z - charge : asked === 'neutrons' ? neutrons : z;
      const size = Math.abs(charge);
      const sign = charge > 0 ? both('positive', 'ধনাত্মক') : both('negative', 'ঋণাত্মক');
      const word = particles[asked];
      const sum = charge > 0 ? `${z} - ${size}` : `${z} + ${size}`;
      return {
        question: isIon
          ? both(
              `The atomic number of ${en} is ${z}, its mass number ${a}. How many electrons does its ion with the charge ${size}${charge > 0 ? '+' : '−'} have?`,
              `${bn}ের পারমাণবিক সংখ্যা ${z}, ভরসংখ্যা ${a}। এর ${size}${charge > 0 ? '+' : '−'} আধানের আয়নে কয়টি ইলেকট্রন আছে?`,
            )
          : both(
              `The atomic number of ${en} is ${z}, its mass number ${a}. How many ${word.en} does an atom of it have?`,
              `${bn}ের পারমাণবিক সংখ্যা ${z}, ভরসংখ্যা ${a}। এর একটি পরমাণুতে কয়টি ${word.bn} আছে?`,
            ),
        answer: whole(right),
        hints: [
          both('The atomic number counts the protons.', 'পারমাণবিক সংখ্যা মানে প্রোটনের সংখ্যা।'),
          both(
            'The mass number counts protons and neutrons together. An atom has as many electrons as protons.',
            'ভরসংখ্যা মানে প্রোটন আর নিউট্রন মিলিয়ে যত। পরমাণুতে ইলেকট্রন থাকে প্রোটনের সমান।',
          ),
          isIon
            ? both(
                `A ${sign.en} ion has ${charge > 0 ? 'lost' : 'gained'} electrons: $${sum} = ${right}$.`,
                `${sign.bn} আয়ন ইলেকট্রন ${charge > 0 ? 'হারায়' : 'নেয়'}: $${sum} = ${right}$।`,
              )
            : asked === 'neutrons'
              ? both(`$${a} - ${z} = ${right}$ neutrons.`, `$${a} - ${z} = ${right}$টি নিউট্রন।`)
              : both(`So there are $${right}$ ${word.en}.`, `তাই ${word.bn} $${right}$টি।`),
        ],
        misconceptions: [
          trap(
            a,
            both(
              'That is the mass number: protons and neutrons together.',
              'ওটা ভরসংখ্যা: প্রোটন ও নিউট্রন মিলিয়ে।',
            ),
          ),
          trap(
            z,
            isIon
              ? both(
                  'So many has the atom. The ion has lost or gained some.',
                  'ওটা পরমাণুর ইলেকট্রন। আয়ন কিছু হারায় বা নেয়।',
                )
              : both('That is the number of protons.', 'ওটা প্রোটনের সংখ্যা।'),
          ),
          trap(
            z + charge,
            both(
              'An electron is negative: who loses one becomes positive.',
              'ইলেকট্রনের আধান ঋণাত্মক: হারালে আয়ন ধনাত্মক হয়।',
            ),
          ),
          trap(neutrons, both('That is the number of neutrons.', 'ওটা নিউট্রনের সংখ্যা।')),
        ],
      };
    },
  }),
];
