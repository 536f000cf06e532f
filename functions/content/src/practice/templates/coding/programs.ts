import { alike, both } from '../../bilingual.ts';
import { choice, trap, whole } from '../../make-answers.ts';
import { template } from '../../template.ts';

const lesson = (name: string) => [`free-first-code/${name}`];
const about = { subject: 'coding', class: 6 } as const;

function asks(code: readonly string[]) {
  const block = `\n\n\`\`\`python\n${code.join('\n')}\n\`\`\``;
  return both(`What does this program show?${block}`, `এই প্রোগ্রাম কী দেখাবে?${block}`);
}

/** What programs show: boxes, decisions, loops. */
export const programs = [
  template({
    ...about,
    id: 'k6-trace-the-boxes',
    title: both('What is in the box?', 'বাক্সে কী আছে?'),
    skill: 'variables',
    strategy: 'table-of-boxes',
    lessons: lesson('boxes-with-names'),
    make(dice, level) {
      const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 5)];
      const isTimes = level > 1;
      const next = a + b;
      const last = isTimes ? next * c : next + c;
      const swapped = level === 3;
      const code = [
        `a = ${a}`,
        `b = ${b}`,
        'a = a + b',
        `b = a ${isTimes ? '*' : '+'} ${c}`,
        ...(swapped ? ['a = b - a'] : []),
        `print(${swapped ? 'a' : 'b'})`,
      ];
      const right = swapped ? last - next : last;
      const old = isTimes ? a * c : a + c;
      const worked = `$${next} ${isTimes ? '\\times' : '+'} ${c} = ${last}$`;
      return {
        question: asks(code),
        answer: whole(right),
        hints: [
          both(
            'Make a table: after each line, write what is in each box.',
            'একটি ছক বানাও: প্রতি লাইনের পর কোন বাক্সে কী আছে লেখো।',
          ),
          both(
            `After line 3: $${a} + ${b} = ${next}$ is in a, and b still holds ${b}.`,
            `তৃতীয় লাইনের পর a-তে আছে $${a} + ${b} = ${next}$, আর b-তে এখনো ${b}।`,
          ),
          ...(swapped ? [both(`Line 4 puts ${worked} into b.`, `চতুর্থ লাইন b-তে রাখে ${worked}।`)] : []),
          swapped
            ? both(
                `Line 5: $${last} - ${next} = ${right}$, so it shows ${right}.`,
                `পঞ্চম লাইন: $${last} - ${next} = ${right}$, তাই দেখাবে ${right}।`,
              )
            : both(`Line 4: ${worked}, so it shows ${right}.`, `চতুর্থ লাইন: ${worked}, তাই দেখাবে ${right}।`),
        ],
        misconceptions: [
          trap(
            swapped ? old - a : old,
            both(
              'You used the old a. The new value has replaced it.',
              'তুমি আগের a ধরেছ। নতুন মান তার জায়গা নিয়েছে।',
            ),
          ),
          trap(
            swapped ? next : b,
            both(
              'That is what the box held before the last line changed it.',
              'শেষ লাইন বদলানোর আগে বাক্সে ওটা ছিল।',
            ),
          ),
          trap(
            swapped ? last : next,
            both(
              'That is in the other box. Look which one is shown.',
              'ওটা অন্য বাক্সে আছে। কোনটি দেখানো হচ্ছে, দেখো।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'k6-which-road',
    title: both('If and otherwise', 'যদি আর নইলে'),
    skill: 'conditions',
    strategy: 'first-true-question',
    lessons: lesson('if-and-otherwise'),
    variety: 180,
    make(dice, level) {
      const high = 10 * dice.int(6, 9);
      const low = high - 10 * dice.int(1, 3);
      const mark =
        level === 1
          ? dice.int(low - 20, high + 10)
          : dice.of([low - 1, low, low + 1, high - 1, high, high + 1]);
      const isStrict = level === 3;
      const sign = isStrict ? '>' : '>=';
      const words = dice.shuffled(['gold', 'silver', 'bronze', 'star', 'try again']);
      const [top = '', middle = '', rest = ''] = words;
      const beats = (value: number) => (isStrict ? mark > value : mark >= value);
      const right = beats(high) ? top : beats(low) ? middle : rest;
      const code = [
        `mark = ${mark}`,
        `if mark ${sign} ${high}:`,
        `    print("${top}")`,
        `elif mark ${sign} ${low}:`,
        `    print("${middle}")`,
        'else:',
        `    print("${rest}")`,
      ];
      const says = both(
        'Ask each question from the top. The first that is true decides.',
        'উপর থেকে প্রতিটি প্রশ্ন করো। যেটি প্রথমে সত্য, সেটিই ঠিক করে।',
      );
      const border = isStrict
        ? both(
            `${mark} is not more than itself: > means really more.`,
            `${mark} নিজের চেয়ে বড় নয়: > মানে সত্যিই বেশি।`,
          )
        : both('>= means at least: equal is enough.', '>= মানে অন্তত: সমান হলেও চলে।');
      const isBorder = mark === high || mark === low;
      const wrong = [top, middle, rest].filter((word) => word !== right);
      return {
        question: asks(code),
        ...choice(
          dice,
          alike(right),
          ...wrong.map((word) => [alike(word), isBorder ? border : says] as const),
          [
            alike(`${wrong[0]}, ${right}`),
            both(
              'Only one road is taken; the others are not even looked at.',
              'একটিই পথ নেওয়া হয়; অন্যগুলো দেখাই হয় না।',
            ),
          ],
        ),
        hints: [
          both(
            `The box mark holds ${mark}. Begin at the first question.`,
            `mark বাক্সে আছে ${mark}। প্রথম প্রশ্ন থেকে শুরু করো।`,
          ),
          both(
            `Is ${mark} ${isStrict ? 'more than' : 'at least'} ${high}? ${beats(high) ? 'Yes' : 'No'}.`,
            `${mark} কি ${high}-এর ${isStrict ? 'চেয়ে বেশি' : 'সমান বা বেশি'}? ${beats(high) ? 'হ্যাঁ' : 'না'}।`,
          ),
          beats(high)
            ? both(`The first question is true, so it shows ${right}.`, `প্রথম প্রশ্নই সত্য, তাই দেখাবে ${right}।`)
            : both(
                `Is it ${isStrict ? 'more than' : 'at least'} ${low}? ${beats(low) ? 'Yes' : 'No'}. So it shows ${right}.`,
                `${low}-এর ${isStrict ? 'চেয়ে বেশি' : 'সমান বা বেশি'}? ${beats(low) ? 'হ্যাঁ' : 'না'}। তাই দেখাবে ${right}।`,
              ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'k6-collect-in-a-loop',
    title: both('Again and again', 'বারবার'),
    skill: 'loops',
    strategy: 'round-by-round',
    lessons: lesson('again-and-again'),
    make(dice, level) {
      const from = level === 1 ? 0 : dice.int(1, 3);
      const to = from + dice.int(3, 4 + level);
      const start = level === 3 ? dice.int(1, 20) : 0;
      const factor = level === 1 ? dice.int(1, 9) : dice.int(1, 4);
      const rounds = Array.from({ length: to - from }, (_, at) => from + at);
      const added = (list: readonly number[]) => list.reduce((sum, i) => sum + i * factor, start);
      const step = factor === 1 ? 'i' : `i * ${factor}`;
      const range = from === 0 ? `range(${to})` : `range(${from}, ${to})`;
      const right = added(rounds);
      const sum = [start, ...rounds.map((i) => i * factor)].filter((value) => value !== 0).join(' + ');
      return {
        question: asks([
          `total = ${start}`,
          `for i in ${range}:`,
          `    total = total + ${step}`,
          'print(total)',
        ]),
        answer: whole(right),
        hints: [
          both(
            `\`${range}\` hands out ${rounds.join(', ')}: the last number is not included.`,
            `\`${range}\` দেয় ${rounds.join(', ')}: শেষ সংখ্যাটি বাদ।`,
          ),
          both(
            `In each round ${factor === 1 ? 'i' : `${factor} times i`} is added to the box. It begins with ${start}.`,
            `প্রতি পালায় বাক্সে ${factor === 1 ? 'i' : `i-এর ${factor} গুণ`} যোগ হয়। শুরুতে ছিল ${start}।`,
          ),
          both(`$${sum} = ${right}$`, `$${sum} = ${right}$`),
        ],
        misconceptions: [
          trap(
            added([...rounds, to]),
            both(
              `${to} itself is not handed out: range stops before it.`,
              `${to} নিজে আসে না: range তার আগেই থামে।`,
            ),
          ),
          trap(
            start + (rounds.at(-1) ?? 0) * factor,
            both(
              'That is one round only. The box keeps what came before.',
              'ওটা শুধু এক পালা। বাক্সে আগের যোগফলও থাকে।',
            ),
          ),
          trap(
            right - start,
            both(`The box did not begin empty: it held ${start}.`, `বাক্স শুরুতে খালি ছিল না: তাতে ছিল ${start}।`),
          ),
          trap(added(rounds.slice(1)), both(`The rounds begin with ${from}.`, `পালা শুরু হয় ${from} থেকে।`)),
        ],
      };
    },
  }),
];
