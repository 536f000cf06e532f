import { alike, both } from '../../bilingual.ts';
import { choice, text, trap } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { doers, isOneThing, verbForms } from './verb-forms.ts';

/** Words whose first sound does not look like its letter, and plain ones. */
const afterAn =
  'apple egg umbrella ant orange hour elephant onion engine old|book ice|cream MP honest|man arm eagle island umpire'.split(
    ' ',
  );
const afterA =
  'book kite university one-eyed|cat uniform banana mango useful|tool European hen boat tiger yellow|bag window house union table teacher'.split(
    ' ',
  );
const surprising = 'hour MP honest|man university one-eyed|cat uniform useful|tool European union'.split(' ');

const plurals: readonly (readonly [one: string, many: string])[] = [
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['ox', 'oxen'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['wife', 'wives'],
  ['wolf', 'wolves'],
  ['thief', 'thieves'],
  ['shelf', 'shelves'],
  ['baby', 'babies'],
  ['city', 'cities'],
  ['story', 'stories'],
  ['fly', 'flies'],
  ['boy', 'boys'],
  ['key', 'keys'],
  ['day', 'days'],
  ['monkey', 'monkeys'],
  ['box', 'boxes'],
  ['bus', 'buses'],
  ['dish', 'dishes'],
  ['bench', 'benches'],
  ['glass', 'glasses'],
  ['mango', 'mangoes'],
  ['potato', 'potatoes'],
  ['photo', 'photos'],
  ['sheep', 'sheep'],
  ['deer', 'deer'],
  ['book', 'books'],
  ['kite', 'kites'],
  ['piano', 'pianos'],
  ['tomato', 'tomatoes'],
];
const ruleOf = (one: string, many: string) => {
  if (one === many) return both('It is the same for one and for many.', 'একটি আর অনেক, দুটিতেই একই রূপ।');
  if (/[^aeiou]y$/.test(one))
    return both('A consonant and *y*: the *y* becomes *ies*.', 'ব্যঞ্জনের পরে *y*: *y* বদলে হয় *ies*।');
  if (/ves$/.test(many)) return both('*f* or *fe* becomes *ves*.', '*f* বা *fe* বদলে হয় *ves*।');
  if (/es$/.test(many) && many === `${one}es`)
    return both(
      'Behind *s, x, ch, sh*, and some in *o*, it is *es*.',
      '*s, x, ch, sh* আর কিছু *o*-এর পরে *es* বসে।',
    );
  return many === `${one}s`
    ? both('It just takes an *s*.', 'শুধু *s* বসে।')
    : both('It changes inside, in its own way: learn it by heart.', 'শব্দটি নিজের মতো বদলায়: মুখস্থ রাখো।');
};

const capital = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`;
const inside = (words: string) => words.replace(/^(My|The|Our)/, (word) => word.toLowerCase());

export const grammar = [
  template({
    id: 'e3-a-or-an',
    title: both('A or an?', 'A, না an?'),
    skill: 'articles',
    subject: 'english',
    class: 3,
    strategy: 'listen-to-the-first-sound',
    lessons: [],
    variety: 35,
    make(dice, level) {
      const isAn = dice.int(1, 2) === 1;
      const list = isAn ? afterAn : afterA;
      const words = level === 1 ? list.filter((one) => !surprising.includes(one)) : list;
      const word = dice.of(words).replace('|', ' ');
      const [right, wrong] = isAn ? ['an', 'a'] : ['a', 'an'];
      const sound = isAn ? both('a vowel sound', 'স্বরধ্বনি') : both('a consonant sound', 'ব্যঞ্জনধ্বনি');
      return {
        question: both(`Which comes before *${word}*?`, `*${word}*-এর আগে কোনটি বসবে?`),
        ...choice(
          dice,
          alike(right),
          [
            alike(wrong),
            both(
              `Say it aloud: *${word}* begins with ${sound.en}.`,
              `জোরে বলো: *${word}*-এর শুরুতে ${sound.bn}।`,
            ),
          ],
          [
            both('neither', 'কোনোটিই নয়'),
            both('One thing of many needs *a* or *an*.', 'অনেকের মধ্যে একটি হলে *a* বা *an* লাগে।'),
          ],
        ),
        hints: [
          both('The sound counts, not the letter.', 'অক্ষর নয়, ধ্বনি দেখতে হয়।'),
          both(
            `Say *${word}* aloud. Is its first sound a vowel?`,
            `জোরে বলো *${word}*। প্রথম ধ্বনিটি কি স্বরধ্বনি?`,
          ),
          both(`It begins with ${sound.en}: *${right} ${word}*.`, `শুরুতে ${sound.bn}: *${right} ${word}*।`),
        ],
      };
    },
  }),
  template({
    id: 'e4-one-and-many',
    title: both('One and many', 'একবচন থেকে বহুবচন'),
    skill: 'plurals',
    subject: 'english',
    class: 4,
    strategy: 'look-at-the-end-of-the-word',
    lessons: [],
    variety: plurals.length,
    make(dice, level) {
      const regular = plurals.filter(
        ([one, many]) => many === `${one}s` || many === `${one}es` || many.endsWith('ies'),
      );
      const [one, many] = dice.of(level === 1 ? regular : plurals);
      return {
        question: both(`One *${one}*, two … Write the word.`, `One *${one}*, two … শব্দটি লেখো।`),
        answer: text(many),
        hints: [
          both(`How does *${one}* end?`, `*${one}*-এর শেষে কী আছে?`),
          ruleOf(one, many),
          both(`One *${one}*, two *${many}*.`, `One *${one}*, two *${many}*।`),
        ],
        misconceptions: [
          trap(`${one}s`, both('An *s* alone is not right for this word.', 'এই শব্দে শুধু *s* বসে না।')),
          trap(`${one}es`, both('It does not take *es*.', 'এতে *es* বসে না।')),
          trap(one, both('That is one. There are two now.', 'ওটা একটি। এখন দুটি।')),
        ],
      };
    },
  }),
  template({
    id: 'e7-passive-voice',
    title: both('From active to passive', 'কর্তৃবাচ্য থেকে কর্মবাচ্য'),
    skill: 'passive-voice',
    subject: 'english',
    class: 7,
    strategy: 'object-comes-to-the-front',
    lessons: [],
    make(dice, level) {
      const [doer, verb] = [dice.of(doers), dice.of(verbForms)];
      const thing = dice.of(verb.things);
      // With other doers one cannot see of what time *read* is.
      const isPast = level > 1 && dice.int(1, 2) === 1 && verb.plain !== 'read';
      const form = isPast ? verb.past : doer.isOne ? verb.third : verb.plain;
      const one = isOneThing(thing);
      const be = isPast ? (one ? 'was' : 'were') : one ? 'is' : 'are';
      const other = isPast ? (one ? 'were' : 'was') : one ? 'are' : 'is';
      const by = `by ${inside(doer.text)}`;
      const say = (help: string, does: string) => `${capital(thing)} ${help} ${does} ${by}.`;
      const right = say(be, verb.participle);
      const when = isPast ? ' (past)' : '';
      return {
        question: both(
          `Say it in the passive voice: *${doer.text} ${form} ${thing}.*${when}`,
          `কর্মবাচ্যে লেখো: *${doer.text} ${form} ${thing}.*${isPast ? ' (অতীত)' : ''}`,
        ),
        answer: text(right),
        hints: [
          both('What is acted on comes to the front.', 'যার উপর কাজ হয়, তা আসে সামনে।'),
          both(
            `Then *${be}*, and the third form of *${verb.plain}*: *${verb.participle}*.`,
            `তারপর *${be}*, আর *${verb.plain}*-এর তৃতীয় রূপ: *${verb.participle}*।`,
          ),
          both(`The doer comes last, behind *by*: *${right}*`, `কর্তা শেষে, *by*-এর পরে: *${right}*`),
        ],
        misconceptions: [
          trap(
            say(be, verb.past),
            both(`The third form is needed: *${verb.participle}*.`, `তৃতীয় রূপ লাগে: *${verb.participle}*।`),
          ),
          trap(
            say(other, verb.participle),
            both(`Look at the new subject: *${thing}*.`, `নতুন কর্তা দেখো: *${thing}*।`),
          ),
          trap(
            `${capital(thing)} ${verb.participle} ${by}.`,
            both(`The helper *${be}* is missing.`, `সাহায্যকারী ক্রিয়া *${be}* বাদ পড়েছে।`),
          ),
          trap(
            say(be, verb.ing),
            both('With *-ing* the thing itself would do it.', '*-ing* হলে মনে হয় জিনিসটিই কাজ করছে।'),
          ),
        ],
      };
    },
  }),
];
