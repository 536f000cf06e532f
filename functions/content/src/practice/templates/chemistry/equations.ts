import { both } from '../../bilingual.ts';
import { quantity, trap, whole } from '../../make-answers.ts';
import { asNumber, decimal as exactly } from '../../rational.ts';
import { template } from '../../template.ts';
import { atomsIn, formulaTex, molarMass, reactions, reactionTex } from './formula.ts';

const lesson = (name: string) => [`c11-moles-and-reactions/${name}`];
const about = { subject: 'chemistry', class: 11 } as const;
const round = (value: number) => asNumber(exactly(value));

export const chemicalEquations = [
  template({
    ...about,
    id: 'ch11-balance-an-equation',
    title: both('Balance an equation', 'সমীকরণের সমতাকরণ'),
    skill: 'balancing-equations',
    strategy: 'count-the-atoms-on-both-sides',
    lessons: lesson('balancing-equations'),
    variety: 40,
    make(dice, level) {
      const simple = reactions.filter(({ counts }) => counts.length === 3);
      const reaction = dice.of(level === 1 ? simple : reactions);
      const all = [...reaction.from, ...reaction.to];
      const place = dice.int(0, all.length - 1);
      const [asked = '', right = 1] = [all[place], reaction.counts[place]];
      const [element = ''] = atomsIn(asked).keys();
      return {
        question: both(
          `Balance with the smallest whole numbers:\n\n$$${reactionTex(reaction, false)}$$\n\nWhat stands in front of $${formulaTex(asked)}$? (Write 1 if nothing.)`,
          `সবচেয়ে ছোট পূর্ণসংখ্যায় সমতা করো:\n\n$$${reactionTex(reaction, false)}$$\n\n$${formulaTex(asked)}$-এর সহগ কত? (কিছু না বসলে 1 লেখো।)`,
        ),
        answer: whole(right),
        hints: [
          both(
            'Change only the numbers in front, never the small ones in a formula.',
            'শুধু সামনের সহগ বদলাও, সংকেতের পাদসংখ্যা কখনো নয়।',
          ),
          both(
            `Count the atoms of ${element} on both sides, then those of the others. Pure elements come last.`,
            `দুই পাশে ${element} পরমাণু গোনো, তারপর বাকিগুলো। মৌলিক পদার্থ রাখো শেষে।`,
          ),
          both(
            `$${reactionTex(reaction, true)}$: in front of $${formulaTex(asked)}$ stands $${right}$.`,
            `$${reactionTex(reaction, true)}$: $${formulaTex(asked)}$-এর সহগ $${right}$।`,
          ),
        ],
        misconceptions: [
          trap(right * 2, both('It can be balanced with smaller numbers.', 'আরও ছোট সংখ্যায় সমতা হয়।')),
          trap(1, both('Count the atoms: the two sides do not agree yet.', 'পরমাণু গোনো: দুই পাশ এখনো মেলে না।')),
          trap(
            right % 2 === 0 ? right / 2 : right + 1,
            both(
              'With this the atoms of the others do not come out whole.',
              'এতে অন্য পরমাণুগুলো পূর্ণসংখ্যায় মেলে না।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'ch11-mass-from-an-equation',
    title: both('How much is made?', 'কতটা তৈরি হয়?'),
    skill: 'masses-in-reactions',
    strategy: 'grams-moles-ratio-grams',
    lessons: lesson('calculating-with-equations'),
    make(dice, level) {
      const reaction = dice.of(
        level === 1 ? reactions.filter(({ counts }) => counts.length === 3) : reactions,
      );
      const [k, l] = [dice.int(0, reaction.from.length - 1), dice.int(0, reaction.to.length - 1)];
      const [a = '', b = ''] = [reaction.from[k], reaction.to[l]];
      const [p = 1, q = 1] = [reaction.counts[k], reaction.counts[reaction.from.length + l]];
      const [massA, massB] = [molarMass(a), molarMass(b)];
      const n = round(p * dice.of(level === 1 ? [1, 2, 3] : [0.1, 0.2, 0.5, 1, 1.5, 2]));
      const [given, made] = [round(n * massA), round((n * q) / p)];
      const right = round(made * massB);
      const [texA, texB] = [formulaTex(a), formulaTex(b)];
      return {
        question: both(
          `$$${reactionTex(reaction, true)}$$\n\nHow many grams of $${texB}$ come from ${round(given)} g of $${texA}$? (Molar masses: ${massA} and ${massB} g mol⁻¹ for $${texA}$ and $${texB}$)`,
          `$$${reactionTex(reaction, true)}$$\n\n${round(given)} গ্রাম $${texA}$ থেকে কত গ্রাম $${texB}$ পাওয়া যায়? (মোলার ভর: $${texA}$ ও $${texB}$-এর ${massA} ও ${massB} g mol⁻¹)`,
        ),
        answer: quantity(right, 'g'),
        hints: [
          both(
            'An equation speaks in moles: first go from grams to moles.',
            'সমীকরণ কথা বলে মোলে: আগে গ্রাম থেকে মোলে যাও।',
          ),
          both(
            `$\\frac{${given}}{${massA}} = ${n}$ mol, and the ratio of the coefficients is ${p} to ${q}: $${n} \\times \\frac{${q}}{${p}} = ${made}$ mol.`,
            `$\\frac{${given}}{${massA}} = ${n}$ মোল, সহগের অনুপাত ${p} : ${q}। তাই $${n} \\times \\frac{${q}}{${p}} = ${made}$ মোল।`,
          ),
          both(
            `Back to grams: $${made} \\times ${massB} = ${right}$ g.`,
            `আবার গ্রামে: $${made} \\times ${massB} = ${right}$ গ্রাম।`,
          ),
        ],
        misconceptions: [
          trap(
            round((given * q) / p),
            both('The coefficients count molecules, not grams.', 'সহগ অণু গোনে, গ্রাম নয়।'),
          ),
          trap(
            round(n * massB),
            both(
              `The ratio of the coefficients, ${p} to ${q}, is missing.`,
              `সহগের অনুপাত ${p} : ${q} বাদ পড়েছে।`,
            ),
          ),
          trap(made, both('Those are the moles. Go back to grams.', 'ওটা মোল। আবার গ্রামে ফেরো।')),
          trap(
            given,
            both(
              'All that goes in does not become one product.',
              'যা দেওয়া হলো, তার ভর আর একটি উৎপাদের ভর এক নয়।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'ch11-limiting-reactant',
    title: both('What runs out first', 'যা আগে ফুরায়'),
    skill: 'limiting-reactant',
    strategy: 'moles-over-coefficient',
    lessons: lesson('calculating-with-equations'),
    make(dice, level) {
      const reaction = dice.of(reactions.filter(({ from }) => from.length === 2));
      const [a = '', b = ''] = reaction.from;
      const [p = 1, q = 1, r = 1] = reaction.counts;
      const [made = ''] = reaction.to;
      const parts = level === 1 ? [1, 2, 3, 4] : [0.5, 1, 1.5, 2, 2.5, 3, 4];
      const [x, y] = dice.shuffled(parts, 2) as [number, number];
      const [nA, nB] = [round(p * x), round(q * y)];
      const least = Math.min(x, y);
      const right = round(r * least);
      const [first, second] = x < y ? [a, b] : [b, a];
      return {
        question: both(
          `$$${reactionTex(reaction, true)}$$\n\n${nA} mol of $${formulaTex(a)}$ is mixed with ${nB} mol of $${formulaTex(b)}$. How many moles of $${formulaTex(made)}$ can form?`,
          `$$${reactionTex(reaction, true)}$$\n\nআছে ${nA} মোল $${formulaTex(a)}$ আর ${nB} মোল $${formulaTex(b)}$। সর্বোচ্চ কত মোল $${formulaTex(made)}$ তৈরি হতে পারে?`,
        ),
        answer: quantity(right, 'mole'),
        hints: [
          both(
            'Divide the moles of each reactant by its coefficient. The smallest result runs out first.',
            'প্রতিটি বিক্রিয়কের মোলকে তার সহগ দিয়ে ভাগ করো। যার ফল সবচেয়ে ছোট, সেটি আগে ফুরায়।',
          ),
          both(
            `$\\frac{${nA}}{${p}} = ${x}$ and $\\frac{${nB}}{${q}} = ${y}$: $${formulaTex(first)}$ is limiting, $${formulaTex(second)}$ is left over.`,
            `$\\frac{${nA}}{${p}} = ${x}$ আর $\\frac{${nB}}{${q}} = ${y}$: লিমিটিং বিক্রিয়ক $${formulaTex(first)}$; $${formulaTex(second)}$ বেঁচে যায়।`,
          ),
          both(`So $${r} \\times ${least} = ${right}$ mol.`, `তাই $${r} \\times ${least} = ${right}$ মোল।`),
        ],
        misconceptions: [
          trap(
            round(r * Math.max(x, y)),
            both(
              `There is not enough $${formulaTex(first)}$ for that.`,
              `তার জন্য $${formulaTex(first)}$ যথেষ্ট নেই।`,
            ),
          ),
          trap(
            round(nA + nB),
            both('Moles are not added up like that: use the ratio.', 'মোল এভাবে যোগ হয় না: অনুপাত ধরো।'),
          ),
          trap(
            least,
            both(
              `Multiply by the coefficient of $${formulaTex(made)}$.`,
              `$${formulaTex(made)}$-এর সহগ দিয়ে গুণ করো।`,
            ),
          ),
          trap(
            round(Math.min(nA, nB) * r),
            both('Divide by the coefficients before you compare.', 'তুলনার আগে সহগ দিয়ে ভাগ করো।'),
          ),
        ],
      };
    },
  }),
];
