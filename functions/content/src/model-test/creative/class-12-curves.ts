import { both } from '../../practice/bilingual.ts';
import { quantity, whole } from '../../practice/make-answers.ts';
import { creative } from './creative.ts';

export const curvesOfClass12 = [
  creative({
    id: 'cq12-tangent',
    subject: 'mathematics',
    class: 12,
    make(dice) {
      const [b, c, p] = [dice.int(2, 9), dice.int(1, 30), dice.int(1, 6)];
      const [slope, y] = [2 * p + b, p * p + b * p + c];
      const meets = c - p * p;
      return {
        stem: both(
          `On the curve $y = x^2 + ${b}x + ${c}$ lies the point $P$ with $x = ${p}$. A line touches the curve there.`,
          `$y = x^2 + ${b}x + ${c}$ বক্ররেখার উপর $P$ বিন্দুতে $x = ${p}$। সেখানে একটি রেখা বক্ররেখাকে স্পর্শ করেছে।`,
        ),
        know: {
          question: both('What is a tangent of a curve?', 'বক্ররেখার স্পর্শক কাকে বলে?'),
          scheme: [
            both(
              'The line through a point of the curve that has the slope of the curve there.',
              'বক্ররেখার কোনো বিন্দু দিয়ে যাওয়া সেই রেখা, যার ঢাল সেখানে বক্ররেখার ঢালের সমান।',
            ),
          ],
        },
        understand: {
          question: both(
            'Explain how secants lead to the tangent.',
            'ছেদক থেকে স্পর্শক কীভাবে পাওয়া যায়? ব্যাখ্যা করো।',
          ),
          scheme: [
            both(
              'A secant goes through $P$ and a second point of the curve.',
              'ছেদক $P$ ও বক্ররেখার আরেকটি বিন্দু দিয়ে যায়।',
            ),
            both(
              'When the second point comes nearer and nearer to $P$, the slope of the secant goes to that of the tangent.',
              'দ্বিতীয় বিন্দু $P$-এর যত কাছে আসে, ছেদকের ঢাল তত স্পর্শকের ঢালের কাছে যায়।',
            ),
          ],
        },
        apply: {
          question: both('What is the slope of the curve at $P$?', '$P$ বিন্দুতে বক্ররেখার ঢাল কত?'),
          answer: whole(slope),
          worked: [
            both(`The derivative: $2x + ${b}$.`, `অন্তরজ: $2x + ${b}$।`),
            both(`At $P$: $x = ${p}$.`, `$P$ বিন্দুতে $x = ${p}$।`),
            both(`$2 \\times ${p} + ${b} = ${slope}$`, `$2 \\times ${p} + ${b} = ${slope}$`),
          ],
        },
        judge: {
          question: both(
            'Does the tangent meet the $y$-axis above the origin? Analyse it mathematically, and give as your answer the $y$ at which it does.',
            'স্পর্শকটি কি $y$-অক্ষকে মূলবিন্দুর উপরে ছেদ করে? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, ছেদবিন্দুতে $y$-এর মান কত।',
          ),
          answer: whole(meets),
          worked: [
            both(
              `The height of $P$: $${p}^2 + ${b} \\times ${p} + ${c} = ${y}$.`,
              `$P$-এর $y$: $${p}^2 + ${b} \\times ${p} + ${c} = ${y}$।`,
            ),
            both(
              `The slope there: $2 \\times ${p} + ${b} = ${slope}$.`,
              `সেখানে ঢাল: $2 \\times ${p} + ${b} = ${slope}$।`,
            ),
            both(`The tangent: $y = ${slope}(x - ${p}) + ${y}$.`, `স্পর্শক: $y = ${slope}(x - ${p}) + ${y}$।`),
            both(
              `With $x = 0$: $${y} - ${slope} \\times ${p} = ${meets}$: ${meets > 0 ? 'above the origin' : 'not above the origin'}.`,
              `$x = 0$ হলে: $${y} - ${slope} \\times ${p} = ${meets}$: ${meets > 0 ? 'মূলবিন্দুর উপরে' : 'মূলবিন্দুর উপরে নয়'}।`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq12-price',
    subject: 'mathematics',
    class: 12,
    make(dice) {
      const [k, half] = [dice.int(2, 8), dice.int(20, 60)];
      const most = 2 * k * half;
      const price = dice.intBut(10, 2 * half - 5, half);
      return {
        stem: both(
          `A shop sells $${most} - ${k}p$ exercise books a month when one costs $p$ taka. At present one costs ${price} taka.`,
          `একটি খাতার দাম $p$ টাকা হলে একটি দোকানে মাসে $${most} - ${k}p$টি খাতা বিক্রি হয়। এখন একটি খাতার দাম ${price} টাকা।`,
        ),
        know: {
          question: both('When is a function increasing?', 'কোনো ফাংশনকে কখন ক্রমবর্ধমান বলা হয়?'),
          scheme: [
            both('When its value becomes greater as $x$ becomes greater.', '$x$ বাড়লে যখন ফাংশনের মানও বাড়ে।'),
          ],
        },
        understand: {
          question: both(
            'Explain what a positive derivative of the income says to the shopkeeper.',
            'আয়ের অন্তরজ ধনাত্মক হলে দোকানদারের কাছে তার মানে কী? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('At that price the income still grows with the price.', 'ওই দামে দাম বাড়ালে আয় এখনো বাড়ে।'),
            both(
              'So a slightly higher price brings more, though fewer books are sold.',
              'তাই দাম একটু বাড়ালে কম খাতা বিক্রি হলেও আয় বেশি হয়।',
            ),
          ],
        },
        apply: {
          question: both('What is the income of a month at present?', 'এখন মাসে আয় কত?'),
          answer: quantity(price * (most - k * price), 'taka'),
          worked: [
            both('Income is the price times the number of books.', 'আয় হলো দাম গুণ খাতার সংখ্যা।'),
            both(
              `Books sold: $${most} - ${k} \\times ${price} = ${most - k * price}$.`,
              `বিক্রি হওয়া খাতা: $${most} - ${k} \\times ${price} = ${most - k * price}$।`,
            ),
            both(
              `$${price} \\times ${most - k * price} = ${price * (most - k * price)}$ taka`,
              `$${price} \\times ${most - k * price} = ${price * (most - k * price)}$ টাকা`,
            ),
          ],
        },
        judge: {
          question: both(
            'Should the shop raise its price or lower it? Analyse it mathematically, and give as your answer the greatest income of a month that any price brings.',
            'আয় বাড়াতে দোকানদারের দাম বাড়ানো উচিত, নাকি কমানো? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, মাসে সর্বোচ্চ কত টাকা আয় হতে পারে।',
          ),
          answer: quantity(k * half * half, 'taka'),
          worked: [
            both(`The income: $${most}p - ${k}p^2$.`, `আয়: $${most}p - ${k}p^2$।`),
            both(`Its derivative: $${most} - ${2 * k}p$.`, `এর অন্তরজ: $${most} - ${2 * k}p$।`),
            both(
              `It is $0$ at $\\frac{${most}}{${2 * k}} = ${half}$ taka, and negative above.`,
              `$\\frac{${most}}{${2 * k}} = ${half}$ টাকায় এটি $0$, তার উপরে ঋণাত্মক।`,
            ),
            both(
              `$${half} \\times ${most - k * half} = ${k * half * half}$ taka: ${price < half ? 'raise' : 'lower'} it to $${half}$ taka.`,
              `$${half} \\times ${most - k * half} = ${k * half * half}$ টাকা: দাম ${price < half ? 'বাড়িয়ে' : 'কমিয়ে'} $${half}$ টাকা করতে হবে।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
