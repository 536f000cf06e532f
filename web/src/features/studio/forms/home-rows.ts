/** What the form of home asks for, section by section. */
import { platformKinds, scenes } from '@pathshala/contract/home';
import { homeSections } from '@pathshala/contract/home-sections';
import { allLists } from '@pathshala/contract/lists';
import { subjects } from '@pathshala/contract/subjects';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow, RowField } from './field-rows.ts';

type Section = (typeof homeSections)[number];

const same = (values: readonly string[]) => Object.fromEntries(values.map((one) => [one, one]));
const subjectNames = () => Object.fromEntries(subjects.map(({ subject, label }) => [subject, nameOf(label)]));
const listNames = () => Object.fromEntries(allLists.map(({ list, label }) => [list, nameOf(label)]));

const line = (name: string, label: string): RowField => ({ name, label, as: 'line', both: true });
const text = (name: string, label: string): RowField => ({ name, label, as: 'text', rows: 2, both: true });
const choice = (name: string, label: string, options: Readonly<Record<string, string>>): RowField => ({
  ...{ name, label, as: 'choice', options },
});
const title = () => line('title', words['studio.title']());
const name = () => line('name', words['studio-home.name']());
const prose = (field: string) => text(field, words['studio-home.text']());
const subject = () => choice('subject', words['studio-fields.subject'](), subjectNames());

/** Who is drawn, and how: of instructors and of those who say something on home. */
export const portraitRows = (): readonly RowField[] => [
  {
    ...{ name: 'portrait.seed', label: words['studio-fields.seed'](), as: 'line' },
    hint: words['studio-fields.seedHint'](),
  },
  choice('portrait.look', words['studio-fields.look'](), {
    woman: words['studio-fields.woman'](),
    man: words['studio-fields.man'](),
  }),
  { name: 'portrait.hijab', label: words['studio-fields.hijab'](), as: 'flag' },
  { name: 'portrait.beard', label: words['studio-fields.beard'](), as: 'flag' },
  { name: 'portrait.glasses', label: words['studio-fields.glasses'](), as: 'flag' },
];

const programRows = (): readonly RowField[] => [
  title(),
  {
    ...{ name: 'programs', label: words['studio-home.parts'](), as: 'list', both: true },
    one: words['studio-home.part'](),
  },
  prose('description'),
  { name: 'id', label: words['studio-home.id'](), as: 'line' },
  subject(),
  choice('list', words['studio-home.leadsTo'](), listNames()),
];

const programs = (field: string, label: string): FieldRow => ({
  ...{ name: `programs.${field}`, label, as: 'rows', of: programRows() },
  ...{ one: words['studio-home.program'](), hint: words['studio-home.drawnHint']() },
});

const sectionNames: Readonly<Record<Section, () => string>> = {
  myCourses: words['studio-home.myCourses'],
  freeLessons: words['studio-home.freeLessons'],
  programs: words['studio-home.programs'],
  platforms: words['studio-home.platforms'],
  testimonials: words['studio-home.testimonials'],
  education: words['studio-home.education'],
  investors: words['studio-home.investors'],
  moments: words['studio-home.moments'],
  press: words['studio-home.press'],
  blog: words['studio-home.blog'],
  instructors: words['studio-home.instructors'],
  brands: words['studio-home.brands'],
};

const headingRows = (part: Section): readonly RowField[] => {
  const section = sectionNames[part]();
  return [
    line(`sections.${part}.title`, words['studio-home.heading']({ section })),
    text(`sections.${part}.lead`, words['studio-home.lineBelow']({ section })),
  ];
};

/** A section that is a list of things, called by its own name. */
const things = (part: Section, one: string, of: readonly RowField[], hint?: string): FieldRow => ({
  ...{ name: part, label: sectionNames[part](), as: 'rows', one, of },
  ...(hint !== undefined && { hint }),
});

export const homeRows = (): readonly FieldRow[] => [
  line('hero.title', words['studio-home.heroTitle']()),
  text('hero.lead', words['studio-home.heroText']()),
  line('hero.primary.label', words['studio-home.heroFirst']()),
  line('hero.secondary.label', words['studio-home.heroSecond']()),
  line('classes.value', words['studio-home.classesValue']()),
  line('classes.label', words['studio-home.classesLabel']()),
  ...homeSections.flatMap(headingRows),
  programs('gradeThree', words['studio-home.programsOfThree']()),
  programs('gradeEight', words['studio-home.programsOfEight']()),
  programs('gradeTwelve', words['studio-home.programsOfTwelve']()),
  things('platforms', words['studio-home.platform'](), [
    title(),
    prose('text'),
    choice('kind', words['studio-home.kind'](), same(platformKinds)),
  ]),
  things(
    'testimonials',
    words['studio-home.testimonial'](),
    [
      text('quote', words['studio-home.quote']()),
      name(),
      line('role', words['studio-home.role']()),
      ...portraitRows(),
    ],
    words['studio-home.drawnHint'](),
  ),
  things('education', words['studio-home.slide'](), [title(), prose('text'), subject()]),
  things('investors', words['studio-home.investor'](), [
    name(),
    text('note', words['studio-home.note']()),
    line('monogram', words['studio-home.letters']()),
    choice('color', words['studio-home.colourOf'](), subjectNames()),
  ]),
  things('moments', words['studio-home.moment'](), [
    title(),
    text('alt', words['studio-home.shows']()),
    choice('scene', words['studio-home.drawing'](), same(scenes)),
  ]),
  things('press', words['studio-home.headlineOne'](), [
    line('paper', words['studio-home.paper']()),
    line('headline', words['studio-home.headline']()),
    text('quote', words['studio-home.quoted']()),
    { name: 'year', label: words['studio-home.year'](), as: 'number' },
  ]),
  things(
    'brands',
    words['studio-home.brand'](),
    [name(), line('line', words['studio-home.line']()), subject()],
    words['studio-home.seven'](),
  ),
];
