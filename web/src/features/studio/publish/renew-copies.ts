import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { lessonParts } from '@pathshala/contract/studio/items';
import { languageQuery } from '../../../http/language-query.ts';
import type { ItemName } from '../studio-calls.ts';

const query = languageQuery;
const course = (id: string) => apiRoot + pathOf(endpoints.course, { id, query });
const listOf = ({ list }: StudioFields) =>
  listNames.filter((one) => one === list).map((one) => apiRoot + pathOf(listEndpoints[one], { query }));
const prices = apiRoot + pathOf(endpoints.prices, {});
const article = (blogId: string) => apiRoot + pathOf(endpoints.article, { blogId, query });
const searched = () => apiRoot + pathOf(endpoints.searchChanges, { query });

/** The addresses that the site's pages fetch to show an item of a kind, in the page's language. */
const places: Readonly<Partial<Record<StudioKind, (id: string, fields: StudioFields) => string[]>>> = {
  courses: (id, fields) => [course(id), ...listOf(fields), prices, searched()],
  lessons: (id) => [course(lessonParts(id)?.courseId ?? ''), searched()],
  articles: (id) => [article(id), '/blog.json', searched()],
  books: () => ['/blog2.json', searched()],
  instructors: () => [searched()],
};

/**
 * Fetches the public answers about an item again. Browsers cache public answers for half a minute, so without this the
 * editor might not see their own publish on the next page. Never throws.
 * @param fields the published fields
 */
export async function renewCopies({ kind, id }: ItemName, fields: StudioFields): Promise<void> {
  const requests = (places[kind]?.(id, fields) ?? []).map((address) => fetch(address, { cache: 'reload' }));
  await Promise.allSettled(requests);
}
