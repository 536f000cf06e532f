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
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { BuiltPart } from '../../offline/packs/pack.ts';
import { dataAddress } from '../../src/page-address.ts';
import { filesAround } from '../../src/page-files.ts';
import { entrySource } from '../render/built-site.ts';
import type { ModuleGraph } from '../render/module-graph.ts';
import { keptModules } from './kept-modules.ts';

/** A part of a pack, before it is hashed and weighed. */
export type Wanted = Omit<BuiltPart, 'hash' | 'bytes'>;

/** A course with its practice, in a language. */
export interface Packed {
  readonly language: Language;
  /** Without it: any course, also one published after this build. */
  readonly course?: CourseDetail;
  /** Its written lessons. */
  readonly lessons: readonly Lesson[];
  /** Ids of the templates that practise its lessons. */
  readonly skills: readonly string[];
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

/** Formats data like the API. */
const contentHashOf = (answer: object) =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url');

/** A course's own pages, and their data, with the hashes of what they were rendered from. */
function writtenOf(course: CourseDetail, lessons: readonly Lesson[]): Wanted[] {
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
function pagesOf({ course, lessons, language, skills }: Packed): Wanted[] {
  const practice = skills.map((id) => paths.practiceSkill(id));
  const all: readonly Wanted[] = [
    ...(course ? writtenOf(course, lessons) : []),
    { at: spaFallback, stands: 'course' },
    { at: shellAddress(pages.lesson), stands: 'lesson' },
    ...[...practice, ...practice.map(dataAddress), paths.downloads].map((at) => ({ at })),
  ];
  return all.map((one) => ({ ...one, at: addressIn(language, one.at) }));
}

/** Source files of the modules of some pages, and of the one that hydrates them. */
function sourcesOf(names: readonly Route['page'][]): string[] {
  const files = allRoutes.filter(({ page }) => names.includes(page)).flatMap(filesAround);
  return [entrySource, ...new Set(files.map(({ file }) => `src/${file}`))];
}

const textAt = (address: string, { clientFolder }: Site) =>
  readFileSync(join(clientFolder, builtFileOf(address)), 'utf8');

/** The fonts of pages. Fonts of another script would be most of a pack: only one whose texts have its letters gets them. */
function fontsIn(html: readonly string[], language: Language): Wanted[] {
  const all = new Set(html.flatMap((page) => page.match(/\/assets\/[\w.-]+\.woff2/g) ?? []));
  return [...all].map((at) =>
    language === firstLanguage && isOfOtherScript(at) ? { at, otherScript: true } : { at },
  );
}

/** The pictures of the course and its teacher, without those of related courses. */
function picturesIn(html: string, { img }: CourseDetail, { clientFolder }: Site): string[] {
  const named = [img, ...(html.match(/\/portraits\/[\w-]+\.svg/g) ?? [])];
  return [...new Set(named)].filter((address) => existsSync(join(clientFolder, address)));
}

/** Everything needed to read and practise a course without a connection, except for the API's answers. */
export function wantedOfCourse(packed: Packed, site: Site): Wanted[] {
  const { course, language, skills } = packed;
  const whole = pagesOf(packed);
  const html = whole.filter(({ at }) => !at.endsWith('.json')).map(({ at }) => textAt(at, site));
  const names = [
    'course',
    'lesson',
    ...(skills.length > 0 ? ['practiceSkill' as const] : []),
    'downloads',
  ] as const;
  const modules = keptModules(sourcesOf(names), skills.map(site.templateOf), site.graph);
  const pictures = course ? picturesIn(html[0] ?? '', course, site) : [];
  return [...whole, ...fontsIn(html, language), ...[...modules, ...pictures].map((at) => ({ at }))];
}

/** The parts of all books besides their PDFs: the page of books, and the way to all packs. */
export function wantedOfBooks(language: Language, site: Site): Wanted[] {
  const whole = [paths.books, paths.downloads].map((path) => addressIn(language, path));
  const html = whole.map((at) => textAt(at, site));
  const modules = keptModules(sourcesOf(['books', 'downloads']), [], site.graph);
  return [...[...whole, ...modules].map((at) => ({ at })), ...fontsIn(html, language)];
}
