import { prove } from '../../testing/prove.ts';
import { pick } from '../../testing/read-question.ts';
import { programs } from './programs.ts';
import { robot } from './robot.ts';

const codeOf = (text: string) => (/```\w+\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '').split('\n');

/** Interprets the small part of Python in the exercises: boxes, one decision, one loop. */
function run(lines: readonly string[]): string {
  const boxes: Record<string, number> = {};
  const value = (sum: string) => {
    const [a = '', sign, b = '', times, c = '1'] = sum.split(' ');
    const of = (word: string) => boxes[word] ?? Number(word);
    if (times) return of(a) + of(b) * of(c);
    return sign === '+' ? of(a) + of(b) : sign === '-' ? of(a) - of(b) : sign === '*' ? of(a) * of(b) : of(a);
  };
  const set = (line: string) => {
    const [box = '', sum = ''] = line.trim().split(' = ');
    boxes[box] = value(sum);
  };
  for (const [at, line] of lines.entries()) {
    const [, from, to] = /range\((?:(\d+), )?(\d+)\)/.exec(line) ?? [];
    const [, shown = ''] = /^print\((\w+)\)/.exec(line) ?? [];
    if (to)
      for (let i = Number(from ?? 0); i < Number(to); i += 1)
        set(`${lines[at + 1]}`.replace(/\bi\b/, String(i)));
    else if (shown) return String(boxes[shown]);
    else if (/^\w+ = /.test(line)) set(line);
  }
  return decided(lines);
}

function decided(lines: readonly string[]): string {
  const mark = Number(lines[0]?.split(' = ')[1]);
  for (const [at, line] of lines.entries()) {
    const [, sign, limit] = /mark (>=?) (\d+)/.exec(line) ?? [];
    const isTrue =
      line === 'else:' || (sign === '>' ? mark > Number(limit) : sign === '>=' && mark >= Number(limit));
    if (isTrue) return /"(.*)"/.exec(lines[at + 1] ?? '')?.[1] ?? '';
  }
  return '';
}

prove([...robot, ...programs], {
  'k5-trace-the-robot': ({ text }) => {
    const [x = 0, y = 0] = [...text.matchAll(/\d+/g)].map(Number);
    // A complex number multiplied by i turns just as the robot does.
    let [place, way] = [
      [x, y],
      [1, 0],
    ] as [[number, number], [number, number]];
    for (const line of codeOf(text)) {
      const [a, b] = way;
      if (line === 'forward') place = [place[0] + a, place[1] + b];
      else way = line === 'turn left' ? [-b, a] : [b, -a];
    }
    return `(${place.join(', ')})`;
  },
  'k6-trace-the-boxes': ({ text }) => run(codeOf(text)),
  'k6-which-road': (q) => pick(q, run(codeOf(q.text))),
  'k6-collect-in-a-loop': ({ text }) => run(codeOf(text)),
});
