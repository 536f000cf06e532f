import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Course, Prices } from '@pathshala/contract/courses/course';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { lessonParts } from '@pathshala/contract/studio/items';
import { languageQuery } from '../../../http/language-query.ts';
import type { ItemName } from '../studio-calls.ts';

/** The pause between two requests, and how many there are at most: no instance of the API is behind for longer. */
const pause = 1000;
const most = 8;

const query = languageQuery;
const at = (address: string): Copy => ({ address });

/** A public answer that the browser may have cached. */
interface Copy {
  readonly address: string;
  /** How to recognise a new answer, where an instance of the API may still give the one before. */
  readonly isNew?: (answer: unknown) => boolean;
}

const course = (id: string) => at(apiRoot + pathOf(endpoints.course, { id, query }));
const listOf = (id: string, { list, price }: StudioFields) =>
  listNames
    .filter((one) => one === list)
    .map(
      (one): Copy => ({
        address: apiRoot + pathOf(listEndpoints[one], { query }),
        isNew: (answer) => (answer as readonly Course[]).some((its) => its._id === id && its.price === price),
      }),
    );
const pricesWith = (id: string, { price }: StudioFields): Copy => ({
  address: apiRoot + pathOf(endpoints.prices, {}),
  isNew: (answer) => (answer as Prices)[id] === price,
});
const article = (blogId: string) => at(apiRoot + pathOf(endpoints.article, { blogId, query }));
const searched = () => at(apiRoot + pathOf(endpoints.searchChanges, { query }));

/** What the site's pages fetch to show an item of a kind, in the page's language. */
const copies: Readonly<Partial<Record<StudioKind, (id: string, fields: StudioFields) => Copy[]>>> = {
  courses: (id, fields) => [course(id), ...listOf(id, fields), pricesWith(id, fields), searched()],
  lessons: (id) => [course(lessonParts(id)?.courseId ?? ''), searched()],
  articles: (id) => [article(id), at('/blog.json'), searched()],
  books: () => [at('/blog2.json'), searched()],
  instructors: () => [searched()],
};

async function untilNew({ address, isNew }: Copy): Promise<void> {
  for (let times = 1; ; times += 1) {
    const answer = await fetch(address, { cache: 'reload' });
    if (!isNew || !answer.ok || isNew(await answer.json()) || times === most) return;
    await new Promise((done) => setTimeout(done, pause));
  }
}

const copiesOf = ({ kind, id }: ItemName, fields: StudioFields) => copies[kind]?.(id, fields) ?? [];

/**
 * Fetches the public answers about an item again. Browsers cache public answers for half a minute, so without this the
 * editor might not see their own change on the next page. Never throws.
 * @param fields the published fields
 */
export async function renewCopies(name: ItemName, fields: StudioFields): Promise<void> {
  await Promise.allSettled(copiesOf(name, fields).map(({ address }) => fetch(address, { cache: 'reload' })));
}

/** The same after a publish, again until they have the new fields. Never throws. */
export async function renewPublished(name: ItemName, fields: StudioFields): Promise<void> {
  await Promise.allSettled(copiesOf(name, fields).map(untilNew));
}
