/**
 * What an item of each kind is made of: the fields of the school's files, in their order. A draft may lack any of them
 * and hold any words; what may be published is said by the schemas in `studio-schemas.ts`.
 */
import { homeSections } from './home-sections.ts';
import { firstLanguage, type Language, languages, translations } from './languages.ts';
import { type LocalText, textIn } from './local-text.ts';

/** What stands in a field. `words` can be in two languages, `text` cannot. */
export type FieldShape =
  | 'words'
  | 'text'
  | 'number'
  | 'flag'
  | { readonly each: FieldShape }
  | { readonly fields: Readonly<Record<string, FieldShape>> };

/** The fields of an item as they are kept. */
export type StudioFields = Readonly<Record<string, unknown>>;

const quizFields = {
  question: 'words',
  options: { each: 'words' },
  answer: 'number',
  explanation: 'words',
  feedback: { each: 'words' },
  compute: 'words',
} as const satisfies Record<string, FieldShape>;

const portrait = {
  fields: { seed: 'text', look: 'text', hijab: 'flag', beard: 'flag', glasses: 'flag' },
} as const satisfies FieldShape;

const heading = { fields: { title: 'words', lead: 'words' } } as const satisfies FieldShape;
const button = { fields: { label: 'words' } } as const satisfies FieldShape;
const programs = {
  each: {
    fields: {
      id: 'text',
      subject: 'text',
      title: 'words',
      programs: { each: 'words' },
      description: 'words',
      list: 'text',
    },
  },
} as const satisfies FieldShape;

/** By kind. A new kind is a row here, one in `studio-schemas.ts` and one in `studio.ts`. */
export const studioFields = {
  courses: {
    list: 'text',
    title: 'words',
    price: 'number',
    subject: 'text',
    summary: 'words',
    audience: 'words',
    outcomes: { each: 'words' },
    outline: { each: { fields: { id: 'text', title: 'words', minutes: 'number' } } },
    place: 'number',
  },
  lessons: {
    title: 'words',
    minutes: 'number',
    order: 'number',
    body: 'words',
    quiz: { each: { fields: quizFields } },
  },
  articles: {
    userName: 'words',
    title: 'words',
    description: 'words',
    subject: 'text',
    lang: 'text',
    date: 'text',
    summary: 'words',
  },
  books: {
    userName: 'words',
    title: 'words',
    description: 'words',
    subject: 'text',
    lang: 'text',
    level: 'words',
    file: { fields: { url: 'text', bytes: 'number', pages: 'number' } },
  },
  instructors: {
    subject: 'text',
    name: 'words',
    education: 'words',
    bio: 'words',
    links: { fields: { facebook: 'text', linkedin: 'text', youtube: 'text' } },
    portrait,
  },
  home: {
    hero: { fields: { title: 'words', lead: 'words', primary: button, secondary: button } },
    classes: { fields: { value: 'words', label: 'words' } },
    sections: {
      fields: Object.fromEntries(homeSections.map((name) => [name, heading])),
    },
    programs: { fields: { gradeThree: programs, gradeEight: programs, gradeTwelve: programs } },
    platforms: { each: { fields: { title: 'words', text: 'words', kind: 'text' } } },
    testimonials: { each: { fields: { quote: 'words', name: 'words', role: 'words', portrait } } },
    education: { each: { fields: { title: 'words', text: 'words', subject: 'text' } } },
    investors: { each: { fields: { name: 'words', note: 'words', monogram: 'words', color: 'text' } } },
    moments: { each: { fields: { title: 'words', alt: 'words', scene: 'text' } } },
    press: { each: { fields: { paper: 'words', headline: 'words', quote: 'words', year: 'number' } } },
    brands: { each: { fields: { name: 'words', subject: 'text', line: 'words' } } },
  },
  pages: { lead: 'words', updated: 'text', body: 'words' },
} as const satisfies Record<string, Readonly<Record<string, FieldShape>>>;

export type StudioKind = keyof typeof studioFields;

/** Entries that a list in a draft may have: more than may be published of any, so that work in progress always fits. */
const mostInList = 100;

/** What does not fit: where, and what has to stand there. */
export interface Misfit {
  readonly path: string;
  readonly detail: string;
}

const wanted = { words: 'a text, or one each in `en` and `bn`', text: 'a text', number: 'a number' } as const;

/**
 * Takes out of what was sent what an item of a kind is made of, in the order of the files. What is missing stays missing.
 * @returns the fields, and what was of another type than its field; that is left out of the fields
 */
export function fitFields(kind: StudioKind, sent: unknown): { fields: StudioFields; misfits: Misfit[] } {
  const misfits: Misfit[] = [];
  const fields = fit({ fields: studioFields[kind] }, sent, '', misfits);
  return { fields: (fields ?? {}) as StudioFields, misfits };
}

/** Whether a value is a text in one language, or in the first one and others. */
export function isLocalText(value: unknown): value is LocalText {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = value as Partial<Record<Language, unknown>>;
  const isText = (one: unknown) => typeof one === 'string';
  return (
    isText(texts[firstLanguage]) && languages.every((one) => texts[one] === undefined || isText(texts[one]))
  );
}

/** What of a value does not fit. */
export function misfitsOf(shape: FieldShape, value: unknown, path: string): Misfit[] {
  const misfits: Misfit[] = [];
  fit(shape, value, path, misfits);
  return misfits;
}

function fit(shape: FieldShape, value: unknown, path: string, misfits: Misfit[]): unknown {
  if (value === undefined || value === null) return undefined;
  const refuse = (detail: string) => {
    misfits.push({ path: path || 'body', detail: `must be ${detail}` });
    return undefined;
  };
  if (shape === 'words') return isLocalText(value) ? wordsOf(value) : refuse(wanted.words);
  if (shape === 'text') return typeof value === 'string' ? value : refuse(wanted.text);
  if (shape === 'number')
    return typeof value === 'number' && Number.isFinite(value) ? value : refuse(wanted.number);
  if (shape === 'flag') return typeof value === 'boolean' ? value : refuse('true or false');
  if ('each' in shape) {
    if (!Array.isArray(value)) return refuse('a list');
    if (value.length > mostInList) return refuse(`a list of at most ${mostInList} entries`);
    const all = value.map((one: unknown, at) => fit(shape.each, one, `${path}[${at}]`, misfits));
    return all.filter((one) => one !== undefined);
  }
  if (typeof value !== 'object' || Array.isArray(value)) return refuse('an object');
  const values = new Map<string, unknown>(Object.entries(value));
  // What has nothing of an object is another one.
  if (path && values.size > 0 && !Object.keys(shape.fields).some((name) => values.has(name))) {
    return refuse(`an object of ${Object.keys(shape.fields).join(', ')}`);
  }
  const own = Object.entries(shape.fields).map(
    ([name, inner]) =>
      [name, fit(inner, values.get(name), path ? `${path}.${name}` : name, misfits)] as const,
  );
  return Object.fromEntries(own.filter(([, one]) => one !== undefined));
}

function wordsOf(text: LocalText): LocalText {
  if (typeof text === 'string') return text;
  const own = languages.filter((language) => text[language] !== undefined);
  return Object.fromEntries(own.map((language) => [language, text[language]])) as LocalText;
}

/** The fields with each text in one language, as the schemas of the files know them. */
export function fieldsIn(kind: StudioKind, fields: StudioFields, language: Language): StudioFields {
  return inLanguage({ fields: studioFields[kind] }, fields, language) as StudioFields;
}

function inLanguage(shape: FieldShape, value: unknown, language: Language): unknown {
  if (shape === 'words') return isLocalText(value) ? textIn(value, language).text : value;
  if (typeof shape === 'string' || typeof value !== 'object' || value === null) return value;
  if ('each' in shape) return (value as unknown[]).map((one) => inLanguage(shape.each, one, language));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner = shape.fields[name];
      return [name, inner ? inLanguage(inner, one, language) : one];
    }),
  );
}

/** Whether any of the texts is in another language besides. */
export const isTranslated = (value: unknown): boolean => translations.some((one) => isWrittenIn(value, one));

/** Whether any of the texts has a version in a language. */
export function isWrittenIn(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return language in value || Object.values(value).some((one) => isWrittenIn(one, language));
}
