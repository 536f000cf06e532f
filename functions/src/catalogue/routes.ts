import { catalogueEndpoints, listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { type ListName, listNames } from '@pathshala/contract/catalogue/lists';
import { type Course, openFirst, type Prices, type SpecialCourse } from '@pathshala/contract/courses/course';
import { catalogueCacheControl } from '@pathshala/contract/http/endpoint';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { cardIn, readCourse } from '../content/courses.ts';
import { cachePublished, requireItems } from '../content/manifest.ts';
import { isPart, readArticle, readPart } from '../content/published.ts';
import { DomainError, isNotFound } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { ManifestItems } from '../firestore/studio-records.ts';
import { type Route, requestedLanguage, route } from '../http/route.ts';

export function catalogueRoutes(db: Firestore): Route[] {
  const answers = cachePublished(db, (key) => {
    const [list, language] = key.split(' ') as [ListName, Language];
    return readList(db, list, language);
  });
  const lists = listNames.map((list) =>
    route(listEndpoints[list], async ({ query }) => ({
      serialised: await answers(`${list} ${requestedLanguage(query)}`),
      cache: 'catalogue',
    })),
  );
  const detail = route(catalogueEndpoints.course, async (call) => ({
    // Not cached: a buyer who is told that the price has changed reloads it here.
    json: await readCourse(db, call.params.id, requestedLanguage(call.query)).catch(keepUnknown),
    cache: 'catalogue',
  }));
  const prices = route(catalogueEndpoints.prices, async () => ({
    json: pricesIn(await requireItems(db, ['courses'])),
    cache: 'catalogue',
  }));
  const article = route(catalogueEndpoints.article, async (call) => ({
    json: await readArticle(db, call.params.blogId, requestedLanguage(call.query)).catch(keepUnknown),
    cache: 'catalogue',
  }));
  const parts = cachePublished(db, (key) => {
    const [name, language] = key.split(' ') as [string, Language];
    return readPart(db, name, language);
  });
  const part = route(catalogueEndpoints.publishedPart, async (call) => {
    const name = call.params.part;
    if (!(await isPart(db, name))) throw new DomainError('not-found');
    const answer = await parts(`${name} ${requestedLanguage(call.query)}`).catch(keepUnknown);
    return { serialised: answer, cache: 'catalogue' };
  });
  return [...lists, detail, prices, article, part];
}

function pricesIn({ courses = {} }: ManifestItems): Prices {
  const priced = Object.entries(courses);
  return Object.fromEntries(priced.flatMap(([id, { price }]) => (price === undefined ? [] : [[id, price]])));
}

/** A 404 is the same for everybody, so it is cached as well. */
function keepUnknown(error: unknown): never {
  if (!isNotFound(error)) throw error;
  const headers = { 'Cache-Control': catalogueCacheControl };
  throw new DomainError(error.code, error.message, { cause: error, headers });
}

/** One document read. Open courses first, otherwise in the seed's order. Empty before the first seed. */
async function readList(db: Firestore, list: ListName, language: Language): Promise<readonly Course[]> {
  const snapshot = await collections.catalogue(db).doc(list).get();
  const courses = openFirst(snapshot.data()?.courses ?? []).map((card) => cardIn(card, language));
  return list === 'specialCourse' ? courses.map(withId) : courses;
}

function withId(course: Course): SpecialCourse {
  return { id: course._id, ...course };
}
