import { quantity, whole } from '../make-answers.ts';
import { rounded } from '../rational.ts';
import { topic } from '../template.ts';
import { say } from '../text.ts';

/** Relative atomic masses, rounded for school use. */
const atomicMass: Readonly<Record<string, number>> = Object.fromEntries(
  'H 1, C 12, N 14, O 16, Na 23, Mg 24, Al 27, S 32, Cl 35.5, K 39, Ca 40, Fe 56, Cu 64, Zn 65'
    .split(', ')
    .map((row) => row.split(' '))
    .map(([element = '', mass]) => [element, Number(mass)]),
);

/** A formula in TeX: `H2O` becomes `\text{H}_2\text{O}`. */
const formulaTex = (formula: string) =>
  formula
    .replace(/[A-Za-z]+/g, '\\text{$&}')
    .replace(/\d+/g, (count) => (count.length > 1 ? `_{${count}}` : `_${count}`));

/** Only for formulas without brackets. */
function atomsIn(formula: string): ReadonlyMap<string, number> {
  const atoms = new Map<string, number>();
  for (const [, element = '', count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    atoms.set(element, (atoms.get(element) ?? 0) + Number(count || 1));
  }
  return atoms;
}

/** The molar mass in grams per mole. @param formula has only elements of `atomicMass` */
const molarMass = (formula: string) =>
  [...atomsIn(formula)].reduce(
    (sum, [element, count]) => sum + count * (atomicMass[element] ?? Number.NaN),
    0,
  );

const sideTex = (formulas: readonly string[], counts?: readonly number[]) =>
  formulas
    .map((formula, at) => `${(counts?.[at] ?? 1) === 1 ? '' : counts?.[at]}${formulaTex(formula)}`)
    .join(' + ');

const reactions = (
  '2 H2 + O2 = 2 H2O; N2 + 3 H2 = 2 NH3; CH4 + 2 O2 = CO2 + 2 H2O; C3H8 + 5 O2 = 3 CO2 + 4 H2O; ' +
  '2 C2H6 + 7 O2 = 4 CO2 + 6 H2O; 2 Mg + O2 = 2 MgO; 4 Fe + 3 O2 = 2 Fe2O3; 4 Al + 3 O2 = 2 Al2O3; ' +
  '2 Na + 2 H2O = 2 NaOH + H2; 2 Al + 6 HCl = 2 AlCl3 + 3 H2; Zn + 2 HCl = ZnCl2 + H2; ' +
  'CaCO3 + 2 HCl = CaCl2 + H2O + CO2; Fe2O3 + 3 CO = 2 Fe + 3 CO2; 2 SO2 + O2 = 2 SO3; ' +
  '2 K + Cl2 = 2 KCl; 2 Fe + 3 Cl2 = 2 FeCl3; C2H5OH + 3 O2 = 2 CO2 + 3 H2O; 2 H2O2 = 2 H2O + O2; ' +
  '2 Na + Cl2 = 2 NaCl; 4 NH3 + 5 O2 = 4 NO + 6 H2O'
)
  .split('; ')
  .map((equation) => {
    const [from = [], to = []] = equation.split(' = ').map((side) => side.split(' + '));
    const formulaOf = (part: string) => part.split(' ').at(-1) ?? '';
    const counts = [...from, ...to].map((part) => (part.includes(' ') ? Number.parseInt(part, 10) : 1));
    return { from: from.map(formulaOf), to: to.map(formulaOf), counts };
  });

function reactionTex({ from, to, counts }: (typeof reactions)[number], isBalanced: boolean): string {
  const left = isBalanced ? counts.slice(0, from.length) : undefined;
  const right = isBalanced ? counts.slice(from.length) : undefined;
  return `${sideTex(from, left)} \\to ${sideTex(to, right)}`;
}

/** Elements with their atomic and mass numbers, and the charge of their usual ion. */
const elements = (
  'lithium 3 7 1, nitrogen 7 14 -3, oxygen 8 16 -2, fluorine 9 19 -1, sodium 11 23 1, magnesium 12 24 2, ' +
  'aluminium 13 27 3, phosphorus 15 31 -3, sulfur 16 32 -2, chlorine 17 35 -1, potassium 19 39 1, ' +
  'calcium 20 40 2, iron 26 56 2, copper 29 63 2, zinc 30 65 2'
)
  .split(', ')
  .map((row) => row.split(' '));

export const atoms = topic('chemistry', 8, '', {
  'ch8-particles-of-an-atom': {
    about: ['structure-of-an-atom', 'atomic-number-and-mass-number'],
    variety: 50,
    make(random, level) {
      const [id, ...numbers] = random.of(elements);
      const [z = 0, a = 0, charge = 0] = numbers.map(Number);
      const element = say(`elements.${id}`);
      const isIon = level === 3;
      const asked = isIon ? 'electrons' : random.of(['protons', 'neutrons', 'electrons'] as const);
      const neutrons = a - z;
      const right = isIon ? z - charge : asked === 'neutrons' ? neutrons : z;
      const size = Math.abs(charge);
      const word = say(`atoms.${asked}`);
      const sum = charge > 0 ? `${z} - ${size}` : `${z} + ${size}`;
      const [isPositive, isNeutrons] = [charge > 0, asked === 'neutrons'];
      return {
        values: { element, z, a, size, word, sum, right, isPositive, isNeutrons, isIon },
        asks: isIon ? 'ion' : 'not-ion',
        answer: whole(right),
        mistakes: [a, z, z + charge, neutrons],
      };
    },
  },
});

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
      const grams = rounded(n * mass);
      const litres = rounded(n * 22.4);
      const tex = formulaTex(formula);
      if (level === 3) {
        return {
          texts: 'volume-of-a-gas',
          values: { grams, tex, mass, n, litres },
          answer: quantity(litres, 'l'),
          mistakes: [n, rounded(grams * 22.4), rounded(grams / 22.4)],
        };
      }
      const toMoles = level === 1 || random.int(1, 2) === 1;
      return {
        values: { grams, tex, mass, n, toMoles },
        asks: toMoles ? 'to-moles' : 'not-to-moles',
        answer: toMoles ? quantity(n, 'mole') : quantity(grams, 'g'),
        mistakes: [
          rounded(toMoles ? grams * mass : n / mass),
          rounded(toMoles ? mass / grams : mass / n),
          mass,
        ],
      };
    },
  },
});

export const chemicalEquations = topic('chemistry', 11, 'c11-moles-and-reactions', {
  'ch11-balance-an-equation': {
    about: ['balancing-equations', 'count-the-atoms-on-both-sides', 'balancing-equations'],
    variety: 40,
    make(random, level) {
      const simple = reactions.filter(({ counts }) => counts.length === 3);
      const reaction = random.of(level === 1 ? simple : reactions);
      const all = [...reaction.from, ...reaction.to];
      const place = random.int(0, all.length - 1);
      const [asked = '', right = 1] = [all[place], reaction.counts[place]];
      const [element = ''] = atomsIn(asked).keys();
      return {
        values: {
          ...{ element, right, reaction: reactionTex(reaction, false) },
          ...{ asked: formulaTex(asked), balanced: reactionTex(reaction, true) },
        },
        answer: whole(right),
        mistakes: [right * 2, 1, right % 2 === 0 ? right / 2 : right + 1],
      };
    },
  },
  'ch11-mass-from-an-equation': {
    about: ['masses-in-reactions', 'grams-moles-ratio-grams', 'calculating-with-equations'],
    signs: ['point'],
    make(random, level) {
      const reaction = random.of(
        level === 1 ? reactions.filter(({ counts }) => counts.length === 3) : reactions,
      );
      const [k, l] = [random.int(0, reaction.from.length - 1), random.int(0, reaction.to.length - 1)];
      const [a = '', b = ''] = [reaction.from[k], reaction.to[l]];
      const [p = 1, q = 1] = [reaction.counts[k], reaction.counts[reaction.from.length + l]];
      const [massA, massB] = [molarMass(a), molarMass(b)];
      const n = rounded(p * random.of(level === 1 ? [1, 2, 3] : [0.1, 0.2, 0.5, 1, 1.5, 2]));
      const [given, made] = [rounded(n * massA), rounded((n * q) / p)];
      const right = rounded(made * massB);
      const [texA, texB] = [formulaTex(a), formulaTex(b)];
      return {
        values: {
          ...{ texB, texA, massA, massB, given, n, p, q, made, right, reaction: reactionTex(reaction, true) },
        },
        answer: quantity(right, 'g'),
        mistakes: [rounded((given * q) / p), rounded(n * massB), made, given],
      };
    },
  },
  'ch11-limiting-reactant': {
    about: ['limiting-reactant', 'moles-over-coefficient', 'calculating-with-equations'],
    signs: ['point'],
    make(random, level) {
      const reaction = random.of(reactions.filter(({ from }) => from.length === 2));
      const [a = '', b = ''] = reaction.from;
      const [p = 1, q = 1, r = 1] = reaction.counts;
      const [made = ''] = reaction.to;
      const parts = level === 1 ? [1, 2, 3, 4] : [0.5, 1, 1.5, 2, 2.5, 3, 4];
      const [x, y] = random.shuffled(parts, 2) as [number, number];
      const [nA, nB] = [rounded(p * x), rounded(q * y)];
      const least = Math.min(x, y);
      const right = rounded(r * least);
      const [first, second] = x < y ? [a, b] : [b, a];
      return {
        values: {
          ...{ nA, nB, p, x, q, y, r, least, right, reaction: reactionTex(reaction, true), a: formulaTex(a) },
          ...{ b: formulaTex(b), made: formulaTex(made) },
          ...{ first: formulaTex(first), second: formulaTex(second) },
        },
        answer: quantity(right, 'mole'),
        mistakes: [rounded(r * Math.max(x, y)), rounded(nA + nB), least, rounded(Math.min(nA, nB) * r)],
      };
    },
  },
});
