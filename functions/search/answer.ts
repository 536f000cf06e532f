import {
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  searchGroups,
} from '@pathshala/contract/catalogue/search';
import { fromIndexId, placeOf, type SearchDocument } from './documents.ts';
import type { Match } from './find.ts';
import { strongest, withoutWeak } from './find.ts';

export const storeFields = ['title', 'note', 'path', 'img', 'price', 'opensSoon', 'classes'] as const;
export type Stored = Pick<SearchDocument, (typeof storeFields)[number]>;

/** Priority of groups: with equal scores a course comes before a page of the site. */
const weights: Readonly<Record<SearchGroup, number>> = {
  courses: 1,
  lessons: 0.85,
  practice: 0.85,
  tests: 0.8,
  books: 0.8,
  blogs: 0.8,
  instructors: 0.65,
  words: 0.4,
  pages: 0.7,
};
/** Factor for what opens later: an open course with the whole title comes first. */
const ofLater = 0.65;
/** Factor for the group that the query names. */
const requestedClassBoost = 1.5;

/** With so many courses, a query is about no single topic. */
const many = 5;

interface Found {
  readonly group: SearchGroup;
  readonly hit: SearchHit;
  readonly opensSoon: true | undefined;
  readonly worth: number;
  readonly tier: number;
  readonly score: number;
}

/** If many courses match, groups are in the order of `searchGroups`, else by their best result. */
export function answerOf(matches: readonly Match[], meant: SearchGroup | undefined): SearchAnswer {
  const found = withoutWeak(matches.map(foundFrom).filter(isMeant)).toSorted(
    (a, b) => soon(a) - soon(b) || b.worth - a.worth || paid(a) - paid(b) || b.score - a.score,
  );
  const of = (group: SearchGroup) => found.filter((one) => one.group === group);
  const best = (group: SearchGroup) =>
    weights[group] *
    (group === meant ? requestedClassBoost : 1) *
    Math.max(...of(group).map((one) => one.worth * (one.opensSoon ? ofLater : 1)));
  const hits = searchGroups.map((group) => [group, of(group).map(({ hit }) => hit)] as const);
  const isBroad = of('courses').filter((one) => one.tier === strongest).length >= many;
  const order = searchGroups
    .filter((group) => of(group).length > 0)
    .toSorted((a, b) => (isBroad && !meant ? 0 : best(b) - best(a)));
  return { ...(Object.fromEntries(hits) as Record<SearchGroup, SearchHit[]>), order };
}

/** Many glossary words share a beginning: one is shown only if written out. */
const isMeant = ({ group, tier }: Found) => group !== 'words' || tier === strongest;
const paid = ({ hit }: Found) => (hit.price ? 1 : 0);
const soon = ({ opensSoon }: Found) => (opensSoon ? 1 : 0);

function foundFrom({ result, worth, tier }: Match): Found {
  const { group, _id } = fromIndexId(String(result.id));
  const { title, note, path, img, price, opensSoon } = result as unknown as Stored;
  const place = placeOf(group, _id);
  const hit = {
    _id,
    title,
    note,
    path: path ?? place.path,
    img: img ?? place.img,
    ...(opensSoon && { opensSoon }),
    ...(price !== undefined && { price }),
  };
  return { group, hit, opensSoon, worth, tier, score: result.score };
}
