import { prove } from '../../testing/prove.ts';
import { pick } from '../../testing/read-question.ts';
import { joining } from './joining.ts';
import { sentences } from './sentences.ts';

/** The plain verb of each form. Kept separate from the exercises' own table. */
const irregular: Readonly<Record<string, string>> = {
  drank: 'drink',
  went: 'go',
  flew: 'fly',
  caught: 'catch',
  bought: 'buy',
  wrote: 'write',
  taught: 'teach',
  brought: 'bring',
  ate: 'eat',
  had: 'have',
  fed: 'feed',
  has: 'have',
  goes: 'go',
  studied: 'study',
  carried: 'carry',
};
const plainOf = (form: string) =>
  irregular[form] ??
  form
    .replace(/ies$/, 'y')
    .replace(/(ch|sh)es$/, '$1')
    .replace(/(?<=[a-rt-z])s$/, '')
    .replace(/(ed)$/, (end) => (/^(play|watch|wash|paint)ed$/.test(form) ? '' : end));

const subject =
  /^(My brother|My mother|The teacher of our class|Rafi and Mita|Rafi|The boy with the red cap|Mita|The children of this village|My friends|Our neighbours|The girls|My uncle) (\w+) (.*)\.$/;
const isMany = (who: string) => /and|children|friends|neighbours|girls/.test(who);
const quoted = (text: string) => text.match(/\*([^*]*)\*$/)?.[1] ?? '';

function parts(text: string) {
  const [, who = '', form = '', rest = ''] = subject.exec(quoted(text)) ?? [];
  const isPast = /yesterday/.test(rest);
  const helper = isPast ? 'did' : isMany(who) ? 'do' : 'does';
  return { who, rest, helper, plain: plainOf(form) };
}

prove([...sentences, ...joining], {
  'e5-who-does-what': (q) => {
    const place = (one: string) => {
      if (/^(my|the (teacher|boy with|children of|girls)|our|rafi|mita)/i.test(one)) return 0;
      if (/^(in the village|at home|near|in Khulna|to)/.test(one)) return 3;
      if (/^(every|on Fridays|in the evening)/.test(one)) return 4;
      return /^\w+$/.test(one) && plainOf(one) in verbsAlone ? 1 : 2;
    };
    return pick(q, ...[...q.options].sort((a, b) => place(a) - place(b)));
  },
  'e5-verb-with-subject': ({ text }) => {
    const [, plain = ''] = /of \*(\w+)\*/.exec(text) ?? [];
    const who = quoted(text).split(' ___')[0] ?? '';
    if (isMany(who)) return plain;
    if (plain === 'have') return 'has';
    return plain
      .replace(/([^aeiou])y$/, '$1ie')
      .replace(/(ch|sh|o)$/, '$1e')
      .concat('s');
  },
  'e5-make-a-question': ({ text }) => {
    const { who, rest, helper, plain } = parts(text);
    return `${helper} ${who} ${plain} ${rest}`;
  },
  'e5-say-no': ({ text }) => {
    const { who, rest, helper, plain } = parts(text);
    return `${who} ${helper}n’t ${plain} ${rest}`;
  },
  'e5-join-two-sentences': (q) => pick(q, joined.find(([sign]) => sign.test(q.text))?.[1] ?? 'but'),
});

const verbsAlone: Readonly<Record<string, true>> = Object.fromEntries(
  'drink play watch carry fly read wash catch buy write teach study bring eat paint have feed'
    .split(' ')
    .map((verb) => [verb, true]),
);

/** Recognised by a word of the second half. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/strong|too dark|had lost|hungry|goes sour|nobody watered/, 'because'],
  [/school closed|got wet|moved to|asked for help|lit a candle/, 'so'],
  [/we can take|do you want milk|miss the bus|come by bus/, 'or'],
  [/field is dry|finish early|need anything/, 'if'],
];
