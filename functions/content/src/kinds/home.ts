import {
  type HomeSection,
  hideableParts,
  homeSections,
  platformKinds,
} from '@pathshala/contract/content/published';
import { scenes } from '@pathshala/contract/pictures/item-picture';
import { paths } from '@pathshala/contract/site/paths';
import {
  calledBy,
  choice,
  courseList,
  defineKind,
  group,
  type Label,
  list,
  number,
  picture,
  subject,
  text,
  words,
} from './define-kind.ts';

const line = (max: number, label: Label, hint: string) => words([1, max], label, hint);
const prose = (max: number, label: Label, hint: string) => words([1, max], label, hint, { rows: 2 });
const title = (max: number) => line(max, 'studio.title', 'studio-home-help.cardTitle');
const name = (max: number) => line(max, 'studio-home.name', 'studio-home-help.name');
const button = (label: Label) => group({ label: line(30, label, 'studio-home-help.button') });

const sectionName = (part: HomeSection) => `studio-home.${part}`;
const heading = (part: HomeSection) => {
  const values = { section: sectionName(part) };
  return group(
    {
      title: line(60, ['studio-home.heading', values], 'studio-home-help.heading'),
      lead: prose(200, ['studio-home.lineBelow', values], 'studio-home-help.lineBelow'),
    },
    { optional: true },
  );
};
const headings = Object.fromEntries(homeSections.map((part) => [part, heading(part)])) as Record<
  HomeSection,
  ReturnType<typeof heading>
>;

const maxRows = 20;

/** Entries differ in one field, which tells them apart on the page. */
const things = (part: HomeSection, one: string, differ: string) =>
  ({
    optional: true,
    ...{ max: maxRows, differ, label: sectionName(part), hint: 'studio-home-help.things', one },
  }) as const;

const program = group({
  id: text({ min: 1, max: 60, label: 'studio-home.id', hint: 'studio-home-help.id' }),
  subject: subject(),
  title: title(60),
  programs: list(text({ min: 1, max: 30, translatable: true }), {
    ...{
      optional: true,
      max: 4,
      label: 'studio-home.parts',
      hint: 'studio-home-help.parts',
      one: 'studio-home.part',
    },
  }),
  description: prose(200, 'studio-home.text', 'studio-home-help.text'),
  list: courseList('studio-home.leadsTo', { hint: 'studio-home-help.leadsTo' }),
  program_img: picture('program'),
});
const programs = (label: string) =>
  list(program, {
    ...{ optional: true, max: maxRows, differ: 'id', label, hint: 'studio-home-help.things' },
    one: 'studio-home.program',
  });

export const home = defineKind({
  one: 'home page',
  called: calledBy('studio.home', 'studio.home'),
  ids: ['home'],
  stays: true,
  page: () => paths.home,
  files: { as: 'file', at: 'site/home.json' },
  fields: {
    hero: group({
      title: line(60, 'studio-home.heroTitle', 'studio-home-help.heroTitle'),
      lead: prose(200, 'studio-home.heroText', 'studio-home-help.heroText'),
      primary: button('studio-home.heroFirst'),
      secondary: button('studio-home.heroSecond'),
    }),
    figures: list(
      group({
        value: line(20, 'studio-home.figureValue', 'studio-home-help.figureValue'),
        label: line(60, 'studio-home.figureLabel', 'studio-home-help.figureLabel'),
      }),
      {
        ...{ optional: true, max: 4, differ: 'label', one: 'studio-home.figure' },
        ...{ label: 'studio-home.figures', hint: 'studio-home-help.figures' },
      },
    ),
    hidden: list(choice(hideableParts, 'studio-home', {}), {
      ...{ optional: true, max: hideableParts.length, differ: true, control: 'files' },
      label: 'studio-home.hidden',
    }),
    sections: group(headings, { optional: true }),
    programs: group(
      {
        gradeThree: programs('studio-home.programsOfThree'),
        gradeEight: programs('studio-home.programsOfEight'),
        gradeTwelve: programs('studio-home.programsOfTwelve'),
      },
      { optional: true },
    ),
    platforms: list(
      group({
        title: title(40),
        text: prose(160, 'studio-home.text', 'studio-home-help.text'),
        kind: choice(platformKinds, '', { label: 'studio-home.kind', hint: 'studio-home-help.kind' }),
      }),
      things('platforms', 'studio-home.platform', 'kind'),
    ),
    testimonials: list(
      group({
        quote: prose(200, 'studio-home.quote', 'studio-home-help.quote'),
        name: name(40),
        role: line(60, 'studio-home.role', 'studio-home-help.role'),
        picture: picture('portrait'),
      }),
      things('testimonials', 'studio-home.testimonial', 'name'),
    ),
    education: list(
      group({
        title: title(60),
        text: prose(200, 'studio-home.text', 'studio-home-help.text'),
        subject: subject(),
      }),
      things('education', 'studio-home.slide', 'title'),
    ),
    investors: list(
      group({
        name: name(60),
        note: prose(120, 'studio-home.note', 'studio-home-help.note'),
        monogram: line(3, 'studio-home.letters', 'studio-home-help.letters'),
        color: subject('studio-home.colourOf'),
      }),
      things('investors', 'studio-home.investor', 'name'),
    ),
    moments: list(
      group({
        title: title(60),
        alt: prose(200, 'studio-home.shows', 'studio-home-help.shows'),
        scene: choice(scenes, '', { optional: true, control: 'files' }),
        picture: picture('moment'),
      }),
      things('moments', 'studio-home.moment', 'title'),
    ),
    press: list(
      group({
        paper: line(60, 'studio-home.paper', 'studio-home-help.paper'),
        headline: line(100, 'studio-home.headline', 'studio-home-help.headline'),
        quote: prose(200, 'studio-home.quoted', 'studio-home-help.quoted'),
        year: number({ integer: true, label: 'studio-home.year', hint: 'studio-home-help.year' }),
      }),
      things('press', 'studio-home.headlineOne', 'paper'),
    ),
    brands: list(
      group({
        name: name(30),
        subject: subject(),
        line: line(80, 'studio-home.line', 'studio-home-help.line'),
      }),
      things('brands', 'studio-home.brand', 'name'),
    ),
  },
});
