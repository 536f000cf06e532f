import { both } from '../../bilingual.ts';
import { quantity, trap } from '../../make-answers.ts';
import { asNumber, decimal as exactly } from '../../rational.ts';
import { template } from '../../template.ts';
import { atomicMass, atomsIn, formulaTex, molarMass } from './formula.ts';

const about = { subject: 'chemistry', class: 11, lessons: ['c11-moles-and-reactions/the-mole'] } as const;
const round = (value: number) => asNumber(exactly(value));

const substances = (
  'H2O CO2 NH3 CH4 NaCl CaCO3 C6H12O6 NaOH H2SO4 HNO3 CaO MgO Fe2O3 C2H5OH SO2 KCl Na2CO3 CuSO4 NaHCO3 C3H8 ' +
  'Al2O3 C12H22O11 ZnSO4 KNO3 CaCl2 MgCl2 C4H10 N2O H2O2 HCl'
).split(' ');
/** Those that are gases at 0 °C. */
const gases = 'CO2 NH3 CH4 SO2 C3H8 N2 O2 H2 CO C2H6'.split(' ');

export const moles = [
  template({
    ...about,
    id: 'ch11-molar-mass',
    title: both('Molar mass', 'মোলার ভর'),
    skill: 'molar-mass',
    strategy: 'add-up-the-atoms',
    variety: substances.length,
    make(dice, level) {
      const formula = dice.of(level === 1 ? substances.slice(0, 15) : substances);
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
        question: both(
          `What is the molar mass of $${formulaTex(formula)}$ in g mol⁻¹? (Relative atomic masses: ${given})`,
          `$${formulaTex(formula)}$-এর মোলার ভর কত g mol⁻¹? (আপেক্ষিক পারমাণবিক ভর: ${given})`,
        ),
        answer: quantity(right, 'gramPerMole'),
        hints: [
          both('Add up the masses of all atoms in the formula.', 'সংকেতের সব পরমাণুর ভর যোগ করো।'),
          both(`Count the atoms: ${counts}.`, `পরমাণু গোনো: ${counts}।`),
          both(`$${sum} = ${right}$ g mol⁻¹`, `$${sum} = ${right}$ g mol⁻¹`),
        ],
        misconceptions: [
          trap(
            once,
            both(
              'The small numbers count too: they say how many atoms there are.',
              'ছোট পাদসংখ্যাও ধরতে হয়: সেগুলো বলে পরমাণু কয়টি।',
            ),
          ),
          trap(right * 2, both('That is the mass of two moles.', 'ওটা দুই মোলের ভর।')),
          trap(
            atoms.reduce((total, [, count]) => total + count, 0),
            both('That is the number of atoms. Use their masses.', 'ওটা পরমাণুর সংখ্যা। তাদের ভর ধরো।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'ch11-moles-mass-and-volume',
    title: both('Moles, grams and litres', 'মোল, গ্রাম ও লিটার'),
    skill: 'amount-of-substance',
    strategy: 'go-by-way-of-moles',
    make(dice, level) {
      const formula = dice.of(level === 3 ? gases : substances.slice(0, 20));
      const mass = molarMass(formula);
      const n = dice.of([0.1, 0.2, 0.25, 0.5, 1.5, 2, 2.5, 3, 4, 5]);
      const grams = round(n * mass);
      const litres = round(n * 22.4);
      const tex = formulaTex(formula);
      if (level === 3) {
        return {
          question: both(
            `How many litres does ${grams} g of $${tex}$ take up at 0 °C and 1 atmosphere? (Molar mass ${mass} g mol⁻¹, 1 mol of gas takes up 22.4 L)`,
            `0 °সে তাপমাত্রা ও 1 বায়ুমণ্ডলীয় চাপে ${grams} গ্রাম $${tex}$-এর আয়তন কত লিটার? (মোলার ভর ${mass} g mol⁻¹, 1 মোল গ্যাসের আয়তন 22.4 লিটার)`,
          ),
          answer: quantity(litres, 'l'),
          hints: [
            both(
              'There is no straight road from grams to litres: go by way of moles.',
              'গ্রাম থেকে সোজা লিটারে যাওয়া যায় না: মোলের ভেতর দিয়ে যাও।',
            ),
            both(
              `The amount: $\\frac{${grams}}{${mass}} = ${n}$ mol.`,
              `মোল: $\\frac{${grams}}{${mass}} = ${n}$।`,
            ),
            both(
              `The volume: $${n} \\times 22.4 = ${litres}$ L.`,
              `আয়তন: $${n} \\times 22.4 = ${litres}$ লিটার।`,
            ),
          ],
          misconceptions: [
            trap(
              n,
              both(
                'That is the amount in moles. Each mole takes up 22.4 L.',
                'ওটা মোল। প্রতি মোলের আয়তন 22.4 লিটার।',
              ),
            ),
            trap(round(grams * 22.4), both('Go from grams to moles first.', 'আগে গ্রাম থেকে মোলে যাও।')),
            trap(
              round(grams / 22.4),
              both(
                'Grams are divided by the molar mass, not by the volume.',
                'গ্রামকে মোলার ভর দিয়ে ভাগ করো, আয়তন দিয়ে নয়।',
              ),
            ),
          ],
        };
      }
      const toMoles = level === 1 || dice.int(1, 2) === 1;
      return {
        question: toMoles
          ? both(
              `How many moles are ${grams} g of $${tex}$? (Molar mass ${mass} g mol⁻¹)`,
              `${grams} গ্রাম $${tex}$-এ কত মোল? (মোলার ভর ${mass} g mol⁻¹)`,
            )
          : both(
              `What is the mass of ${n} mol of $${tex}$? (Molar mass ${mass} g mol⁻¹)`,
              `${n} মোল $${tex}$-এর ভর কত? (মোলার ভর ${mass} g mol⁻¹)`,
            ),
        answer: toMoles ? quantity(n, 'mole') : quantity(grams, 'g'),
        hints: [
          both(`One mole of it is ${mass} g.`, `এর এক মোল মানে ${mass} গ্রাম।`),
          toMoles
            ? both('Divide the mass by the molar mass.', 'ভরকে মোলার ভর দিয়ে ভাগ করো।')
            : both('Multiply the moles by the molar mass.', 'মোলকে মোলার ভর দিয়ে গুণ করো।'),
          toMoles
            ? both(`$n = \\frac{${grams}}{${mass}} = ${n}$ mol`, `$n = \\frac{${grams}}{${mass}} = ${n}$ মোল`)
            : both(`$m = ${n} \\times ${mass} = ${grams}$ g`, `$m = ${n} \\times ${mass} = ${grams}$ গ্রাম`),
        ],
        misconceptions: [
          trap(
            round(toMoles ? grams * mass : n / mass),
            toMoles
              ? both(
                  'You multiplied. How many times do the grams of one mole fit in?',
                  'তুমি গুণ করেছ। এক মোলের ভর কতবার যায়?',
                )
              : both('You divided. Each mole has a mass.', 'তুমি ভাগ করেছ। প্রতি মোলের ভর আছে।'),
          ),
          trap(round(toMoles ? mass / grams : mass / n), both('Upside down.', 'উল্টে গেছে।')),
          trap(mass, both('That is the mass of one mole.', 'ওটা এক মোলের ভর।')),
        ],
      };
    },
  }),
];
