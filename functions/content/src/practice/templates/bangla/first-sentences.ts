import { both } from '../../bilingual.ts';
import { order, text, trap } from '../../make-answers.ts';
import { template } from '../../template.ts';

const lessons = ['free-bangla-barnamala/shobdo-theke-bakko'];
const about = { subject: 'bangla', class: 2, lessons } as const;

/** Who speaks, by the ending that the verb takes. */
const people = [
  { who: 'আমি', en: 'I', form: 0 },
  { who: 'আমরা', en: 'we', form: 0 },
  { who: 'তুমি', en: 'you, to a friend', form: 1 },
  { who: 'তোমরা', en: 'you, to friends', form: 1 },
  { who: 'তুই', en: 'you, to somebody very close', form: 2 },
  { who: 'সে', en: 'he or she', form: 3 },
  { who: 'তারা', en: 'they', form: 3 },
  { who: 'মিতু', en: 'Mitu', form: 3 },
  { who: 'আপনি', en: 'you, to elders', form: 4 },
  { who: 'তিনি', en: 'he or she, with respect', form: 4 },
  { who: 'বাবা', en: 'Father, with respect', form: 4 },
] as const;

/** Forms for আমি, তুমি, তুই, সে and আপনি. */
const verbs = [
  { name: 'খাওয়া', what: 'ভাত', forms: ['খাই', 'খাও', 'খাস', 'খায়', 'খান'] },
  { name: 'পড়া', what: 'বই', forms: ['পড়ি', 'পড়ো', 'পড়িস', 'পড়ে', 'পড়েন'] },
  { name: 'লেখা', what: 'চিঠি', forms: ['লিখি', 'লেখো', 'লিখিস', 'লেখে', 'লেখেন'] },
  { name: 'কাটা', what: 'ধান', forms: ['কাটি', 'কাটো', 'কাটিস', 'কাটে', 'কাটেন'] },
  { name: 'খেলা', what: 'ফুটবল', forms: ['খেলি', 'খেলো', 'খেলিস', 'খেলে', 'খেলেন'] },
  { name: 'দেখা', what: 'ছবি', forms: ['দেখি', 'দেখো', 'দেখিস', 'দেখে', 'দেখেন'] },
  { name: 'কেনা', what: 'ফল', forms: ['কিনি', 'কেনো', 'কিনিস', 'কেনে', 'কেনেন'] },
  { name: 'আঁকা', what: 'নৌকা', forms: ['আঁকি', 'আঁকো', 'আঁকিস', 'আঁকে', 'আঁকেন'] },
  { name: 'ধরা', what: 'মাছ', forms: ['ধরি', 'ধরো', 'ধরিস', 'ধরে', 'ধরেন'] },
  { name: 'রাঁধা', what: 'ডাল', forms: ['রাঁধি', 'রাঁধো', 'রাঁধিস', 'রাঁধে', 'রাঁধেন'] },
] as const;

const plain = (words: string) => both(words, words);

export const firstSentences = [
  template({
    ...about,
    id: 'b2-verb-with-person',
    title: both('The verb that fits', 'কর্তার সঙ্গে ক্রিয়া'),
    skill: 'bangla-verb-endings',
    strategy: 'who-is-spoken-of',
    variety: 100,
    make(dice, level) {
      const person = dice.of(level === 1 ? people.filter(({ form }) => form === 0 || form === 3) : people);
      const verb = dice.of(verbs);
      const right = verb.forms[person.form];
      return {
        question: both(
          `Fill in the right form of ${verb.name}: **${person.who} ${verb.what} ___।**`,
          `${verb.name} ক্রিয়ার ঠিক রূপ বসাও: **${person.who} ${verb.what} ___।**`,
        ),
        answer: text(right),
        hints: [
          both('In Bangla the verb changes with the person.', 'কর্তা বদলালে ক্রিয়াও বদলায়।'),
          both(`${person.who} is “${person.en}”.`, endings[person.form] ?? ''),
          both(`**${person.who} ${verb.what} ${right}।**`, `**${person.who} ${verb.what} ${right}।**`),
        ],
        misconceptions: verb.forms.flatMap((form, at) => {
          const owner = people.find((one) => one.form === at)?.who ?? '';
          const says = both(
            `${form} goes with ${owner}. Here it is ${person.who}.`,
            `${form} বসে “${owner}” কর্তার সঙ্গে। এখানে কর্তা ${person.who}।`,
          );
          return form === right ? [] : [trap(form, says)];
        }),
      };
    },
  }),
  template({
    ...about,
    id: 'b2-verb-comes-last',
    title: both('Who, what, does', 'কর্তা, কর্ম, ক্রিয়া'),
    skill: 'bangla-word-order',
    strategy: 'verb-at-the-end',
    variety: 100,
    make(dice, level) {
      const person = dice.of(people);
      const verb = dice.of(verbs);
      const when = level === 3 ? [plain(dice.of(['রোজ', 'সকালে', 'বিকেলে', 'আজ']))] : [];
      const [who, what, does] = [plain(person.who), plain(verb.what), plain(verb.forms[person.form])];
      const sentence = [who, ...when, what, does].map(({ bn }) => bn).join(' ');
      return {
        question: both('Put the words in order, as Bangla says it.', 'শব্দগুলো সাজিয়ে বাক্য বানাও।'),
        ...order(
          dice,
          [who, ...when, what, does],
          [
            [who, does, ...when, what],
            both(
              'That is the English order. In Bangla the verb comes last.',
              'এটা ইংরেজির ক্রম। বাংলায় ক্রিয়া বসে সবার শেষে।',
            ),
          ],
          [
            [does, what, ...when, who],
            both('Turned round: the one who does it comes first.', 'উল্টো হয়েছে: যে কাজ করে সে আগে।'),
          ],
        ),
        hints: [
          both('First who does it, last what is done.', 'আগে কে করে, শেষে কাজটি।'),
          both(`The verb is ${does.bn}: it comes last.`, `ক্রিয়া হলো ${does.bn}: সেটি শেষে বসবে।`),
          both(`**${sentence}।**`, `**${sentence}।**`),
        ],
      };
    },
  }),
];

const endings = [
  'আমি বা আমরা: ক্রিয়ার শেষে ই।',
  'তুমি বা তোমরা: ক্রিয়ার শেষে ও।',
  'তুই: ক্রিয়ার শেষে স।',
  'সে বা তারা: ক্রিয়ার শেষে এ বা য়।',
  'আপনি বা তিনি: ক্রিয়ার শেষে ন।',
];
