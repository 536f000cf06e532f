import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { drawingsFor } from '@pathshala/contract/pictures/item-picture';
import home from '../../site/home.json' with { type: 'json' };
import school from '../../site/school.json' with { type: 'json' };
import { allKinds, kindNames } from '../kinds/all-kinds.ts';
import type { Field, Fields } from '../kinds/define-kind.ts';
import { schemaIssues } from '../kinds/schemas.ts';

const both = (en: string, bn: string) => ({ en, bn });
const words = both('Counting mangoes', 'আম গোনা');
const long = both(
  'A basket of mangoes, a child and a question that has more than one answer.',
  'এক ঝুড়ি আম, একটি শিশু আর এমন এক প্রশ্ন যার উত্তর একাধিক।',
);
const person = both('Rima Akter', 'রিমা আক্তার');

const question = (number: number) => ({
  question: both(`What is $${number} + 1$?`, `$${number} + 1$ কত?`),
  options: [`${number}`, `${number + 1}`, `${number + 2}`, `${number + 3}`],
  answer: 1,
  explanation: both('Count on by **one**.', '**এক** ঘর এগিয়ে গোনো।'),
  feedback: [both('Add one more.', 'আরও এক যোগ করো।'), '', '', ''],
  compute: `${number} + 1`,
});

const file = { url: `/api/media/${'0'.repeat(32)}.pdf`, bytes: 5000, pages: 7 };

const entry = {
  userName: person,
  title: words,
  description: long,
  subject: 'mathematics',
  lang: 'en',
} as const;

const written: Readonly<Partial<Record<StudioKind, StudioFields>>> = {
  courses: {
    ...{ list: 'classSeven', title: words, price: 12.5, subject: 'mathematics', summary: long },
    audience: long,
    outcomes: [1, 2, 3, 4].map((n) => both(`Count to ${n * 10}`, `${n * 10} পর্যন্ত গোনা`)),
    outline: [1, 2, 3, 4].map((n) => ({ id: `part-${n}`, title: both(`Part ${n}`, `পর্ব ${n}`), minutes: 5 })),
  },
  lessons: {
    ...{ title: words, minutes: 8 },
    body: both('## Idea\n\nOne and one is $1 + 1 = 2$.\n', '## ভাবনা\n\nএক আর এক $1 + 1 = 2$।\n'),
    quiz: [1, 2, 3, 4].map(question),
  },
  articles: {
    ...{ ...entry, date: '2026-05-01', summary: long },
    description: both(`${long.en}\n\n## Why\n\n- one\n- two\n`, `${long.bn}\n\n## কেন\n\n- এক\n- দুই\n`),
  },
  books: {
    ...entry,
    level: both('Class 3–6', 'তৃতীয় থেকে ষষ্ঠ শ্রেণি'),
    file,
  },
  instructors: {
    ...{ subject: 'physics', name: person, bio: long, picture: '/covers/drawn/portrait-3.svg' },
    education: both('MSc in physics, Dhaka', 'পদার্থবিজ্ঞানে এমএসসি, ঢাকা'),
    links: {
      facebook: 'https://www.facebook.com/rima',
      linkedin: 'https://www.linkedin.com/in/rima',
      youtube: 'https://www.youtube.com/@rima',
    },
  },
  subjects: {
    ...{ name: both('Arts', 'চারুকলা'), colour: '#7A4B2A', sign: 'চা' },
    inClasses: [{ name: both('Crafts', 'কারুকলা'), from: 1, to: 5 }],
  },
  home,
  school: {
    ...school,
    logo: { light: `/api/media/${'0'.repeat(32)}.png`, dark: `/api/media/${'0'.repeat(32)}.png` },
    colours: { main: '#5B2A86', accent: '#F2C14E' },
    whatsapp: '+8801700000000',
  },
  notices: { picture: '/img/moments/library.svg', file },
  pages: {
    lead: both(
      'Who we are, what we teach, and how you can write to us.',
      'আমরা কারা, কী শেখাই, আর কীভাবে আমাদের লেখা যায়, সব এখানে আছে।',
    ),
    updated: '2026-11-22',
    file,
    body: both('We teach.\n\n## Who\n\nTwo teachers in Dhaka.\n', 'আমরা শেখাই।\n\n## কারা\n\nঢাকার দুজন শিক্ষক।\n'),
  },
};

/** A value that a field may hold. */
function sampleOf(field: Field): unknown {
  if (field.type === 'number') return field.min ?? 1;
  if (field.type === 'list') return Array.from({ length: field.min ?? 1 }, () => sampleOf(field.of));
  if (field.type === 'group') return sampleOfFields(field.of);
  if (field.control === 'date') return '2026-11-22';
  if (field.use) return drawingsFor(field.use, 'mathematics')[0];
  return field.values?.[0] ?? (field.translatable ? words : words.en);
}

function sampleOfFields(fields: Fields): StudioFields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));
}

/** The values written for a kind, and a sample for every other field. */
const itemOf = (kind: StudioKind): StudioFields => ({
  ...sampleOfFields(allKinds[kind].fields),
  ...written[kind],
});

/** An item of each kind with every field that it can have, in all languages. */
export const fullOf = Object.fromEntries(kindNames.map((kind) => [kind, itemOf(kind)])) as Readonly<
  Record<StudioKind, StudioFields>
>;

/** What publishing requires besides the schema: a book that the build did not typeset needs its PDF. */
const alsoNeeded: Partial<Record<StudioKind, readonly string[]>> = { books: ['file'] };

/** The least that can be published: without every field, entry and translation that is optional. */
export function bareOf(kind: StudioKind): StudioFields {
  const bare = structuredClone(fullOf[kind]) as Record<string, unknown>;
  const isEnough = () =>
    schemaIssues(kind, bare).length === 0 && (alsoNeeded[kind] ?? []).every((name) => name in bare);
  takeAway(bare, isEnough);
  return bare;
}

/** Removes everything that is not needed. */
function takeAway(value: object, isEnough: () => boolean): void {
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields).reverse()) {
    const kept = fields[name];
    if (Array.isArray(fields)) fields.splice(Number(name), 1);
    else delete fields[name];
    if (isEnough()) continue;
    if (Array.isArray(fields)) fields.splice(Number(name), 0, kept);
    else fields[name] = kept;
    if (typeof kept === 'object' && kept !== null) takeAway(kept, isEnough);
  }
}
