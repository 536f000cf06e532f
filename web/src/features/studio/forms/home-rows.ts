/** What the form of home asks for, section by section. */
import { platformKinds, scenes } from '@pathshala/contract/home';
import { homeSections } from '@pathshala/contract/home-sections';
import { allLists } from '@pathshala/contract/lists';
import { subjects } from '@pathshala/contract/subjects';
import type { FieldRow, RowField } from './field-rows.ts';

const same = (values: readonly string[]) => Object.fromEntries(values.map((one) => [one, one]));
const subjectNames = Object.fromEntries(subjects.map(({ subject, label }) => [subject, label]));
const listNames = Object.fromEntries(allLists.map(({ list, label }) => [list, label]));

const line = (name: string, label: string): RowField => ({ name, label, as: 'line', both: true });
const text = (name: string, label: string): RowField => ({ name, label, as: 'text', rows: 2, both: true });
const subject: RowField = { name: 'subject', label: 'Subject', as: 'choice', options: subjectNames };

/** Who is drawn, and how: of instructors and of those who say something on home. */
export const portraitRows: readonly RowField[] = [
  { name: 'portrait.seed', label: 'Portrait: seed', as: 'line', hint: 'Another word draws another face.' },
  { name: 'portrait.look', label: 'Portrait: look', as: 'choice', options: { woman: 'Woman', man: 'Man' } },
  { name: 'portrait.hijab', label: 'Hijab', as: 'flag' },
  { name: 'portrait.beard', label: 'Beard', as: 'flag' },
  { name: 'portrait.glasses', label: 'Glasses', as: 'flag' },
];

const drawnHint = 'What is new has the picture of another one until the site is built again.';

const programRows: readonly RowField[] = [
  line('title', 'Title'),
  { name: 'programs', label: 'Parts', as: 'list', one: 'part', both: true },
  text('description', 'Text'),
  { name: 'id', label: 'Id', as: 'line' },
  subject,
  { name: 'list', label: 'Leads to', as: 'choice', options: listNames },
];

const programs = (name: string, label: string): FieldRow => ({
  ...{ name: `programs.${name}`, label, as: 'rows', one: 'program', of: programRows, hint: drawnHint },
});

const sectionNames: Readonly<Record<(typeof homeSections)[number], string>> = {
  myCourses: 'My courses',
  freeLessons: 'Free lessons',
  programs: 'Programs',
  platforms: 'Where it runs',
  testimonials: 'Testimonials',
  education: 'Education for all',
  investors: 'Investors',
  moments: 'Moments',
  press: 'Press',
  blog: 'Blog',
  instructors: 'Instructors',
  brands: 'Brands',
};

export const homeRows: readonly FieldRow[] = [
  line('hero.title', 'Hero: title'),
  text('hero.lead', 'Hero: text'),
  line('hero.primary.label', 'Hero: first button'),
  line('hero.secondary.label', 'Hero: second button'),
  line('classes.value', 'Figure of the classes'),
  line('classes.label', 'What the figure says'),
  ...homeSections.flatMap((name) => [
    line(`sections.${name}.title`, `${sectionNames[name]}: heading`),
    text(`sections.${name}.lead`, `${sectionNames[name]}: line below`),
  ]),
  programs('gradeThree', 'Programs of class 3'),
  programs('gradeEight', 'Programs of class 8'),
  programs('gradeTwelve', 'Programs of class 12'),
  {
    ...{ name: 'platforms', label: 'Where it runs', as: 'rows', one: 'platform' },
    of: [
      line('title', 'Title'),
      text('text', 'Text'),
      { name: 'kind', label: 'Kind', as: 'choice', options: same(platformKinds) },
    ],
  },
  {
    ...{ name: 'testimonials', label: 'Testimonials', as: 'rows', one: 'testimonial', hint: drawnHint },
    of: [text('quote', 'What they say'), line('name', 'Name'), line('role', 'Who it is'), ...portraitRows],
  },
  {
    ...{ name: 'education', label: 'Education for all', as: 'rows', one: 'slide' },
    of: [line('title', 'Title'), text('text', 'Text'), subject],
  },
  {
    ...{ name: 'investors', label: 'Investors', as: 'rows', one: 'investor' },
    of: [
      line('name', 'Name'),
      text('note', 'Note'),
      line('monogram', 'Letters'),
      { ...subject, name: 'color', label: 'Colour of' },
    ],
  },
  {
    ...{ name: 'moments', label: 'Moments', as: 'rows', one: 'moment' },
    of: [
      line('title', 'Title'),
      text('alt', 'What the picture shows'),
      { name: 'scene', label: 'Drawing', as: 'choice', options: same(scenes) },
    ],
  },
  {
    ...{ name: 'press', label: 'Press', as: 'rows', one: 'headline' },
    of: [
      line('paper', 'Paper'),
      line('headline', 'Headline'),
      text('quote', 'Quote'),
      { name: 'year', label: 'Year', as: 'number' },
    ],
  },
  {
    ...{ name: 'brands', label: 'Brands', as: 'rows', one: 'brand', hint: 'Seven of them.' },
    of: [line('name', 'Name'), line('line', 'Line'), subject],
  },
];
