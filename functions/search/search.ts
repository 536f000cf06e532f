import {
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  searchGroups,
} from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { unknownPortrait } from '@pathshala/contract/site/paths';
import type { AsPlainObject, Options } from 'minisearch';
import MiniSearch from 'minisearch';
import { readClasses } from './classes.ts';
import { fromIndexId, indexId, pathOf, type SearchDocument, searchFields } from './documents.ts';
import {
  everything,
  find,
  isAbout,
  type Match,
  maxWorth,
  type SearchIndex,
  strongest,
  withoutWeak,
} from './find.ts';
import { pack, unpack, unpackInTurns } from './pack.ts';
import { tellingTermsOf, termRows, termsOfQuery, termsOfWord } from './terms.ts';
import { wordsOf } from './words.ts';

const storeFields = ['title', 'note', 'path', 'subject', 'img', 'price', 'opensSoon', 'classes'] as const;
type Stored = Pick<SearchDocument, (typeof storeFields)[number]>;

/** What a group's results weigh beside others, and the words by which a query asks for it. */
const groupRows: Readonly<Record<SearchGroup, { readonly weight: number; readonly asked: string }>> = {
  courses: { weight: 1, asked: 'course' },
  lessons: { weight: 0.85, asked: 'lesson' },
  practice: { weight: 0.85, asked: 'exercise' },
  tests: { weight: 0.8, asked: 'test exam quiz' },
  books: { weight: 0.8, asked: 'book pdf' },
  blogs: { weight: 0.8, asked: 'article' },
  instructors: { weight: 0.65, asked: 'teacher' },
  words: { weight: 0.4, asked: 'glossary meaning' },
  pages: { weight: 0.7, asked: 'price practice' },
};
const ofLater = 0.65;
const requestedClassBoost = 1.5;

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
function answerOf(matches: readonly Match[], meant: SearchGroup | undefined): SearchAnswer {
  const found = withoutWeak(matches.map(foundFrom).filter(isMeant)).toSorted(
    (a, b) => soon(a) - soon(b) || b.worth - a.worth || paid(a) - paid(b) || b.score - a.score,
  );
  const of = (group: SearchGroup) => found.filter((one) => one.group === group);
  const best = (group: SearchGroup) =>
    groupRows[group].weight *
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
  const { title, note, path, subject, img, price, opensSoon } = result as unknown as Stored;
  const hit = {
    _id,
    title,
    note,
    path: path ?? pathOf[group](_id),
    ...(subject && { subject }),
    ...(group === 'instructors' && { img: img ?? unknownPortrait }),
    ...(opensSoon && { opensSoon }),
    ...(price !== undefined && { price }),
  };
  return { group, hit, opensSoon, worth, tier, score: result.score };
}

const groupsByTerm: ReadonlyMap<string, SearchGroup> = new Map(
  Object.entries(groupRows).flatMap(([group, { asked }]) =>
    asked
      .split(' ')
      .flatMap(termsOfQuery)
      .map((term) => [term, group as SearchGroup] as const),
  ),
);

/** The group that a query asks for: "maths teacher" wants a teacher, বই a book, and a class alone its page. */
function groupMeant(query: string): SearchGroup | undefined {
  const { classes, rest } = readClasses(query);
  if (classes.length > 0 && rest === '') return 'pages';
  return termsOfQuery(query)
    .map((term) => groupsByTerm.get(term))
    .find((group) => group !== undefined);
}

const named = 1;

/** Things for fewer classes first. Undefined if no class is named, or the words find something (5 senses). */
function findInClasses(
  searchIndex: SearchIndex,
  query: string,
  literal: readonly Match[],
): Match[] | undefined {
  const { classes, inWords, rest } = readClasses(query);
  if (classes.length === 0) return undefined;
  const terms = tellingTermsOf(rest);
  if (terms.length > 0 && !inWords && literal.some(isAbout)) return undefined;
  const asWritten = new Set(literal.filter(({ tier }) => tier === strongest).map(({ result }) => result.id));
  const ofClasses = (matches: readonly Match[]) =>
    matches.flatMap((match) => {
      const part = askedPart((match.result as unknown as Stored).classes ?? [], classes);
      const worth = match.worth + maxWorth * part + (asWritten.has(match.result.id) ? named : 0);
      return part === 0 ? [] : [{ ...match, worth }];
    });
  const found = ofClasses(terms.length > 0 ? find(searchIndex, terms) : everything(searchIndex));
  if (found.length > 0 || !inWords || literal.some(isAbout)) return found.length > 0 ? found : undefined;
  return ofClasses(everything(searchIndex));
}

function askedPart(own: readonly number[], requestedClasses: readonly number[]): number {
  return own.length === 0 ? 0 : own.filter((one) => requestedClasses.includes(one)).length / own.length;
}

/** The index is built and searched with the same options. */
const options: Options<SearchDocument> = {
  fields: [...searchFields],
  storeFields: [...storeFields],
  extractField: (document, field) =>
    field === 'id' ? indexId(document) : document[field as keyof SearchDocument],
  tokenize: (text) => wordsOf(text).map((word) => word.text),
  processTerm: termOf,
};

function termOf(word: string): string | null {
  return termsOfWord(word)[0] ?? null;
}

export function indexOf(documents: readonly SearchDocument[]): string {
  const terms = new Map<string, string | null>();
  const processTerm = (word: string) => {
    const known = terms.get(word);
    if (known !== undefined) return known;
    const term = termOf(word);
    terms.set(word, term);
    return term;
  };
  const index = new MiniSearch({ ...options, processTerm });
  index.addAll(documents);
  return pack(index.toJSON());
}

export type Search = (query: string) => SearchAnswer;

export interface Changes {
  readonly documents: readonly SearchDocument[];
  readonly isGone: (id: string) => boolean;
}

export function createSearch(json: string, changes?: Changes): Search {
  const saved = withWholeRows(unpack(json));
  const vocabulary = vocabularyOf(saved);
  return searchIn(MiniSearch.loadJS(saved, growing(vocabulary)), idsIn(saved), vocabulary, changes);
}

/** Makes later additions findable by every word of a row, too. */
function growing(vocabulary: Set<string>): Options<SearchDocument> {
  const processTerm = (word: string) => {
    const terms = [...termsOfWord(word)];
    for (const term of terms) vocabulary.add(term);
    return terms;
  };
  return { ...options, processTerm };
}

const idsIn = ({ documentIds }: AsPlainObject) => Object.values(documentIds).map(String);

export function indexIds(json: string): string[] {
  return idsIn(unpack(json));
}

/** In short steps, so that a cheap phone keeps painting and reacting. */
export async function createSearchInTurns(json: string, changes?: Changes): Promise<Search> {
  const saved = withWholeRows(await unpackInTurns(json));
  const vocabulary = vocabularyOf(saved);
  const index = await MiniSearch.loadJSAsync(saved, growing(vocabulary));
  return searchIn(index, idsIn(saved), vocabulary, changes);
}

const vocabularyOf = (saved: AsPlainObject) => new Set(saved.index.map(([term]) => term));

function searchIn(
  index: MiniSearch<SearchDocument>,
  ids: readonly string[],
  words: ReadonlySet<string>,
  { documents, isGone }: Changes = { documents: [], isGone: () => false },
): Search {
  const replaced = new Set(documents.map(indexId));
  for (const id of ids) if (replaced.has(id) || isGone(id)) index.discard(id);
  index.addAll(documents);
  const searchIndex = { index, vocabulary: [...words] };
  return (query) => {
    const words = [...query].slice(0, limits.searchQueryMax).join('');
    const literal = find(searchIndex, termsOfQuery(words));
    const ofClasses = findInClasses(searchIndex, words, literal);
    return answerOf(ofClasses ?? literal, groupMeant(words));
  };
}

/** Makes the words of a row findable by their beginnings and with typos, wherever the first of them is found. */
function withWholeRows(saved: AsPlainObject): AsPlainObject {
  const found = new Map(saved.index);
  const added = termRows.flatMap(([first = '', ...others]) => {
    const places = found.get(first);
    return places ? others.filter((term) => !found.has(term)).map((term) => [term, places] as const) : [];
  });
  return {
    ...saved,
    index: [...saved.index, ...added.map(([term, places]): (typeof saved.index)[number] => [term, places])],
  };
}
