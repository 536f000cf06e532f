import type { CoursePack } from '@pathshala/contract/course-pack';
import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { endpoints } from '@pathshala/contract/endpoints';
import { addressIn } from '@pathshala/contract/language-address';
import { paths } from '@pathshala/contract/paths';
import type { PackFile, Part } from '../../../offline/packs/pack.ts';
import { siteLanguage } from '../../words/language.ts';
import { askedLanguage } from '../asked-language.ts';

/** A course as it is published now. */
interface Published {
  readonly courseId: string;
  readonly pack: CoursePack;
}

/**
 * What the build has for a course: its pages as far as they are what is published, and for all others the pages that
 * stand for any.
 */
export function builtParts({ parts, otherScript = [] }: PackFile, { courseId, pack }: Published): Part[] {
  const prints = new Set([pack.course, ...pack.lessons].map(({ hash }) => hash));
  const all = pack.hasOtherScript ? [...parts, ...otherScript] : parts;
  const present = all.filter(({ of = [] }) => of.every((hash) => prints.has(hash)));
  const here = (path: string) => addressIn(siteLanguage, path);
  const pages = {
    course: [here(paths.course(courseId))],
    lesson: pack.outline.map((id) => here(paths.lesson(courseId, id))),
  };
  const written = new Set(present.map(({ at }) => at));
  return present.flatMap(({ stands, of: _, ...part }) => {
    if (!stands) return [part];
    const as = pages[stands].filter((at) => !written.has(at));
    return as.length > 0 ? [{ ...part, as }] : [];
  });
}

/** What the API says of a course. @param isOwn whether its lessons are given to a person */
export function publishedParts({ courseId, pack }: Published, isOwn: boolean): Part[] {
  const { course, lessons, files } = pack;
  const query = askedLanguage;
  const asked = `${apiRoot}${pathOf(endpoints.course, { id: courseId, query })}`;
  // An address of its own: the CDN may still have what was published before.
  const at = pack.withdrawn
    ? pathOf(endpoints.ownCourse, { courseId, query })
    : pathOf(endpoints.course, { id: courseId, query: { ...query, at: course.hash } });
  const own = pack.withdrawn && { own: true as const };
  const lessonParts = lessons.map(({ id, hash, bytes }) => {
    const path = pathOf(endpoints.lesson, { courseId, lessonId: id, query });
    return isOwn ? { at: path, hash, bytes, lesson: id } : { at: `${apiRoot}${path}`, hash, bytes };
  });
  return [{ ...course, at: `${apiRoot}${at}`, as: [asked], ...own }, ...lessonParts, ...files];
}
