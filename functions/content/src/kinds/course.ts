import { paths } from '@pathshala/contract/site/paths';
import { kebab } from '@pathshala/contract/text/encodings';
import {
  type Check,
  calledBy,
  choice,
  courseList,
  defineKind,
  type Field,
  group,
  list,
  number,
  picture,
  pictureText,
  subject,
  text,
  words,
} from './define-kind.ts';

const isWholeCents: Check = {
  name: 'cents',
  message: 'faults.cents',
  passes: (price: number) => Number(price.toFixed(2)) === price,
};

const outlineItem = group({
  id: text({
    pattern: [kebab, 'faults.kebab'],
    ...{ label: 'studio-fields.id', hint: 'studio-help.outlineId' },
  }),
  title: words([2, 80], 'studio-fields.title', 'studio-help.lessonTitle'),
  /** To read and to work. */
  minutes: number({
    ...{ integer: true, min: 1, max: 180 },
    ...{ label: 'studio-fields.minutesPart', hint: 'studio-help.minutes' },
  }),
});

export const course = defineKind({
  one: 'course',
  called: calledBy('studio.courses', 'studio.course'),
  title: 'title',
  teachers: 'own',
  kept: true,
  page: paths.course,
  search: { group: 'courses', text: ['summary', 'audience', 'outcomes'], classes: 'audience' },
  files: { as: 'lists', at: 'courses', omit: ['list'] },
  begins: () => ({ price: 0, level: 'steady', outcomes: [''] }),
  inManifest: ({ price }) => ({ price: price as number }),
  form: ['title', 'list', 'subject', 'level', 'price', 'summary', 'picture', 'pictureText'],
  fields: {
    list: courseList('studio-fields.list', { hint: 'studio-help.list' }),
    title: words([3, 60], 'studio.title', 'studio-help.courseTitle'),
    /** US dollars. */
    price: number({
      ...{ min: 0, max: 999, checks: [isWholeCents] },
      ...{ label: 'studio-fields.price', hint: 'studio-fields.priceHint' },
    }),
    subject: subject(),
    level: choice(['starter', 'steady', 'stretch'], 'levels', {
      ...{ optional: true, label: 'levels.level', hint: 'studio-help.level' },
    }),
    summary: words([1, 200], 'studio-fields.summary', 'studio-help.summary', { rows: 3 }),
    audience: words([1, 240], 'studio-fields.audience', 'studio-help.audience', { rows: 3 }),
    picture: picture('course'),
    pictureText: pictureText(),
    outcomes: list(text({ min: 1, max: 140, translatable: true }), {
      ...{ min: 1, max: 12, one: 'studio-fields.outcome' },
      ...{ label: 'studio-fields.outcomes', hint: 'studio-help.outcomes' },
    }),
    /** Absent if defined by lesson files. */
    outline: list(outlineItem, {
      ...{ optional: true, min: 1, max: 60, differ: 'id', one: 'studio.lesson' },
      ...{ label: 'studio-fields.outline', hint: 'studio-fields.outlineHint' },
    }),
  },
});

const inDetail = ['pictureText', 'audience', 'outcomes', 'outline'] as const;
const isInDetail = (name: string) => inDetail.some((one) => one === name);
const onCard = Object.keys(course.fields).filter((name) => name !== 'picture' && !isInDetail(name));

type All = typeof course.fields;
type Words = { readonly translatable: true };
/** Those of the outline are kept by their lessons. */
export type CourseWord = {
  [Name in keyof All]: All[Name] extends Words | { readonly of: Words } ? Name : never;
}[keyof All];
export type CardWord = Exclude<CourseWord, (typeof inDetail)[number]>;

const isWords = (field: Field): boolean =>
  field.type === 'text' ? field.translatable === true : field.type === 'list' && isWords(field.of);

export const courseWords = Object.entries<Field>(course.fields).flatMap(([name, field]) =>
  isWords(field) ? [name as CourseWord] : [],
);
export const cardWords = courseWords.filter((name): name is CardWord => !isInDetail(name));

export const courseFieldNames: readonly string[] = [
  ...new Set(['_id', 'title', 'price', 'img', ...onCard, 'lessons', 'minutes', 'complete', ...inDetail]),
];
