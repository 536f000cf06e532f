import { quantity } from '../../make-answers.ts';
import { asNumber, decimal as exactly } from '../../rational.ts';
import { topic } from '../../template.ts';
import { atomicMass, atomsIn, formulaTex, molarMass } from './formula.ts';

const round = (value: number) => asNumber(exactly(value));

const substances = (
  'H2O CO2 NH3 CH4 NaCl CaCO3 C6H12O6 NaOH H2SO4 HNO3 CaO MgO Fe2O3 C2H5OH SO2 KCl Na2CO3 CuSO4 NaHCO3 C3H8 ' +
  'Al2O3 C12H22O11 ZnSO4 KNO3 CaCl2 MgCl2 C4H10 N2O H2O2 HCl'
).split(' ');
/** Substances that are gases at 0 °C. */
const gases = 'CO2 NH3 CH4 SO2 C3H8 N2 O2 H2 CO C2H6'.split(' ');

export const moles = topic('chemistry', 11, 'c11-moles-and-reactions', {
  'ch11-molar-mass': {
    about: ['molar-mass', 'add-up-the-atoms', 'the-mole'],
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
        values: { given, counts, formula: formulaTex(formula) },
        answer: quantity(right, 'gramPerMole'),
        worked: `$${sum} = ${right}$ g mol⁻¹`,
        mistakes: [once, right * 2, atoms.reduce((total, [, count]) => total + count, 0)],
      };
    },
  },
  'ch11-moles-mass-and-volume': {
    about: ['amount-of-substance', 'go-by-way-of-moles', 'the-mole'],
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
          texts: 'volume-of-a-gas',
          values: { grams, tex, mass, n, litres },
          answer: quantity(litres, 'l'),
          mistakes: [n, round(grams * 22.4), round(grams / 22.4)],
        };
      }
      const toMoles = level === 1 || random.int(1, 2) === 1;
      return {
        values: { grams, tex, mass, n, toMoles },
        asks: toMoles ? 'to-moles' : 'not-to-moles',
        answer: toMoles ? quantity(n, 'mole') : quantity(grams, 'g'),
        mistakes: [round(toMoles ? grams * mass : n / mass), round(toMoles ? mass / grams : mass / n), mass],
      };
    },
  },
});
