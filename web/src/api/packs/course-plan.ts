import { endpoints } from '@pathshala/contract/calls/endpoints';
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
import { languageQueryOf } from '../../http/language-query.ts';
import { PackFailure } from './pack-failure.ts';
import type { Keepable, PackOwner, PackPlan } from './pack-plan.ts';

/** Build files of a course; for newer or removed ones, of any course. */
async function builtOf(name: PackName): Promise<PackFile | undefined> {
  for (const id of [name.id, anyCourse]) {
    const answer = await fetch(packFilePath({ ...name, id }), { cache: 'no-cache' });
    if (answer.ok) return answer.json();
    if (answer.status !== 404) return undefined;
  }
  return undefined;
}

/** Build files of a course: its pages if they are current, otherwise the fallback pages. */
function builtParts({ parts }: PackFile, { id, language }: PackName, pack: CoursePack): Part[] {
  const hashes = new Set([pack.course, ...pack.lessons].map(({ hash }) => hash));
  const present = parts.filter(
    ({ of = [], otherScript }) =>
      of.every((hash) => hashes.has(hash)) && (pack.hasOtherScript || !otherScript),
  );
  const written = new Set(present.map(({ at }) => at));
  const pages = { course: [paths.course(id)], lesson: pack.outline.map((one) => paths.lesson(id, one)) };
  return present.flatMap(({ stands, of: _, otherScript: _font, ...part }) => {
    if (!stands) return [part];
    const as = pages[stands].map((path) => addressIn(language, path)).filter((at) => !written.has(at));
    return as.length > 0 ? [{ ...part, as }] : [];
  });
}

/**
 * A course from the API.
 * @param isOwn whether a person's lessons are included
 */
function publishedParts({ id: courseId, language }: PackName, pack: CoursePack, isOwn: boolean): Part[] {
  const { course, lessons, files, withdrawn } = pack;
  const query = languageQueryOf(language);
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
export async function coursePlan(what: Keepable, owner: PackOwner | null): Promise<PackPlan | undefined> {
  const { id: courseId, language, img } = what;
  const built = await builtOf(what);
  if (!built) return undefined;
  const token = (await owner?.token()) ?? null;
  const query = languageQueryOf(language);
  const pack = await call(endpoints.coursePack, { courseId, query, token, quiet: true });
  const parts = [...builtParts(built, what, pack), ...publishedParts(what, pack, owner !== null)];
  if (bytesOf(parts) > maxPackBytes) throw new PackFailure('heavy');
  // Its picture is in the build, unless it is newer or generic.
  const picture = !img || parts.some(({ at }) => at === img) ? [] : [{ at: img }];
  return {
    ...what,
    page: addressIn(language, paths.course(courseId)),
    parts,
    rest: [...(owner ? [project] : []), ...picture],
  };
}
