import type { CourseDetail } from '@pathshala/contract/course';
import { apiRoot } from '@pathshala/contract/endpoint';
import { languageOfAddress } from '@pathshala/contract/language-address';
import { firstLanguage } from '@pathshala/contract/languages';
import { fromPacks } from '../packs/read.ts';

/**
 * The data of a course's page where nobody has it: of a course that was kept, what the API said of it. The build did not know
 * it, or knew an older one, or the school gives it no longer.
 * @returns undefined for other addresses, and for a course that is not kept
 */
export async function keptCourseData({ pathname }: URL): Promise<Response | undefined> {
  const { language, path } = languageOfAddress(pathname);
  const [, id] = /^\/course\/([^/]+)\/data\.json$/.exec(path) ?? [];
  if (!id) return undefined;
  const query = language === firstLanguage ? '' : `?lang=${language}`;
  const kept = await fromPacks(`${apiRoot}/course/${id}${query}`);
  if (!kept) return undefined;
  const { price: _, ...course } = (await kept.json()) as CourseDetail;
  return Response.json({ course, related: [], instructor: null });
}
