import { choiceAmong, misconception, text } from '../make-answers.ts';
import { topic } from '../template.ts';
import { say, words } from '../text.ts';

const vowels = [...'অআইঈউঊঋএঐওঔ'];
const rows = ['কখগঘঙ', 'চছজঝঞ', 'টঠডঢণ', 'তথদধন', 'পফবভম'].map((row) => [...row]);
const rowName = (row: number) => `${rows[row]?.[0]}-বর্গ`;

const places = words('letters.signs-place', 4);

/** Vowel signs as they follow a consonant, with their visible position. */
const signs = [...'আইঈউঊঋএঐওঔ'].map((vowel, at) => ({
  ...{ vowel, sign: [...'ািীুূৃেৈোৌ'][at] ?? '' },
  place: places[[0, 1, 0, 2, 2, 2, 1, 1, 3, 3][at] ?? 0] ?? places[0],
}));

/** The short and the long vowel of a pair, which are the easiest to confuse. */
const brothers: Readonly<Record<string, string>> = Object.fromEntries(
  'ইঈ ঈই উঊ ঊউ এঐ ঐএ ওঔ ঔও আএ ঋউ'.split(' ').map((pair) => [...pair]),
);

export const letters = topic('bangla', 1, 'free-bangla-barnamala', {
  'b1-vowels-in-order': {
    about: ['vowel-letters', 'say-the-row', 'sworborno'],
    variety: 27,
    make(random, level) {
      const at = random.int(1, vowels.length - 2);
      const [before = '', letter = '', after = ''] = vowels.slice(at - 1, at + 2);
      const { asks, right, wrong } = askedVowel(random.int(1, level), before, letter, after);
      const [first, second] = wrong;
      return {
        values: { before, letter, after, vowels: vowels.slice(0, at).join(' '), right, first, second },
        asks,
        answer: text(right),
        mistakes: wrong,
      };
    },
  },
  'b1-row-of-a-consonant': {
    about: ['consonant-rows', 'where-the-mouth-makes-it', 'benjonborno'],
    variety: 25,
    make(random, level) {
      const row = random.int(level === 3 ? 2 : 0, level === 1 ? 2 : 4);
      const place = random.int(0, 4);
      const letter = rows[row]?.[place] ?? '';
      const others = random.others([0, 1, 2, 3, 4], row, 3);
      const where = mouth[row] ?? mouth[0];
      return {
        values: { letter, where: where ?? '', letters: (rows[row] ?? []).join(' '), row: rowName(row) },
        ...choiceAmong(random, rowName(row), others, (other) => {
          const one = rowName(other);
          return [one, say('b1-row-of-a-consonant.is-made-say', { one, mouth: mouth[other] ?? '', letter })];
        }),
      };
    },
  },
  'b1-letter-in-its-place': {
    about: ['consonant-rows', 'count-in-the-row', 'benjonborno'],
    variety: 25,
    make(random, level) {
      const row = random.int(0, 4);
      const place = random.int(level === 3 ? 2 : 0, level === 1 ? 2 : 4);
      const line = rows[row] ?? [];
      const [right = '', next = line[place - 1] ?? '', below = rows[(row + 1) % 5]?.[place] ?? ''] = [
        line[place],
        line[place + 1],
      ];
      const number = place + 1;
      return {
        values: { right, next, below, number, row: rowName(row), first: line[0] ?? '', line: line.join(' ') },
        answer: text(right),
        mistakes: [next, below],
      };
    },
  },
  'b1-put-on-the-sign': {
    about: ['vowel-signs', 'consonant-then-vowel', 'kar-o-juktoborno'],
    make(random, level) {
      const consonants = [...'কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'];
      const { vowel, sign, place } = random.of(level === 1 ? signs.slice(0, 5) : signs);
      const letter = random.of(consonants);
      const right = `${letter}${sign}`;
      const brother = signs.find((one) => one.vowel === brothers[vowel])?.sign ?? '';
      return {
        values: { letter, vowel, place, right, brother: brothers[vowel] ?? '' },
        answer: text(right),
        mistakes: [`${letter}${vowel}`, `${letter}${brother}`, letter],
      };
    },
  },
});

const mouth = words('letters.mouth', 5);

/** What is asked, and the letters beside it, which are wrong. */
function askedVowel(kind: number, before: string, letter: string, after: string) {
  if (kind === 1) return { asks: 'after', right: after, wrong: [before, letter] } as const;
  if (kind === 2) return { asks: 'before', right: before, wrong: [after, letter] } as const;
  return { asks: 'between', right: letter, wrong: [before, after] } as const;
}

/** The person of the subject, by the ending of the verb. */
const meanings = words('first-sentences.who', 11);
const people = 'আমি আমরা তুমি তোমরা তুই সে তারা মিতু আপনি তিনি বাবা'.split(' ').map((who, at) => ({
  ...{ who, meaning: meanings[at] ?? '', form: [0, 0, 1, 1, 2, 3, 3, 3, 4, 4, 4][at] ?? 0 },
}));

/** The name, an object, and the forms for আমি, তুমি, তুই, সে and আপনি. */
const verbs = [
  'খাওয়া ভাত খাই খাও খাস খায় খান',
  'পড়া বই পড়ি পড়ো পড়িস পড়ে পড়েন',
  'লেখা চিঠি লিখি লেখো লিখিস লেখে লেখেন',
  'কাটা ধান কাটি কাটো কাটিস কাটে কাটেন',
  'খেলা ফুটবল খেলি খেলো খেলিস খেলে খেলেন',
  'দেখা ছবি দেখি দেখো দেখিস দেখে দেখেন',
  'কেনা ফল কিনি কেনো কিনিস কেনে কেনেন',
  'আঁকা নৌকা আঁকি আঁকো আঁকিস আঁকে আঁকেন',
  'ধরা মাছ ধরি ধরো ধরিস ধরে ধরেন',
  'রাঁধা ডাল রাঁধি রাঁধো রাঁধিস রাঁধে রাঁধেন',
].map((row) => {
  const [name = '', what = '', ...forms] = row.split(' ');
  return { name, what, forms };
});

export const firstSentences = topic('bangla', 2, 'free-bangla-barnamala', {
  'b2-verb-with-person': {
    about: ['bangla-verb-endings', 'who-is-spoken-of', 'shobdo-theke-bakko'],
    variety: 100,
    make(random, level) {
      const person = random.of(level === 1 ? people.filter(({ form }) => form === 0 || form === 3) : people);
      const verb = random.of(verbs);
      const right = verb.forms[person.form] ?? '';
      const [verbName, verbWhat, personWho, meaning] = [verb.name, verb.what, person.who, person.meaning];
      return {
        values: { verbName, personWho, verbWhat, meaning, endings: endings[person.form] ?? '' },
        answer: text(right),
        worked: `**${person.who} ${verb.what} ${right}।**`,
        misconceptions: verb.forms.flatMap((form, at) => {
          const owner = people.find((one) => one.form === at)?.who ?? '';
          const feedback = say('b2-verb-with-person.other-person', { form, owner, personWho: person.who });
          return form === right ? [] : [misconception(form, feedback)];
        }),
      };
    },
  },
  'b2-verb-comes-last': {
    about: ['bangla-word-order', 'verb-at-the-end', 'shobdo-theke-bakko'],
    variety: 100,
    make(random, level) {
      const person = random.of(people);
      const verb = random.of(verbs);
      const when = level === 3 ? [random.of(['রোজ', 'সকালে', 'বিকেলে', 'আজ'])] : [];
      const [who, what, does = ''] = [person.who, verb.what, verb.forms[person.form]];
      const sentence = [who, ...when, what, does].join(' ');
      return {
        values: { does },
        inOrder: [who, ...when, what, does],
        wrong: [
          [who, does, ...when, what],
          [does, what, ...when, who],
        ],
        worked: `**${sentence}।**`,
      };
    },
  },
});

const endings = [
  'আমি বা আমরা: ক্রিয়ার শেষে ই।',
  'তুমি বা তোমরা: ক্রিয়ার শেষে ও।',
  'তুই: ক্রিয়ার শেষে স।',
  'সে বা তারা: ক্রিয়ার শেষে এ বা য়।',
  'আপনি বা তিনি: ক্রিয়ার শেষে ন।',
];

const spellings = (rule: string, pairs: string) =>
  pairs.split(' ').map((pair) => {
    const [right = '', wrong = ''] = pair.split('/');
    return { rule, right, wrong };
  });

const spellingWords = [
  ...spellings('n', 'কারণ/কারন বর্ণ/বর্ন ঋণ/ঋন তৃণ/তৃন হরিণ/হরিন গ্রহণ/গ্রহন প্রাণ/প্রান ভীষণ/ভীষন ভাষণ/ভাষন ব্যাকরণ/ব্যাকরন'),
  ...spellings('plain', 'সোনা/সোণা কান/কাণ ঝরনা/ঝরণা গভর্নর/গভর্ণর ট্রেন/ট্রেণ কর্নেল/কর্ণেল'),
  ...spellings('s', 'স্টেশন/ষ্টেশন মাস্টার/মাষ্টার পোস্টার/পোষ্টার স্টিমার/ষ্টিমার'),
  ...spellings('sh', 'কৃষক/কৃশক কষ্ট/কস্ট ঋষি/ঋসি বৃষ্টি/বৃস্টি মিষ্টি/মিস্টি নিষ্ঠা/নিস্ঠা'),
  ...spellings('i', 'লাইব্রেরি/লাইব্রেরী ইংরেজি/ইংরেজী সরকারি/সরকারী বাড়ি/বাড়ী গাড়ি/গাড়ী পাখি/পাখী শাড়ি/শাড়ী'),
  ...spellings('ii', 'নদী/নদি নারী/নারি পৃথিবী/পৃথিবি'),
] as const;

/** Two spellings and their joined form. */
const joined = (
  'বিদ্যা+আলয়=বিদ্যালয় হিম+আলয়=হিমালয় নর+অধম=নরাধম যথা+অর্থ=যথার্থ মহা+আশয়=মহাশয় সিংহ+আসন=সিংহাসন ' +
  'শুভ+ইচ্ছা=শুভেচ্ছা যথা+ইষ্ট=যথেষ্ট পরম+ঈশ=পরমেশ মহা+ঈশ=মহেশ দেব+ইন্দ্র=দেবেন্দ্র নর+ঈশ=নরেশ ' +
  'সূর্য+উদয়=সূর্যোদয় যথা+উচিত=যথোচিত পর+উপকার=পরোপকার মহা+উৎসব=মহোৎসব নীল+উৎপল=নীলোৎপল হিত+উপদেশ=হিতোপদেশ ' +
  'জন+এক=জনৈক সদা+এব=সদৈব মত+ঐক্য=মতৈক্য ' +
  'রবি+ইন্দ্র=রবীন্দ্র অতি+ইত=অতীত পরি+ঈক্ষা=পরীক্ষা গিরি+ইন্দ্র=গিরীন্দ্র ' +
  'কটু+উক্তি=কটূক্তি মরু+উদ্যান=মরূদ্যান'
)
  .split(' ')
  .map((line) => {
    const [parts = '', whole = ''] = line.split('=');
    const [first = '', second = ''] = parts.split('+');
    return { first, second, whole };
  });

/** Which two vowels meet, and what they become. */
function meeting(first: string, second: string): { readonly before: string; readonly after: string } {
  const [before, after] = [first.at(-1) ?? '', second[0] ?? ''];
  const vowel = before === 'া' ? 'আ' : before === 'ি' ? 'ই' : before === 'ু' ? 'উ' : 'অ';
  return { before: vowel, after };
}

/** People and things with a plural: doers take রা, everything else takes গুলো. */
const doers = 'ছেলে মেয়ে শিক্ষক কৃষক জেলে ছাত্র শিশু গায়ক খেলোয়াড় প্রতিবেশী'.split(' ');
const things = 'বই কলম গাছ কলসি ফুল আম নৌকা টেবিল ঘুড়ি চেয়ার খাতা নদী মালা পাতা বাড়ি'.split(' ');

/** As the lessons and everyday speech have it: ছাত্ররা, শিক্ষকরা. */
const withRa = (word: string) => `${word}রা`;

const pronouns = ['আমি', 'তুমি', 'সে', 'তারা'].map((word, at) => ({ word, form: Math.min(at, 2) }));

const doings = ['দেখি দেখো দেখে', 'আঁকি আঁকো আঁকে', 'কিনি কেনো কেনে', 'খুঁজি খোঁজো খোঁজে', 'আনি আনো আনে'].map(
  (row) => row.split(' '),
);

const adjectives = 'লাল সুন্দর নতুন বড় ছোট রঙিন পুরোনো সাদা'.split(' ');
const nouns = 'ফুল নৌকা ঘুড়ি বই মাছ পাখি খাতা পুতুল'.split(' ');

/** The parts of speech, in the order of the sentence. */
const parts = ['pronoun', 'adjective', 'noun', 'verb'].map((part) => ({
  part,
  name: say(`bangla-grammar.${part}`),
  named: say(`bangla-grammar.${part}-with-article`),
  sign: say(`bangla-grammar.${part}-sign`),
}));

export const banglaGrammar = topic('bangla', 3, '', {
  'b3-one-and-many': {
    about: ['number-of-a-noun', 'person-or-thing'],
    variety: doers.length + things.length,
    make(random) {
      const isPerson = random.int(1, 2) === 1;
      const word = random.of(isPerson ? doers : things);
      const [right, wrong] = isPerson ? [withRa(word), `${word}রাজি`] : [`${word}গুলো`, withRa(word)];
      return {
        values: { word, right, isPerson },
        right,
        wrong: [wrong, `অনেক ${right}`, word],
      };
    },
  },
  'b5-right-spelling': {
    about: ['spelling', 'where-the-word-comes-from'],
    class: 5,
    variety: spellingWords.length,
    make(random) {
      const { rule, right, wrong } = random.of(spellingWords);
      const [one = '', other = ''] = [right, wrong].sort();
      return {
        values: { one, other, right, said: say(`spelling-words.${rule}`) },
        right,
        wrong: [wrong],
      };
    },
  },
  'b6-word-in-a-sentence': {
    about: ['parts-of-speech', 'what-the-word-does'],
    class: 6,
    make(random, level) {
      const pronoun = random.of(pronouns);
      const verb = random.of(doings)[pronoun.form] ?? '';
      const words = [pronoun.word, random.of(adjectives), random.of(nouns), verb];
      const place = random.int(0, 3);
      const word = words[place] ?? '';
      const [, ...wrong] = random.shuffled(parts.filter((_, at) => at !== place));
      const shown = level === 1 ? wrong : parts.filter((_, at) => at !== place);
      const { name, named, sign } = parts[place] as (typeof parts)[number];
      const sentence = `${words.map((one, at) => (at === place ? `**${one}**` : one)).join(' ')}।`;
      return {
        values: { sentence, sign, word, named },
        ...choiceAmong(random, name, shown, ({ part, name, sign }) => [
          name,
          say('b6-word-in-a-sentence.is-that', { part, name, sign, word }),
        ]),
      };
    },
  },
  'b7-join-by-sandhi': {
    about: ['sandhi', 'which-vowels-meet'],
    class: 7,
    variety: joined.length,
    make(random) {
      const { first, second, whole } = random.of(joined);
      const { before, after } = meeting(first, second);
      const other = random.of(joined.filter((one) => one.whole !== whole && one.first !== first)).whole;
      return {
        values: { first, second, before, after },
        answer: text(whole),
        worked: `${first} + ${second} = ${whole}`,
        mistakes: [`${first}${second}`, first.replace(/[ািু]$/, '') + second.slice(1), other],
      };
    },
  },
});
