import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { lessonItemId, lessonParts } from '@pathshala/contract/studio/items';
import { kindNames, staysPublished } from '../kinds/all-kinds.ts';
import { type Random, randomOf } from '../practice/random.ts';
import { hasSubjectOf, needsLesson, publishIssues } from '../publish-rule.ts';
import type { Source } from '../sources.ts';
import { bareOf, fullOf } from './each-kind.ts';

/** What editors can do. A refused action changes nothing. */
export interface Desk {
  readonly create: (item: Source) => Promise<void>;
  readonly save: (item: Source) => Promise<void>;
  readonly publish: (item: Source) => Promise<void>;
  readonly unpublish: (item: Source) => Promise<void>;
  readonly archive: (item: Source) => Promise<void>;
  /** Makes what was published, or else what was saved last, the draft. */
  readonly restore: (item: Source) => Promise<void>;
  readonly move: (item: Source, place: number) => Promise<void>;
}

/** Few, so that steps affect each other's work. */
const courses = ['first', 'second', 'third'];
const idOf = (kind: StudioKind, random: Random): string => {
  if (kind === 'home' || kind === 'school') return kind;
  if (kind === 'pages') return random.of(['about', 'help', 'results']);
  const own = random.of(courses);
  return kind === 'lessons' ? lessonItemId(own, random.of(['one', 'two', 'three'])) : own;
};

const oddTexts = ['', ' ', '---', 'a: b # c', '“পদ্মা” \\ | $', '1971', 'null', 'x'.repeat(90), 'পাঠ।\n\nদুই'];
/** Removes a field, empties it, or gives it an odd value; values other than text keep their type. */
function spoiled(fields: StudioFields, random: Random): StudioFields {
  const name = random.of(Object.keys(fields));
  const value = fields[name];
  const { [name]: _, ...others } = fields;
  if (Array.isArray(value)) return { ...others, [name]: value.slice(0, random.int(0, value.length)) };
  if (typeof value === 'number') return { ...others, [name]: random.of([0, 1, 7, 2000]) };
  const isWords = typeof value === 'object' && value !== null && 'en' in value;
  if (isWords && random.int(0, 1)) return { ...others, [name]: { en: random.of(oddTexts), bn: 'নতুন পাঠ' } };
  if (typeof value === 'string' && random.int(0, 1)) return { ...others, [name]: random.of(oddTexts) };
  return others;
}

const bare = new Map(kindNames.map((kind) => [kind, bareOf(kind)]));
function fieldsOf(kind: StudioKind, random: Random): StudioFields {
  const whole = random.of([fullOf[kind], bare.get(kind) ?? {}]);
  const own = kind === 'courses' ? { ...whole, list: random.of(listNames.slice(0, 2)) } : whole;
  // An open course is made of its lessons.
  const { outline: _, place: _place, ...open } = own as StudioFields;
  const begun = random.int(0, 1) ? own : open;
  return random.int(0, 3) === 0 ? spoiled(begun, random) : begun;
}

const actions = ['save', 'publish', 'publish', 'publish', 'unpublish', 'archive', 'restore', 'move'] as const;

/** Lets editors act in an order that the seed decides. */
export async function busyDay(seed: string, desk: Desk, steps = 80): Promise<void> {
  const random = randomOf(seed);
  // Courses and their lessons depend on each other.
  const kinds: readonly StudioKind[] = [...kindNames, 'courses', 'lessons', 'courses', 'lessons'];
  const begun: Source[] = [];
  for (let step = 0; step < steps; step += 1) {
    if (begun.length === 0 || random.int(0, 2) === 0) {
      const kind = random.of(kinds);
      const item = { kind, id: idOf(kind, random), fields: fieldsOf(kind, random) };
      begun.push(item);
      await desk.create(item);
      if (random.int(0, 2)) await desk.publish(item);
      continue;
    }
    const { kind, id } = random.of(begun);
    await desk[random.of(actions)]({ kind, id, fields: fieldsOf(kind, random) }, random.int(1, 4));
  }
}

interface Kept {
  readonly draft?: StudioFields;
  readonly shown?: StudioFields;
  readonly isArchived?: boolean;
}

/** A studio in memory, with only the rule for what may be published. */
export function deskInMemory(begun: readonly Source[]) {
  const keyOf = ({ kind, id }: Omit<Source, 'fields'>) => `${kind} ${id}`;
  const kept = new Map<string, Source & Kept>(
    begun.map((one) => [keyOf(one), { ...one, shown: one.fields }]),
  );
  const published = (): Source[] =>
    [...kept.values()].flatMap(({ kind, id, shown }) => (shown ? [{ kind, id, fields: shown }] : []));
  const lessonsOf = (courseId: string) =>
    published().filter(({ kind, id }) => kind === 'lessons' && lessonParts(id)?.courseId === courseId).length;
  const hasCourse = (id: string) => kept.get(`courses ${id}`)?.shown !== undefined;
  const change = (item: Source, changed: (known: Source & Kept) => Kept) => {
    const known = kept.get(keyOf(item));
    if (known) kept.set(keyOf(item), { ...known, ...changed(known) });
  };
  const draftOf = ({ draft, shown = {} }: Kept) => draft ?? shown;
  const desk: Desk = {
    create: async (item) => {
      if (!kept.has(keyOf(item))) kept.set(keyOf(item), { ...item, draft: item.fields });
    },
    save: async (item) => change(item, () => ({ draft: item.fields, isArchived: false })),
    publish: async (item) =>
      change(item, (known) => {
        const fields = draftOf(known);
        const around = { hasCourse, lessonsOf, isTypeset: () => false, hasSubject: hasSubjectOf([]) };
        const isFit = !known.isArchived && publishIssues({ ...item, fields }, around).length === 0;
        return isFit ? { shown: fields } : {};
      }),
    unpublish: async (item) =>
      change(item, ({ shown, draft = shown ?? {} }) => {
        const courseId = (item.kind === 'lessons' && lessonParts(item.id)?.courseId) || '';
        const course = kept.get(`courses ${courseId}`)?.shown;
        const isNeeded = course && needsLesson(course, lessonsOf(courseId) - 1);
        return staysPublished(item) || isNeeded ? {} : ({ draft, shown: undefined } as unknown as Kept);
      }),
    archive: async (item) => change(item, ({ shown }) => ({ isArchived: shown === undefined })),
    restore: async (item) =>
      change(item, ({ shown, draft }) => ({ draft: shown ?? draft ?? {}, isArchived: false })),
    move: async () => undefined,
  };
  return { desk, published };
}
