import { both } from '../../../bilingual.ts';
import { choice, quantity, trap } from '../../../make-answers.ts';
import { template } from '../../../template.ts';

const lesson = (name: string) => [`c4-angles-and-shapes/${name}`];
const about = { subject: 'mathematics', class: 4 } as const;

const kinds = [
  {
    name: both('an acute angle', 'সূক্ষ্মকোণ'),
    says: both('An acute angle is less than 90°.', 'সূক্ষ্মকোণ 90°-এর চেয়ে ছোট।'),
  },
  { name: both('a right angle', 'সমকোণ'), says: both('A right angle is exactly 90°.', 'সমকোণ ঠিক 90°।') },
  {
    name: both('an obtuse angle', 'স্থূলকোণ'),
    says: both('An obtuse angle is between 90° and 180°.', 'স্থূলকোণ 90° আর 180°-এর মাঝে।'),
  },
  {
    name: both('a straight angle', 'সরলকোণ'),
    says: both('A straight angle is exactly 180°.', 'সরলকোণ ঠিক 180°।'),
  },
] as const;
const kindAt = (degrees: number) => (degrees < 90 ? 0 : degrees === 90 ? 1 : degrees < 180 ? 2 : 3);

/** Angles, the sums of angles, and what lies around a shape. */
export const anglesAndShapes = [
  template({
    ...about,
    id: 'm4-kind-of-angle',
    title: both('What kind of angle?', 'কী ধরনের কোণ?'),
    skill: 'kinds-of-angles',
    strategy: 'compare-with-a-corner',
    lessons: lesson('what-an-angle-is'),
    variety: 120,
    make(dice, level) {
      const degrees = dice.of(
        [90, 180, dice.int(2, 17) * 5, dice.int(19, 35) * 5, dice.int(85, 95), dice.int(10, 179)].slice(
          0,
          level * 2 + 1,
        ),
      );
      const at = kindAt(degrees);
      const right = kinds[at] ?? kinds[0];
      const isDrawn = level === 1;
      const figure = (caption: string) =>
        `\n\n\`\`\`figure\n${JSON.stringify({ kind: 'angle', degrees, label: '?', caption })}\n\`\`\``;
      return {
        question: both(
          isDrawn
            ? `What kind of angle is this?${figure('Two rays from one point.')}`
            : `What is an angle of ${degrees}° called?`,
          isDrawn ? `এটি কী ধরনের কোণ?${figure('এক বিন্দু থেকে দুটি রশ্মি।')}` : `${degrees}° কোণকে কী বলে?`,
        ),
        ...choice(
          dice,
          right.name,
          ...kinds.filter((_, index) => index !== at).map(({ name, says }) => [name, says] as const),
        ),
        hints: [
          both('Compare it with the corner of a page: that is 90°.', 'খাতার কোনার সঙ্গে মেলাও: সেটি 90°।'),
          isDrawn
            ? both(
                'Is it narrower than the corner, wider, just as wide, or quite straight?',
                'কোনার চেয়ে সরু, চওড়া, ঠিক সমান, না একেবারে সোজা?',
              )
            : both(
                `Where does ${degrees}° lie: under 90°, at 90°, between 90° and 180°, or at 180°?`,
                `${degrees}° কোথায় পড়ে: 90°-এর নিচে, ঠিক 90°, 90° আর 180°-এর মাঝে, না 180°?`,
              ),
          both(`${right.says.en} So it is ${right.name.en}.`, `${right.says.bn} তাই এটি ${right.name.bn}।`),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-third-angle',
    title: both('The third angle', 'তৃতীয় কোণ'),
    skill: 'angles-of-a-triangle',
    strategy: 'rest-of-180',
    lessons: lesson('triangles'),
    make(dice, level) {
      const step = level === 1 ? 10 : level === 2 ? 5 : 1;
      const a = step * dice.int(Math.ceil(25 / step), Math.floor(85 / step));
      const b = step * dice.int(Math.ceil(25 / step), Math.floor(85 / step));
      const right = 180 - a - b;
      return {
        question: both(
          `Two angles of a triangle are ${a}° and ${b}°. How large is the third?`,
          `একটি ত্রিভুজের দুটি কোণ ${a}° ও ${b}°। তৃতীয় কোণটি কত?`,
        ),
        answer: quantity(right, 'degree'),
        hints: [
          both('The three angles of a triangle make 180° together.', 'ত্রিভুজের তিন কোণের যোগফল 180°।'),
          both(`Two of them: $${a} + ${b} = ${a + b}$.`, `দুটি মিলে: $${a} + ${b} = ${a + b}$।`),
          both(`$180 - ${a + b} = ${right}$ degrees.`, `$180 - ${a + b} = ${right}$ ডিগ্রি।`),
        ],
        misconceptions: [
          trap(
            a + b,
            both(
              'That is what two of them make. How much is missing to 180°?',
              'ওটা দুটি কোণের যোগফল। 180° হতে কত বাকি?',
            ),
          ),
          trap(180 - a, both(`Take away ${b}° as well.`, `${b}°-ও বাদ দাও।`)),
          trap(180 - b, both(`Take away ${a}° as well.`, `${a}°-ও বাদ দাও।`)),
          trap(
            360 - a - b,
            both('360° is the sum in a shape of four sides.', '360° হলো চতুর্ভুজের চার কোণের যোগফল।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-around-a-rectangle',
    title: both('Once around', 'চারপাশ'),
    skill: 'perimeter',
    strategy: 'add-all-sides',
    lessons: lesson('four-sides-and-circles'),
    make(dice, level) {
      const [a, b] = [dice.int(3, 10 * level), dice.int(12, 12 + 12 * level)];
      const isBack = level === 3;
      const around = 2 * (a + b);
      return {
        question: isBack
          ? both(
              `Going once around a rectangle makes ${around} m. It is ${b} m long. How wide is it?`,
              `একটি আয়তের পরিসীমা ${around} মিটার, দৈর্ঘ্য ${b} মিটার। প্রস্থ কত?`,
            )
          : both(
              `A garden is a rectangle, ${b} m long and ${a} m wide. How long is the fence around it?`,
              `একটি আয়তাকার বাগান ${b} মিটার লম্বা, ${a} মিটার চওড়া। চারপাশের বেড়া কত লম্বা?`,
            ),
        answer: quantity(isBack ? a : around, 'm'),
        hints: [
          both('A rectangle has two long and two short sides.', 'আয়তের দুটি বড় আর দুটি ছোট বাহু।'),
          isBack
            ? both(
                `One long and one short side make half of it: $${around} \\div 2 = ${a + b}$.`,
                `একটি বড় ও একটি ছোট বাহু মিলে অর্ধেক: $${around} \\div 2 = ${a + b}$।`,
              )
            : both(
                `One long and one short side: $${b} + ${a} = ${a + b}$.`,
                `একটি বড় ও একটি ছোট বাহু: $${b} + ${a} = ${a + b}$।`,
              ),
          isBack
            ? both(`$${a + b} - ${b} = ${a}$ m.`, `$${a + b} - ${b} = ${a}$ মিটার।`)
            : both(
                `Twice that: $2 \\times ${a + b} = ${around}$ m.`,
                `তার দ্বিগুণ: $2 \\times ${a + b} = ${around}$ মিটার।`,
              ),
        ],
        misconceptions: isBack
          ? [
              trap(
                around - b,
                both(
                  'Only one side was taken away. There are two long sides.',
                  'একটি বাহু বাদ গেছে। বড় বাহু দুটি।',
                ),
              ),
              trap(
                around - 2 * b,
                both('That is both short sides together. Halve it.', 'ওটা দুটি ছোট বাহুর যোগফল। অর্ধেক করো।'),
              ),
            ]
          : [
              trap(a + b, both('That is only half way around.', 'ওটা অর্ধেক পথ।')),
              trap(a * b, both('That is the area. The fence goes around.', 'ওটা ক্ষেত্রফল। বেড়া তো চারপাশে।')),
            ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-fourth-angle',
    title: both('The fourth angle', 'চতুর্থ কোণ'),
    skill: 'angles-of-a-quadrilateral',
    strategy: 'rest-of-360',
    lessons: lesson('four-sides-and-circles'),
    make(dice, level) {
      const step = level === 1 ? 10 : 5;
      const [a, b, c] = Array.from(
        { length: 3 },
        () => step * dice.int(Math.ceil(60 / step), Math.floor(110 / step)),
      ) as [number, number, number];
      const sum = a + b + c;
      return {
        question: both(
          `Three angles of a quadrilateral are ${a}°, ${b}° and ${c}°. How large is the fourth?`,
          `একটি চতুর্ভুজের তিনটি কোণ ${a}°, ${b}° ও ${c}°। চতুর্থ কোণটি কত?`,
        ),
        answer: quantity(360 - sum, 'degree'),
        hints: [
          both(
            'A diagonal cuts it into two triangles: $2 \\times 180 = 360$ degrees.',
            'কর্ণ টানলে দুটি ত্রিভুজ হয়: $2 \\times 180 = 360$ ডিগ্রি।',
          ),
          both(`Three of them: $${a} + ${b} + ${c} = ${sum}$.`, `তিনটি মিলে: $${a} + ${b} + ${c} = ${sum}$।`),
          both(`$360 - ${sum} = ${360 - sum}$ degrees.`, `$360 - ${sum} = ${360 - sum}$ ডিগ্রি।`),
        ],
        misconceptions: [
          trap(
            Math.abs(180 - sum),
            both('180° is for triangles. Here there are four angles.', '180° ত্রিভুজের। এখানে কোণ চারটি।'),
          ),
          trap(
            sum,
            both(
              'That is the sum of the three. How much is missing to 360°?',
              'ওটা তিনটির যোগফল। 360° হতে কত বাকি?',
            ),
          ),
          trap(360 - a - b, both(`Take away ${c}° as well.`, `${c}°-ও বাদ দাও।`)),
        ],
      };
    },
  }),
];
