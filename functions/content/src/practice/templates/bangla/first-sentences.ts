import { misconception, order, text } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';

const _lessons = ['free-bangla-barnamala/shobdo-theke-bakko'];

/** The person of the subject, by the ending of the verb. */
const people = [
  { who: 'আমি', meaning: say('first-sentences.who-i'), form: 0 },
  { who: 'আমরা', meaning: say('first-sentences.who-we'), form: 0 },
  { who: 'তুমি', meaning: say('first-sentences.who-you-to-a-friend'), form: 1 },
  { who: 'তোমরা', meaning: say('first-sentences.who-you-to-friends'), form: 1 },
  { who: 'তুই', meaning: say('first-sentences.who-you-to-somebody-very'), form: 2 },
  { who: 'সে', meaning: say('first-sentences.who-he-or-she'), form: 3 },
  { who: 'তারা', meaning: say('first-sentences.who-they'), form: 3 },
  { who: 'মিতু', meaning: say('first-sentences.who-mitu'), form: 3 },
  { who: 'আপনি', meaning: say('first-sentences.who-you-to-elders'), form: 4 },
  { who: 'তিনি', meaning: say('first-sentences.who-he-or-she-with'), form: 4 },
  { who: 'বাবা', meaning: say('first-sentences.who-father-with-respect'), form: 4 },
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

export const firstSentences = topic('bangla', 2, 'free-bangla-barnamala', {
  'b2-verb-with-person': {
    about: ['bangla-verb-endings', 'who-is-spoken-of', 'shobdo-theke-bakko'],
    variety: 100,
    make(random, level) {
      const person = random.of(level === 1 ? people.filter(({ form }) => form === 0 || form === 3) : people);
      const verb = random.of(verbs);
      const right = verb.forms[person.form];
      const [verbName, verbWhat, personWho, meaning] = [verb.name, verb.what, person.who, person.meaning];
      return {
        values: { verbName, personWho, verbWhat, meaning, endings: endings[person.form] ?? '' },
        answer: text(right),
        worked: `**${person.who} ${verb.what} ${right}।**`,
        misconceptions: verb.forms.flatMap((form, at) => {
          const owner = people.find((one) => one.form === at)?.who ?? '';
          const feedback = say('b2-verb-with-person.other-person', {
            form,
            owner,
            personWho: person.who,
          });
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
      const [who, what, does] = [person.who, verb.what, verb.forms[person.form]];
      const sentence = [who, ...when, what, does].join(' ');
      return {
        values: { does },
        ...order(
          random,
          [who, ...when, what, does],
          [[who, does, ...when, what], say('b2-verb-comes-last.that-is-the-english')],
          [[does, what, ...when, who], say('b2-verb-comes-last.turned-round-the-one')],
        ),
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
