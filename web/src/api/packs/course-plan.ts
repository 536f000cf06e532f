import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { type CoursePack, maxPackBytes } from '@pathshala/contract/courses/pack';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/language-address';
import {
  anyCourse,
  bytesOf,
  type PackFile,
  type PackName,
  type Part,
  packFilePath,
} from '../../../offline/packs/pack.ts';
import { call } from '../../http/client.ts';
import { languageQuery as query } from '../../http/language-query.ts';
import { siteLanguage } from '../../words/language.ts';
import { PackFailure } from './pack-failure.ts';
import type { Keepable } from './pack-plan.ts';

const here = (path: string) => addressIn(siteLanguage, path);

/** Build files of a course; for newer or removed ones, of any course. */
async function builtOf(name: PackName): Promise<PackFile | undefined> {
  for (const id of [name.id, anyCourse]) {
    const answer = await fetch(packFilePath({ ...name, id }), { cache: 'no-cache' });
    if (answer.ok) return (await answer.json()) as PackFile;
    if (answer.status !== 404) return undefined;
  }
  return undefined;
}

/** Build files of a course: its pages if they are current, otherwise the fallback pages. */
function builtParts({ parts, otherScript = [] }: PackFile, courseId: string, pack: CoursePack): Part[] {
  const hashes = new Set([pack.course, ...pack.lessons].map(({ hash }) => hash));
  const all = pack.hasOtherScript ? [...parts, ...otherScript] : parts;
  const present = all.filter(({ of = [] }) => of.every((hash) => hashes.has(hash)));
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

/**
 * A course from the API.
 * @param isOwn whether a person's lessons are included
 */
function publishedParts(courseId: string, pack: CoursePack, isOwn: boolean): Part[] {
  const { course, lessons, files, withdrawn } = pack;
  const address = `${apiRoot}${pathOf(endpoints.course, { id: courseId, query })}`;
  // A cache buster: the CDN may have an older version.
  const at = withdrawn
    ? pathOf(endpoints.ownCourse, { courseId, query })
    : pathOf(endpoints.course, { id: courseId, query: { ...query, at: course.hash } });
  const lessonParts = lessons.map(({ id, hash, bytes }) => {
    const path = pathOf(endpoints.lesson, { courseId, lessonId: id, query });
    return isOwn ? { at: path, hash, bytes, lesson: id } : { at: `${apiRoot}${path}`, hash, bytes };
  });
  const own = withdrawn && { own: true as const };
  return [{ ...course, at: `${apiRoot}${at}`, as: [address], ...own }, ...lessonParts, ...files];
}

/** Firebase's project configuration, for the session. */
const project = { at: '/__/firebase/init.js?useEmulator=true', as: ['/__/firebase/init.js'] };

/** The plan of a course pack. */
export function courseToKeep({
  _id: courseId,
  title,
  img,
}: Pick<CourseDetail, '_id' | 'title' | 'img'>): Keepable {
  const name = { kind: 'course', id: courseId, language: siteLanguage } as const;
  return {
    name,
    async plan(owner) {
      const built = await builtOf(name);
      if (!built) return undefined;
      const token = (await owner?.token()) ?? null;
      const pack = await call(endpoints.coursePack, { courseId, query, token, quiet: true });
      const parts = [...builtParts(built, courseId, pack), ...publishedParts(courseId, pack, owner !== null)];
      if (bytesOf(parts) > maxPackBytes) throw new PackFailure('heavy');
      // Its picture is in the build, unless it is newer or generic.
      const picture = !img || parts.some(({ at }) => at === img) ? [] : [{ at: img }];
      const rest = [...(owner ? [project] : []), ...picture];
      return { ...name, title, page: here(paths.course(courseId)), parts, rest };
    },
  };
}
