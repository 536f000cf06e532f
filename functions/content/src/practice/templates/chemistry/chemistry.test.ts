import { evaluate } from 'mathjs';
import { prove } from '../../testing/prove.ts';
import { at, type QuestionRead } from '../../testing/read-question.ts';
import { atoms } from './atoms.ts';
import { chemicalEquations } from './equations.ts';
import { moles } from './moles.ts';

const round = (value: number) => Math.round(value * 1e6) / 1e6;
const plain = (tex: string) =>
  tex
    .replace(/\\text\{(\w+)\}/g, '$1')
    .replace(/_\{?(\d+)\}?/g, '$1')
    .replaceAll('$', '');

/** Each substance of an equation with its coefficient, and whether it is on the left. */
function substancesOf(text: string) {
  const [, equation = ''] = /\$([^$]*\\to[^$]*)\$/.exec(text) ?? [];
  return plain(equation)
    .split('\\to')
    .flatMap((side, place) =>
      side.split(' + ').map((one) => {
        const [, count = '', formula = ''] = /^(\d*)(.*)$/.exec(one.trim()) ?? [];
        return { count: Number(count || 1), formula, isLeft: place === 0 };
      }),
    );
}

const count = (formula: string, element: string) =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
    .filter(([, name]) => name === element)
    .reduce((sum, [, , many]) => sum + Number(many || 1), 0);

/** The smallest coefficients, found by trying all up to seven. */
function balanced(all: readonly { readonly formula: string; readonly isLeft: boolean }[]): number[] {
  const elements = [...new Set(all.flatMap(({ formula }) => formula.match(/[A-Z][a-z]?/g) ?? []))];
  const total = 7 ** all.length;
  const found: number[][] = [];
  for (let code = 0; code < total; code += 1) {
    const counts = all.map((_, place) => (Math.floor(code / 7 ** place) % 7) + 1);
    const fits = elements.every(
      (element) =>
        all.reduce((sum, { formula, isLeft }, place) => {
          return sum + (isLeft ? 1 : -1) * (counts[place] ?? 0) * count(formula, element);
        }, 0) === 0,
    );
    if (fits) found.push(counts);
  }
  const size = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);
  return found.sort((a, b) => size(a) - size(b))[0] ?? [];
}

const known = new Map<string, number[]>();
function coefficientsOf({ text }: QuestionRead): number[] {
  const all = substancesOf(text);
  const key = all.map(({ formula }) => formula).join();
  const counts = known.get(key) ?? balanced(all);
  known.set(key, counts);
  return counts;
}

/** The values in the sentence after an equation, by the substances' positions in the equation. */
const named = (text: string, before: RegExp) => plain(before.exec(text)?.[1] ?? '');

prove([...moles, ...chemicalEquations, ...atoms], {
  'ch11-molar-mass': ({ text }) => {
    const formula = named(text, /mass of \$([^$]+)\$/);
    const given = Object.fromEntries(
      [...text.matchAll(/([A-Z][a-z]?) ([\d.]+)/g)].map(([, element, mass]) => [element, Number(mass)]),
    );
    const sum = formula.replace(
      /([A-Z][a-z]?)(\d*)/g,
      (_, element, many) => `+${given[element]}*${many || 1}`,
    );
    return `${evaluate(sum)} g/mol`;
  },
  'ch11-moles-mass-and-volume': (q) => {
    const given = at(q, 0);
    const [, mass = ''] = /Molar mass ([\d.]+)/.exec(q.text) ?? [];
    if (q.text.includes('litres')) return round((given * 22.4) / Number(mass));
    return q.text.includes('How many moles') ? round(given / Number(mass)) : round(given * Number(mass));
  },
  'ch11-balance-an-equation': (q) => {
    const asked = named(q.text, /front of \$([^$]+)\$/);
    const place = substancesOf(q.text).findIndex(({ formula }) => formula === asked);
    return coefficientsOf(q)[place] ?? 0;
  },
  'ch11-mass-from-an-equation': (q) => {
    const all = substancesOf(q.text);
    const made = named(q.text, /grams of \$([^$]+)\$/);
    const [, grams = ''] = /from ([\d.]+) g/.exec(q.text) ?? [];
    const used = named(q.text, /g of \$([^$]+)\$/);
    const [, massA = '', massB = ''] = /masses: ([\d.]+) and ([\d.]+)/.exec(q.text) ?? [];
    const counts = coefficientsOf(q);
    const of = (name: string, isLeft: boolean) =>
      counts[all.findIndex((one) => one.formula === name && one.isLeft === isLeft)] ?? 0;
    // The masses of the equation are in the same ratio as the masses asked for.
    return round((Number(grams) * of(made, false) * Number(massB)) / (of(used, true) * Number(massA)));
  },
  'ch11-limiting-reactant': (q) => {
    const counts = coefficientsOf(q);
    const [, one = '', other = ''] = /([\d.]+) mol .* is mixed with ([\d.]+) mol/.exec(q.text) ?? [];
    const each = [Number(one) / (counts[0] ?? 1), Number(other) / (counts[1] ?? 1)];
    return round(Math.min(...each) * (counts[2] ?? 1));
  },
  'ch8-particles-of-an-atom': (q) => {
    const [z, a] = [at(q, 0), at(q, 1)];
    const [, size, sign] = /charge (\d)([+−])/.exec(q.text) ?? [];
    if (size) return sign === '+' ? z - Number(size) : z + Number(size);
    return q.text.includes('neutrons') ? a - z : z;
  },
});
