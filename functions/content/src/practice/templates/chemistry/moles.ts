import { misconception, quantity } from '../../make-answers.ts';
import { asNumber, decimal as exactly } from '../../rational.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';
import { atomicMass, atomsIn, formulaTex, molarMass } from './formula.ts';

const about = { subject: 'chemistry', class: 11, lessons: ['c11-moles-and-reactions/the-mole'] } as const;
const round = (value: number) => asNumber(exactly(value));

const substances = (
  'H2O CO2 NH3 CH4 NaCl CaCO3 C6H12O6 NaOH H2SO4 HNO3 CaO MgO Fe2O3 C2H5OH SO2 KCl Na2CO3 CuSO4 NaHCO3 C3H8 ' +
  'Al2O3 C12H22O11 ZnSO4 KNO3 CaCl2 MgCl2 C4H10 N2O H2O2 HCl'
).split(' ');
/** Substances that are gases at 0 °C. */
const gases = 'CO2 NH3 CH4 SO2 C3H8 N2 O2 H2 CO C2H6'.split(' ');

export const moles = [
  template({
    ...about,
    id: 'ch11-molar-mass',
    skill: 'molar-mass',
    strategy: 'add-up-the-atoms',
    signs: ['point'],
    variety: substances.length,
    make(random, level) {
      const formula = random.of(level === 1 ? substances.slice(0, 15) : substances);
      const atoms = [...atomsIn(formula)];
      const right = molarMass(formula);
      const given = atoms.map(([element]) => `${element} ${atomicMass[element]}`).join(', ');
      const sum = atoms
        .map(([element, count]) =>
          count === 1 ? `${atomicMass[element]}` : `${count} \\times ${atomicMass[element]}`,
        )
        .join(' + ');
      const once = atoms.reduce((total, [element]) => total + (atomicMass[element] ?? 0), 0);
      const counts = atoms.map(([element, count]) => `${count} ${element}`).join(', ');
      return {
        question: say('ch11-molar-mass.question', { formula: formulaTex(formula), given }),
        answer: quantity(right, 'gramPerMole'),
        hints: [
          say('ch11-molar-mass.hint-1'),
          say('ch11-molar-mass.hint-2', { counts }),
          `$${sum} = ${right}$ g mol⁻¹`,
        ],
        misconceptions: [
          misconception(once, say('ch11-molar-mass.mistake-1')),
          misconception(right * 2, say('ch11-molar-mass.mistake-2')),
          misconception(
            atoms.reduce((total, [, count]) => total + count, 0),
            say('ch11-molar-mass.mistake-3'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'ch11-moles-mass-and-volume',
    skill: 'amount-of-substance',
    strategy: 'go-by-way-of-moles',
    signs: ['point'],
    make(random, level) {
      const formula = random.of(level === 3 ? gases : substances.slice(0, 20));
      const mass = molarMass(formula);
      const n = random.of([0.1, 0.2, 0.25, 0.5, 1.5, 2, 2.5, 3, 4, 5]);
      const grams = round(n * mass);
      const litres = round(n * 22.4);
      const tex = formulaTex(formula);
      if (level === 3) {
        return {
          question: say('ch11-moles-mass-and-volume.question', { grams, tex, mass }),
          answer: quantity(litres, 'l'),
          hints: [
            say('ch11-moles-mass-and-volume.hint-1'),
            say('ch11-moles-mass-and-volume.hint-2', { grams, mass, n }),
            say('ch11-moles-mass-and-volume.hint-3', { n, litres }),
          ],
          misconceptions: [
            misconception(n, say('ch11-moles-mass-and-volume.mistake-1')),
            misconception(round(grams * 22.4), say('ch11-moles-mass-and-volume.mistake-2')),
            misconception(round(grams / 22.4), say('ch11-moles-mass-and-volume.mistake-3')),
          ],
        };
      }
      const toMoles = level === 1 || random.int(1, 2) === 1;
      return {
        question: toMoles
          ? say('ch11-moles-mass-and-volume.question-to-moles', { grams, tex, mass })
          : say('ch11-moles-mass-and-volume.question-not-to-moles', { n, tex, mass }),
        answer: toMoles ? quantity(n, 'mole') : quantity(grams, 'g'),
        hints: [
          say('ch11-moles-mass-and-volume.hint-1-one-mole', { mass }),
          toMoles
            ? say('ch11-moles-mass-and-volume.hint-2-to-moles')
            : say('ch11-moles-mass-and-volume.hint-2-not-to-moles'),
          toMoles
            ? say('ch11-moles-mass-and-volume.hint-3-to-moles', { grams, mass, n })
            : say('ch11-moles-mass-and-volume.hint-3-not-to-moles', { n, mass, grams }),
        ],
        misconceptions: [
          misconception(
            round(toMoles ? grams * mass : n / mass),
            toMoles
              ? say('ch11-moles-mass-and-volume.mistake-1-to-moles')
              : say('ch11-moles-mass-and-volume.mistake-1-not-to-moles'),
          ),
          misconception(
            round(toMoles ? mass / grams : mass / n),
            say('ch11-moles-mass-and-volume.mistake-2-upside-down'),
          ),
          misconception(mass, say('ch11-moles-mass-and-volume.mistake-3-that-is-the')),
        ],
      };
    },
  }),
];
