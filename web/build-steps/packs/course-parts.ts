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

/** A part of a pack, before it is hashed and weighed. */
export type Wanted = Omit<BuiltPart, 'hash' | 'bytes'>;

/** The build's data of a course. */
export interface BuiltCourse {
  readonly course: CourseDetail;
  /** Its written lessons. */
  readonly lessons: readonly Lesson[];
}

/** A course with its practice, in a language. */
export interface Packed {
  readonly language: Language;
  /** Without it: any course, also one published after this build. */
  readonly built?: BuiltCourse;
  /** Ids of the templates that practise its lessons. */
  readonly skills: readonly string[];
  /** Whether its texts have letters of another script than the first language's. */
  readonly hasOtherScript: boolean;
}

/** The parts, and those needed only if the texts have letters of another script. */
export interface AllWanted {
  readonly parts: readonly Wanted[];
  readonly otherScript: readonly Wanted[];
}

/** Formats data like the API. */
const contentHashOf = (answer: object) =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url');

/** A course's own pages, and their data, with the hashes of what they were rendered from. */
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

/** Pages and their data: the course's, the pages without text, practice, the way to all packs. */
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

/** Pages of the course, of its practice, and the way to all packs. */
const packedPages = ({ skills }: Packed): Route['page'][] => [
  'course',
  'lesson',
  ...(skills.length > 0 ? (['practiceSkill'] as const) : []),
  'downloads',
];

/** Source files of the modules of some pages, and of the one that hydrates them. */
export function sourcesOf(pages: readonly Route['page'][]): string[] {
  const files = allRoutes.filter(({ page }) => pages.includes(page)).flatMap(filesAround);
  return [entrySource, ...new Set(files.map(({ file }) => `src/${file}`))];
}

/** Addresses of the fonts in a page's HTML. */
export const fontsIn = (html: string): string[] => html.match(/\/assets\/[\w.-]+\.woff2/g) ?? [];

/** The pictures of the course and its teacher, without those of related courses. */
function picturesIn(html: string, { course }: BuiltCourse, clientFolder: string): string[] {
  const named = [course.img, ...(html.match(/\/portraits\/[\w-]+\.svg/g) ?? [])];
  return named.filter((address) => existsSync(join(clientFolder, address)));
}

/** The built site. */
export interface Site {
  /** Absolute path of the files for browsers. */
  readonly clientFolder: string;
  /** Its modules, in the pack's language. */
  readonly graph: ModuleGraph;
  /** The source file of a skill's template. @throws Error if there is none */
  readonly templateOf: (skill: string) => string;
}

/** Everything needed to read and practise a course without a connection, except for the API's answers. */
export function wantedOf(packed: Packed, { clientFolder, graph, templateOf }: Site): AllWanted {
  const { built, skills, hasOtherScript } = packed;
  const whole = pagesOf(packed);
  const textAt = (address: string) => readFileSync(join(clientFolder, builtFileOf(address)), 'utf8');
  const html = whole.filter(({ at }) => !at.endsWith('.json')).map(({ at }) => textAt(at));
  const modules = keptModules(sourcesOf(packedPages(packed)), skills.map(templateOf), graph);
  const named = new Set(html.flatMap(fontsIn));
  // Whole fonts of another script would be most of a pack: a few words in it have page fonts.
  const fonts = [...named].filter((address) => hasOtherScript || !isOfOtherScript(address));
  const pictures = built ? picturesIn(html[0] ?? '', built, clientFolder) : [];
  const single = new Set([...fonts, ...modules, ...pictures]);
  const asWanted = (addresses: Iterable<string>) => [...addresses].map((at) => ({ at }));
  return {
    parts: [...whole, ...asWanted(single)],
    otherScript: asWanted([...named].filter((address) => !fonts.includes(address))),
  };
}
