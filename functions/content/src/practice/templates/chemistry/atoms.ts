import { whole } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';

/** Elements with their atomic and mass numbers, and the charge of their usual ion. */
const elements = [
  ['lithium', 3, 7, 1],
  ['nitrogen', 7, 14, -3],
  ['oxygen', 8, 16, -2],
  ['fluorine', 9, 19, -1],
  ['sodium', 11, 23, 1],
  ['magnesium', 12, 24, 2],
  ['aluminium', 13, 27, 3],
  ['phosphorus', 15, 31, -3],
  ['sulfur', 16, 32, -2],
  ['chlorine', 17, 35, -1],
  ['potassium', 19, 39, 1],
  ['calcium', 20, 40, 2],
  ['iron', 26, 56, 2],
  ['copper', 29, 63, 2],
  ['zinc', 30, 65, 2],
] as const;
const particles = {
  protons: say('atoms.protons'),
  neutrons: say('atoms.neutrons'),
  electrons: say('atoms.electrons'),
} as const;

export const atoms = topic('chemistry', 8, '', {
  'ch8-particles-of-an-atom': {
    about: ['structure-of-an-atom', 'atomic-number-and-mass-number'],
    variety: 50,
    make(random, level) {
      const [id, z, a, charge] = random.of(elements);
      const element = say(`elements.${id}`);
      const isIon = level === 3;
      const asked = isIon ? 'electrons' : random.of(['protons', 'neutrons', 'electrons'] as const);
      const neutrons = a - z;
      const right = isIon ? z - charge : asked === 'neutrons' ? neutrons : z;
      const size = Math.abs(charge);
      const sign =
        charge > 0 ? say('ch8-particles-of-an-atom.positive') : say('ch8-particles-of-an-atom.negative');
      const word = particles[asked];
      const sum = charge > 0 ? `${z} - ${size}` : `${z} + ${size}`;
      const [isPositive, isNeutrons] = [charge > 0, asked === 'neutrons'];
      return {
        values: { element, z, a, size, word, sign, sum, right, isPositive, isNeutrons, isIon },
        asks: isIon ? 'ion' : 'not-ion',
        answer: whole(right),
        mistakes: [a, z, z + charge, neutrons],
      };
    },
  },
});
