import { both } from '../../practice/bilingual.ts';
import { quantity } from '../../practice/make-answers.ts';
import { asNumber, decimal as exactly } from '../../practice/rational.ts';
import { creative } from './creative.ts';

/** Without the dust that reckoning with decimals leaves. */
const round = (value: number) => asNumber(exactly(value));

const methane = '\\text{CH}_4 + 2\\text{O}_2 \\to \\text{CO}_2 + 2\\text{H}_2\\text{O}';
const limestone = '\\text{CaCO}_3 \\to \\text{CaO} + \\text{CO}_2';

export const chemistryOfClass11 = [
  creative({
    id: 'cq11-methane',
    subject: 'chemistry',
    class: 11,
    make(dice) {
      const n = dice.int(1, 12) / 2;
      const [mass, oxygen, left] = [16 * n, round(44.8 * n), dice.int(2, 40)];
      const bottle = round(oxygen + left);
      return {
        stem: both(
          `In a laboratory ${mass} g of methane are burnt completely: $${methane}$. The oxygen comes from a bottle with ${bottle} litres, measured at 0 °C and normal pressure. (H 1, C 12, O 16; a mole of a gas has 22.4 litres there.)`,
          `পরীক্ষাগারে ${mass} গ্রাম মিথেন সম্পূর্ণ পোড়ানো হলো: $${methane}$। অক্সিজেন আসে একটি বোতল থেকে, যাতে প্রমাণ তাপমাত্রা ও চাপে ${bottle} লিটার আছে। (H 1, C 12, O 16; এ অবস্থায় এক মোল গ্যাসের আয়তন 22.4 লিটার।)`,
        ),
        know: {
          question: both('What is a mole?', 'মোল কাকে বলে?'),
          scheme: [
            both(
              'The amount of a substance with $6.02 \\times 10^{23}$ particles.',
              'কোনো পদার্থের যে পরিমাণে $6.02 \\times 10^{23}$টি কণা থাকে।',
            ),
          ],
        },
        understand: {
          question: both(
            'Explain why an equation of a reaction must be balanced.',
            'বিক্রিয়ার সমীকরণে সমতা করতে হয় কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('In a reaction no atom is made and none is lost.', 'বিক্রিয়ায় কোনো পরমাণু সৃষ্টি হয় না, হারায়ও না।'),
            both(
              'So each element has the same number of atoms on both sides.',
              'তাই দুই পাশে প্রতিটি মৌলের পরমাণুর সংখ্যা সমান।',
            ),
          ],
        },
        apply: {
          question: both('What mass of water is formed?', 'কত গ্রাম পানি তৈরি হলো?'),
          answer: quantity(36 * n, 'g'),
          worked: [
            both(
              `Methane has 16 g/mol: $\\frac{${mass}}{16} = ${n}$ mol.`,
              `মিথেনের মোলার ভর $16$ g mol⁻¹: $\\frac{${mass}}{16} = ${n}$ মোল।`,
            ),
            both(
              `One mole gives two of water: $2 \\times ${n} = ${2 * n}$ mol.`,
              `এক মোল থেকে দুই মোল পানি: $2 \\times ${n} = ${2 * n}$ মোল।`,
            ),
            both(`$${2 * n} \\times 18 = ${36 * n}$ g`, `$${2 * n} \\times 18 = ${36 * n}$ গ্রাম`),
          ],
        },
        judge: {
          question: both(
            'Is the oxygen that is left enough to burn as much methane again? Analyse it, and give as your answer how many litres are left in the bottle.',
            'বাকি অক্সিজেনে কি আরও এতটাই মিথেন পোড়ানো যাবে? বিশ্লেষণ করো। উত্তরে লেখো, বোতলে কত লিটার অক্সিজেন বাকি থাকল।',
          ),
          answer: quantity(left, 'l'),
          worked: [
            both(`Methane: $\\frac{${mass}}{16} = ${n}$ mol.`, `মিথেন: $\\frac{${mass}}{16} = ${n}$ মোল।`),
            both(
              `Oxygen: two moles for each, $2 \\times ${n} = ${2 * n}$ mol.`,
              `অক্সিজেন: প্রতি মোলে দুই মোল, $2 \\times ${n} = ${2 * n}$ মোল।`,
            ),
            both(
              `Its volume: $${2 * n} \\times 22.4 = ${oxygen}$ litres.`,
              `এর আয়তন: $${2 * n} \\times 22.4 = ${oxygen}$ লিটার।`,
            ),
            both(
              `$${bottle} - ${oxygen} = ${left}$ litres; $${oxygen}$ litres are needed: ${left >= oxygen ? 'enough' : 'not enough'}.`,
              `$${bottle} - ${oxygen} = ${left}$ লিটার; লাগবে $${oxygen}$ লিটার: ${left >= oxygen ? 'পোড়ানো যাবে' : 'পোড়ানো যাবে না'}।`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq11-limestone',
    subject: 'chemistry',
    class: 11,
    make(dice) {
      const [mass, pure] = [50 * dice.int(2, 20), 5 * dice.int(12, 19)];
      const real = round((mass * pure) / 100);
      const tank = dice.int(2, 22) * 10;
      const [lime, gas] = [round((real * 56) / 100), round((real * 22.4) / 100)];
      return {
        stem: both(
          `A kiln is given ${mass} g of limestone, of which ${pure}% is calcium carbonate; the rest does not react. On heating: $${limestone}$. (C 12, O 16, Ca 40; a mole of a gas has 22.4 litres at 0 °C and normal pressure.)`,
          `একটি চুল্লিতে ${mass} গ্রাম চুনাপাথর দেওয়া হলো, যার ${pure}% ক্যালসিয়াম কার্বনেট; বাকিটা বিক্রিয়া করে না। তাপ দিলে: $${limestone}$। (C 12, O 16, Ca 40; প্রমাণ অবস্থায় এক মোল গ্যাসের আয়তন 22.4 লিটার।)`,
        ),
        know: {
          question: both('What is molar mass?', 'মোলার ভর কাকে বলে?'),
          scheme: [both('The mass of one mole of a substance.', 'কোনো পদার্থের এক মোলের ভর।')],
        },
        understand: {
          question: both(
            'Explain why a factory often gets less of a product than the equation says.',
            'সমীকরণ যা বলে, কারখানায় প্রায়ই তার চেয়ে কম উৎপাদ পাওয়া যায় কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both(
              'The raw material is not pure, or does not react completely.',
              'কাঁচামাল বিশুদ্ধ নয়, বা পুরোটা বিক্রিয়া করে না।',
            ),
            both(
              'Some of the product is lost on the way, or reacts on.',
              'উৎপাদের কিছুটা পথে নষ্ট হয়, বা আবার বিক্রিয়া করে।',
            ),
          ],
        },
        apply: {
          question: both('What mass of calcium oxide comes out?', 'কত গ্রাম ক্যালসিয়াম অক্সাইড পাওয়া যাবে?'),
          answer: quantity(lime, 'g'),
          worked: [
            both(
              `Calcium carbonate: $\\frac{${mass} \\times ${pure}}{100} = ${real}$ g.`,
              `ক্যালসিয়াম কার্বনেট: $\\frac{${mass} \\times ${pure}}{100} = ${real}$ গ্রাম।`,
            ),
            both('100 g of it give 56 g of calcium oxide.', 'এর 100 গ্রাম থেকে 56 গ্রাম ক্যালসিয়াম অক্সাইড হয়।'),
            both(
              `$\\frac{${real} \\times 56}{100} = ${lime}$ g`,
              `$\\frac{${real} \\times 56}{100} = ${lime}$ গ্রাম`,
            ),
          ],
        },
        judge: {
          question: both(
            `Can a tank of ${tank} litres take all the carbon dioxide at 0 °C and normal pressure? Analyse it, and give as your answer how many litres are formed.`,
            `প্রমাণ অবস্থায় ${tank} লিটারের একটি পাত্রে কি সব কার্বন ডাইঅক্সাইড ধরবে? বিশ্লেষণ করো। উত্তরে লেখো, কত লিটার কার্বন ডাইঅক্সাইড তৈরি হলো।`,
          ),
          answer: quantity(gas, 'l'),
          worked: [
            both(
              `Calcium carbonate: $\\frac{${mass} \\times ${pure}}{100} = ${real}$ g.`,
              `ক্যালসিয়াম কার্বনেট: $\\frac{${mass} \\times ${pure}}{100} = ${real}$ গ্রাম।`,
            ),
            both(
              `In moles: $\\frac{${real}}{100} = ${round(real / 100)}$.`,
              `মোলে: $\\frac{${real}}{100} = ${round(real / 100)}$।`,
            ),
            both('Each mole gives one mole of carbon dioxide.', 'প্রতি মোল থেকে এক মোল কার্বন ডাইঅক্সাইড হয়।'),
            both(
              `$${round(real / 100)} \\times 22.4 = ${gas}$ litres: ${gas <= tank ? 'it fits' : 'it does not fit'} into $${tank}$ litres.`,
              `$${round(real / 100)} \\times 22.4 = ${gas}$ লিটার: $${tank}$ লিটারের পাত্রে ${gas <= tank ? 'ধরবে' : 'ধরবে না'}।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
