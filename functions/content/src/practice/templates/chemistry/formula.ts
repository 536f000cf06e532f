/** Relative atomic masses, rounded for school use. */
export const atomicMass: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Al: 27,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Fe: 56,
  Cu: 64,
  Zn: 65,
};

/** A formula in TeX: `H2O` becomes `\text{H}_2\text{O}`. */
export const formulaTex = (formula: string) =>
  formula
    .replace(/[A-Za-z]+/g, '\\text{$&}')
    .replace(/\d+/g, (count) => (count.length > 1 ? `_{${count}}` : `_${count}`));

/** The number of atoms of each element in a formula without brackets. */
export function atomsIn(formula: string): ReadonlyMap<string, number> {
  const atoms = new Map<string, number>();
  for (const [, element = '', count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    atoms.set(element, (atoms.get(element) ?? 0) + Number(count || 1));
  }
  return atoms;
}

/** The molar mass in grams per mole. @param formula has only elements of `atomicMass` */
export const molarMass = (formula: string) =>
  [...atomsIn(formula)].reduce(
    (sum, [element, count]) => sum + count * (atomicMass[element] ?? Number.NaN),
    0,
  );

/**
 * One side of an equation, or the substances of both: `2H2 + O2`. @param counts left out to show the substances only
 */
export const sideTex = (formulas: readonly string[], counts?: readonly number[]) =>
  formulas
    .map((formula, at) => `${(counts?.[at] ?? 1) === 1 ? '' : counts?.[at]}${formulaTex(formula)}`)
    .join(' + ');

/** A reaction with its balanced coefficients. */
export interface Reaction {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly counts: readonly number[];
}

const row = (from: string, to: string, ...counts: number[]): Reaction => ({
  from: from.split(' '),
  to: to.split(' '),
  counts,
});

export const reactions: readonly Reaction[] = [
  row('H2 O2', 'H2O', 2, 1, 2),
  row('N2 H2', 'NH3', 1, 3, 2),
  row('CH4 O2', 'CO2 H2O', 1, 2, 1, 2),
  row('C3H8 O2', 'CO2 H2O', 1, 5, 3, 4),
  row('C2H6 O2', 'CO2 H2O', 2, 7, 4, 6),
  row('Mg O2', 'MgO', 2, 1, 2),
  row('Fe O2', 'Fe2O3', 4, 3, 2),
  row('Al O2', 'Al2O3', 4, 3, 2),
  row('Na H2O', 'NaOH H2', 2, 2, 2, 1),
  row('Al HCl', 'AlCl3 H2', 2, 6, 2, 3),
  row('Zn HCl', 'ZnCl2 H2', 1, 2, 1, 1),
  row('CaCO3 HCl', 'CaCl2 H2O CO2', 1, 2, 1, 1, 1),
  row('Fe2O3 CO', 'Fe CO2', 1, 3, 2, 3),
  row('SO2 O2', 'SO3', 2, 1, 2),
  row('K Cl2', 'KCl', 2, 1, 2),
  row('Fe Cl2', 'FeCl3', 2, 3, 2),
  row('C2H5OH O2', 'CO2 H2O', 1, 3, 2, 3),
  row('H2O2', 'H2O O2', 2, 2, 1),
  row('Na Cl2', 'NaCl', 2, 1, 2),
  row('NH3 O2', 'NO H2O', 4, 5, 4, 6),
];

/** A reaction as TeX. @param isBalanced false leaves out the coefficients */
export function reactionTex({ from, to, counts }: Reaction, isBalanced: boolean): string {
  const left = isBalanced ? counts.slice(0, from.length) : undefined;
  const right = isBalanced ? counts.slice(from.length) : undefined;
  return `${sideTex(from, left)} \\to ${sideTex(to, right)}`;
}
