import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, shellAddress } from '@pathshala/contract/all-routes';
import type { CourseDetail } from '@pathshala/contract/course';
import type { Language } from '@pathshala/contract/language';
import { addressIn } from '@pathshala/contract/language-address';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import type { Part } from '../../offline/packs/pack.ts';
import { keptModules } from './kept-modules.ts';

/** Something that is kept, before it is known what it weighs. */
export type Wanted = Pick<Part, 'at' | 'as'>;

/** A course, with what is practised of it, in a language. */
export interface PackedCourse {
  readonly course: CourseDetail;
  readonly language: Language;
  /** Ids of what practises its lessons. */
  readonly skills: readonly string[];
  /** Whether its texts have letters of Bangla. */
  readonly hasBangla: boolean;
}

/** The pages of a course: its own, the first lesson, one shell for all others, what practises it, and the way to all packs. */
function pagesOf({ course, language, skills }: PackedCourse): Wanted[] {
  const here = (path: string) => addressIn(language, path);
  const [first, ...others] = course.outline.map(({ id }) => here(paths.lesson(course._id, id)));
  return [
    { at: here(paths.course(course._id)) },
    ...(first ? [{ at: first }] : []),
    { at: here(shellAddress(pages.lesson)), as: others },
    ...skills.map((id) => ({ at: here(paths.practiceSkill(id)) })),
    { at: here(paths.downloads) },
  ];
}

/** What the router asks for when it goes from page to page. */
function dataOf({ course, language, skills }: PackedCourse): Wanted[] {
  const withData = [paths.course(course._id), ...skills.map((id) => paths.practiceSkill(id))];
  return withData.map((path) => ({ at: `${addressIn(language, path)}.data` }));
}

/** Addresses of the modules and fonts that a page's HTML names. Its style stands in it. */
export function filesIn(html: string, hasBangla: boolean): string[] {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g) ?? [];
  // Whole fonts of Bangla are most of what a pack in English would weigh; what its pages write in it has fonts of its own.
  return named.filter((address) => hasBangla || !/-bangla-/.test(address));
}

/** The course's picture and its teacher's; those of other courses beside it are not needed to read. */
function picturesIn(html: string, { course }: PackedCourse, clientFolder: string): string[] {
  const named = [course.img, ...(html.match(/\/portraits\/[\w-]+\.svg/g) ?? [])];
  return named.filter((address) => existsSync(join(clientFolder, address)));
}

/**
 * Everything that a course needs to be read and practised without a connection, but for the lessons that the school gives
 * to those who have joined.
 * @param clientFolder absolute path of the built site
 */
export function wantedOf(packed: PackedCourse, clientFolder: string): Wanted[] {
  const whole = pagesOf(packed);
  const html = whole.map(({ at }) => readFileSync(join(clientFolder, fileOf(at)), 'utf8'));
  const files = [...new Set(html.flatMap((one) => filesIn(one, packed.hasBangla)))];
  const modules = keptModules(
    files.filter((address) => address.endsWith('.js')),
    packed.skills,
    clientFolder,
  );
  const pictures = picturesIn(html[0] ?? '', packed, clientFolder);
  const single = new Set([...files, ...modules, ...pictures]);
  return [...whole, ...dataOf(packed), ...[...single].map((at) => ({ at }))];
}
