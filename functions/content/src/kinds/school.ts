import { isHttpsLink } from '@pathshala/contract/content/published';
import { paths } from '@pathshala/contract/site/paths';
import { type WeekStart, weekStarts } from '@pathshala/contract/site/region';
import {
  contrastOf,
  isColour,
  leastContrast,
  mapFrames,
  type socialNetworks,
} from '@pathshala/contract/site/school';
import { languages } from '@pathshala/contract/text/languages';
import { type Check, choice, defineKind, group, type Label, text, words } from './define-kind.ts';

/** Luminances that the colours meet: of `tint` and `onMarigold` in web/brand/tokens.ts. */
export const contrastGrounds = { main: 0.857, accent: 0.0192 } as const;

/** @param ground the luminance that a colour meets. A text that is no colour has an issue of its own. */
export const isSeenOn = (ground: number): Check => ({
  name: 'contrast',
  message: 'faults.contrast',
  passes: (colour: string) => !isColour(colour) || contrastOf(colour, ground) >= leastContrast,
  // Rounded down: 4.496 is not 4.5.
  params: (colour) => ({
    ratio: `${Math.floor(contrastOf(String(colour), ground) * 100) / 100}`,
    least: `${leastContrast}`,
  }),
});

const colour = (ground: number, label: Label, hint: string) =>
  text({
    ...{ optional: true, mayBeEmpty: true, control: 'colour', label, hint },
    ...{ pattern: [/^(?:#[0-9a-f]{6})?$/i, 'faults.colour'], checks: [isSeenOn(ground)] },
  });

export const isHttps: Check = {
  name: 'https',
  message: 'faults.https',
  passes: (link: string) => link === '' || isHttpsLink(link),
};

/** After parsing: `https://www.openstreetmap.org@elsewhere` and `/maps/../` lead elsewhere. */
const isMap: Check = {
  name: 'map',
  message: 'faults.map',
  passes: (link: string) => {
    if (!isHttpsLink(link)) return false;
    const { href } = new URL(link);
    return mapFrames.some((begin) => href.startsWith(begin));
  },
};

const isCurrency: Check = {
  name: 'currency',
  message: 'faults.currency',
  passes: (code: string) => Intl.supportedValuesOf('currency').includes(code),
};

const logo = (label: Label, hint: string) =>
  text({
    ...{ optional: true, control: 'picture', use: 'logo', label, hint },
    pattern: [/^\/api\/media\/[0-9a-f]{32}\.(?:png|webp)$/, 'faults.logo'],
  });

/** Empty: not shown. */
const maybe = { optional: true, mayBeEmpty: true } as const;
const social = (label: Label) => text({ ...maybe, checks: [isHttps], label, hint: 'school-help.social' });

export const school = defineKind({
  one: 'settings',
  called: { many: 'school.many', some: 'school.some', one: 'school.one', about: 'school.about' },
  title: 'name',
  ids: ['school'],
  stays: true,
  page: () => paths.contact,
  files: { as: 'file', at: 'site/school.json' },
  fields: {
    name: words([2, 40], 'school.name', 'school-help.name'),
    tagline: words([5, 120], 'school.tagline', 'school-help.tagline'),
    description: words([50, 170], 'school.description', 'school-help.description', { rows: 3 }),
    logo: group(
      {
        light: logo('school.logoLight', 'school-help.logoLight'),
        dark: logo('school.logoDark', 'school-help.logoDark'),
      },
      { optional: true },
    ),
    colours: group(
      {
        main: colour(contrastGrounds.main, 'school.main', 'school-help.main'),
        accent: colour(contrastGrounds.accent, 'school.accent', 'school-help.accent'),
      },
      { optional: true },
    ),
    phone: text({
      ...{ ...maybe, label: 'school.phone', hint: 'school-help.phone' },
      pattern: [/^(?:[+(]?\d[\d ()-]{4,18}\d)?$/, 'faults.phone'],
    }),
    whatsapp: text({
      ...{ ...maybe, label: 'WhatsApp', hint: 'school-help.whatsapp' },
      pattern: [/^(?:\+[1-9]\d(?: ?\d){6,12})?$/, 'faults.whatsapp'],
    }),
    email: text({
      ...{ label: 'school.email', hint: 'school-help.email', max: 254 },
      pattern: [/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'validation.contactEmailWrong'],
    }),
    address: words([10, 200], 'school.address', 'school-help.address', { rows: 2 }),
    mapUrl: text({ label: 'school.map', hint: 'school-help.map', max: 2000, checks: [isMap] }),
    mapLabel: words([3, 80], 'school.mapLabel', 'school-help.mapLabel'),
    social: group(
      {
        facebook: social('Facebook'),
        youtube: social('YouTube'),
        instagram: social('Instagram'),
        linkedin: social('LinkedIn'),
      } satisfies Record<(typeof socialNetworks)[number], unknown>,
      { optional: true },
    ),
    facebookPageId: text({
      ...{ ...maybe, label: 'school.pageId', hint: 'school-help.pageId' },
      pattern: [/^[\w.]*$/, 'faults.pageId'],
    }),
    facebookAppId: text({
      ...{ ...maybe, label: 'school.appId', hint: 'school-help.appId' },
      pattern: [/^\d*$/, 'faults.appId'],
    }),
    firstLanguage: choice(languages, 'languages', {
      ...{ label: 'school.firstLanguage', hint: 'school-help.firstLanguage' },
    }),
    weekStart: choice(Object.keys(weekStarts) as WeekStart[], 'school', {
      ...{ label: 'school.weekStart', hint: 'school-help.weekStart' },
    }),
    currency: text({ label: 'school.currency', hint: 'school-help.currency', checks: [isCurrency] }),
    consent: choice(['nobody', 'under-13'], 'school', {
      ...{ label: 'school.consent', hint: 'school-help.consent' },
    }),
  },
});
