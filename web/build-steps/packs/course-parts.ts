import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfOtherScript } from '@pathshala/art/fonts/other-scripts';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/lesson';
import {
  allRoutes,
  builtFileOf,
  type Route,
  shellAddress,
  spaFallback,
} from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import type { BuiltPart } from '../../offline/packs/pack.ts';
import { dataAddress } from '../../src/page-address.ts';
import { filesAround } from '../../src/page-files.ts';
import { entrySource } from '../render/built-site.ts';
import type { ModuleGraph } from '../render/module-graph.ts';
import { keptModules } from './kept-modules.ts';

/** Something that is kept, before it is known what it weighs. */
export type Wanted = Omit<BuiltPart, 'hash' | 'bytes'>;

/** What the build knows of a course. */
export interface BuiltCourse {
  readonly course: CourseDetail;
  /** Its lessons that are written, as they are read. */
  readonly lessons: readonly Lesson[];
}

/** A course, with what is practised of it, in a language. */
export interface Packed {
  readonly language: Language;
  /** Left out: any course, also one that the school publishes after this build. */
  readonly built?: BuiltCourse;
  /** Ids of what practises its lessons. */
  readonly skills: readonly string[];
  /** Whether its texts have letters of another script than the first language's. */
  readonly hasOtherScript: boolean;
}

/** What is wanted, and what more of it where the texts have letters of another script. */
export interface AllWanted {
  readonly parts: readonly Wanted[];
  readonly otherScript: readonly Wanted[];
}

/** As the API says of its answer. */
const contentHashOf = (answer: object) =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url');

/** A course's own pages, and their data, with what they were written with. */
function writtenOf({ course, lessons }: BuiltCourse): Wanted[] {
  const path = paths.course(course._id);
  const ofCourse = [contentHashOf(course)];
  const first = lessons.find(({ _id }) => _id === course.outline[0]?.id);
  return [
    { at: path, of: ofCourse },
    ...(first ? [{ at: paths.lesson(course._id, first._id), of: [...ofCourse, contentHashOf(first)] }] : []),
    { at: dataAddress(path), of: ofCourse },
  ];
}

/** The pages and their data: the course's, what stands for all others, what practises it, the way to all packs. */
function pagesOf({ built, language, skills }: Packed): Wanted[] {
  const all: readonly Wanted[] = [
    ...(built ? writtenOf(built) : []),
    { at: spaFallback, stands: 'course' },
    { at: shellAddress(pages.lesson), stands: 'lesson' },
    ...skills.map((id) => ({ at: paths.practiceSkill(id) })),
    ...skills.map((id) => ({ at: dataAddress(paths.practiceSkill(id)) })),
    { at: paths.downloads },
  ];
  return all.map((one) => ({ ...one, at: addressIn(language, one.at) }));
}

/** The pages that a course is read on, those that it is practised on where it is, and the way to all packs. */
const packedPages = ({ skills }: Packed): Route['page'][] => [
  'course',
  'lesson',
  ...(skills.length > 0 ? (['practiceSkill'] as const) : []),
  'downloads',
];

/** Sources of the modules that some pages are made of, and of what takes them over. */
export function sourcesOf(pages: readonly Route['page'][]): string[] {
  const files = allRoutes.filter(({ page }) => pages.includes(page)).flatMap(filesAround);
  return [entrySource, ...new Set(files.map(({ file }) => `src/${file}`))];
}

/** Addresses of the fonts that a page's HTML names. */
export const fontsIn = (html: string): string[] => html.match(/\/assets\/[\w.-]+\.woff2/g) ?? [];

/** The course's picture and its teacher's; those of other courses beside it are not needed to read. */
function picturesIn(html: string, { course }: BuiltCourse, clientFolder: string): string[] {
  const named = [course.img, ...(html.match(/\/portraits\/[\w-]+\.svg/g) ?? [])];
  return named.filter((address) => existsSync(join(clientFolder, address)));
}

/** The built site. */
export interface Site {
  /** Absolute path of what browsers get. */
  readonly clientFolder: string;
  /** What its modules are made of, in the language of what is packed. */
  readonly graph: ModuleGraph;
  /** The source of the module in which a skill's template lies. @throws Error where there is none */
  readonly templateOf: (skill: string) => string;
}

/** Everything that a course needs to be read and practised without a connection, except for what the API says of it. */
export function wantedOf(packed: Packed, { clientFolder, graph, templateOf }: Site): AllWanted {
  const { built, skills, hasOtherScript } = packed;
  const whole = pagesOf(packed);
  const textAt = (address: string) => readFileSync(join(clientFolder, builtFileOf(address)), 'utf8');
  const html = whole.filter(({ at }) => !at.endsWith('.json')).map(({ at }) => textAt(at));
  const modules = keptModules(sourcesOf(packedPages(packed)), skills.map(templateOf), graph);
  const named = new Set(html.flatMap(fontsIn));
  // Whole fonts of another script are most of what a pack would weigh without need: its few words there have fonts of their own.
  const fonts = [...named].filter((address) => hasOtherScript || !isOfOtherScript(address));
  const pictures = built ? picturesIn(html[0] ?? '', built, clientFolder) : [];
  const single = new Set([...fonts, ...modules, ...pictures]);
  const asWanted = (addresses: Iterable<string>) => [...addresses].map((at) => ({ at }));
  return {
    parts: [...whole, ...asWanted(single)],
    otherScript: asWanted([...named].filter((address) => !fonts.includes(address))),
  };
}
