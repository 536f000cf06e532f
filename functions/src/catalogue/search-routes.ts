import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { CourseRecord } from '@pathshala/content/records';
import { catalogueEndpoints } from '@pathshala/contract/catalogue/endpoints';
import {
  type MarkedAnswer,
  type SearchChanges,
  type SearchGroup,
  type SearchHit,
  searchGroups,
  searchIndexFile,
} from '@pathshala/contract/catalogue/search';
import { learnAllSubjects, type Subject } from '@pathshala/contract/catalogue/subjects';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { lessonVersion } from '@pathshala/contract/content/published';
import { limits } from '@pathshala/contract/http/limits';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonParts } from '@pathshala/contract/studio/items';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { otherLanguages } from '@pathshala/contract/text/local-text';
import type { SearchDocument } from '@pathshala/search/documents';
import { fromCourse, fromItem, inBoth, lessonDocuments } from '@pathshala/search/documents-of';
import type { Changes } from '@pathshala/search/search';
import type { Firestore } from 'firebase-admin/firestore';
import { courseIn } from '../content/courses.ts';
import { recallItems, recallRevision } from '../content/manifest.ts';
import { readPublished } from '../content/published.ts';
import { keepLatest, type Serialised, serialised } from '../core/cache.ts';
import { wrongField } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey, type ManifestEntry, type ManifestItems } from '../firestore/studio-records.ts';
import { type Route, requestedLanguage, route } from '../http/route.ts';

interface ReadChanges extends Changes {
  readonly subjects: readonly Subject[];
}

type InLanguage = (language: Language) => SearchDocument[];

const isEdited = ({ seed, lessons }: ManifestEntry) => seed === undefined || lessons !== undefined;

function editedOf(items: ManifestItems, kind: StudioKind): string[] {
  return Object.entries(items[kind] ?? {}).flatMap(([id, entry]) => (isEdited(entry) ? [id] : []));
}

async function readChanges(db: Firestore, language: Language): Promise<ReadChanges | undefined> {
  if ((await recallRevision(db)) === 0) return undefined;
  const [items, published] = await Promise.all([recallItems(db), readPublished(db, 'subjects')]);
  const subjects = published.map(({ id, fields }) => ({ ...(fields as unknown as Subject), id }));
  learnAllSubjects(subjects);
  const texts = kindNames.map((kind) => readTexts(db, items, kind));
  const found = (await Promise.all([readCourses(db, items), ...texts])).flat();
  const documents = found.flatMap((one) => {
    const first = one(firstLanguage);
    if (language === firstLanguage) return first;
    const other = one(language);
    return first.map((document, at) => inBoth(document, other[at]));
  });
  const edited = new Set(editedOf(items, 'subjects'));
  return {
    documents,
    subjects: subjects.filter(({ id }) => edited.has(id)),
    isGone: (id) => isGone(items, id),
  };
}

/** Edited courses, or with edited lessons; with lessons if free. */
async function readCourses(db: Firestore, items: ManifestItems): Promise<InLanguage[]> {
  const ofLessons = editedOf(items, 'lessons').map((id) => lessonParts(id)?.courseId ?? '');
  const ids = [...new Set([...editedOf(items, 'courses'), ...ofLessons])].filter((id) =>
    ownValue(items.courses, id),
  );
  if (ids.length === 0) return [];
  const snapshots = await db.getAll(...ids.map((id) => db.doc(collections.courses(db).doc(id).path)));
  const read = snapshots.map(async (one): Promise<InLanguage[]> => {
    const record = one.data() as CourseRecord | undefined;
    if (!record) return [];
    const lessons = record.price === 0 ? await readLessons(db, one.id) : () => [];
    return [
      (language) => {
        const course = courseIn(one.id, record, language);
        return [fromCourse(course, language), ...lessonDocuments(course, lessons(language))];
      },
    ];
  });
  return (await Promise.all(read)).flat();
}

async function readLessons(db: Firestore, courseId: string) {
  const { docs } = await collections.lessons(db, courseId).get();
  const byId = new Map(docs.map((one) => [one.id, one.data()]));
  const ids = [...byId.keys()].filter((id) => !id.includes('.'));
  return (language: Language) =>
    ids.flatMap((id) => {
      const lesson = byId.get(lessonVersion(id, language)) ?? byId.get(id);
      return lesson ? [{ id, title: lesson.title, body: lesson.body }] : [];
    });
}

async function readTexts(db: Firestore, items: ManifestItems, kind: StudioKind) {
  const ids = editedOf(items, kind);
  if (!allKinds[kind].search?.alone || ids.length === 0) return [];
  const references = ids.map((id) => collections.published(db).doc(itemKey(kind, id)));
  const records = (await Promise.all(references.map((one) => one.get()))).map((one) => one.data());
  return records.flatMap((record) =>
    record
      ? [(language: Language) => [fromItem(kind, record.id, fieldsIn(kind, record.fields, language))]]
      : [],
  );
}

const kinds: ReadonlyMap<string, StudioKind> = new Map(
  kindNames.flatMap((kind): [string, StudioKind][] => {
    const { search } = allKinds[kind];
    return search ? [[search.group, kind]] : [];
  }),
);

function isGone(items: ManifestItems, indexId: string): boolean {
  const [group = '', id = '', lesson = ''] = indexId.split('/');
  const kind = kinds.get(group);
  if (!kind || !items[kind]) return false;
  const { parent, isFree } = allKinds[kind];
  // A page of the site itself, which nobody publishes.
  if (isFree?.(id) === false) return false;
  if (!parent) return !Object.hasOwn(items[kind], id);
  const isThere = Object.hasOwn(items[kind], parent.idOf(id, lesson));
  // Lessons of paid courses are not searched.
  return !isThere || (ownValue(items[parent.kind as StudioKind], id)?.price ?? 1) > 0;
}

/** The indexes are beside the built function (see build.ts). */
function readOwnIndex(language: Language): Promise<string> {
  return readFile(join(import.meta.dirname, searchIndexFile(language)), 'utf8');
}

type ReadIndex = (language: Language) => Promise<string>;

interface Known {
  readonly search: (query: string) => MarkedAnswer;
  readonly changes: Serialised;
}

const none: SearchChanges = { documents: [], gone: [], subjects: [] };

/** @param db absent: nothing was published since the index was built */
export function searchRoutes(readIndex: ReadIndex = readOwnIndex, db?: Firestore): Route[] {
  const load = async (language: Language): Promise<Known> => {
    const [{ createSearch, indexIds }, { withMarks }, index] = await Promise.all([
      import('@pathshala/search/search'),
      import('@pathshala/search/matching-words'),
      readIndex(language),
    ]);
    const changed = db && (await readChanges(db, language));
    const search = createSearch(index, changed);
    const { documents, subjects } = changed ?? none;
    const gone = changed ? indexIds(index).filter(changed.isGone) : [];
    return {
      search: (query) => withMarks(search(query), query, subjects),
      changes: serialised({ documents, gone, subjects } satisfies SearchChanges),
    };
  };
  const latest = keepLatest(load, { stale: true });
  const loaded = async (language: Language) => latest(db ? await recallRevision(db) : 0, language);
  return [
    route(catalogueEndpoints.search, async ({ query }) => {
      const text = query.get('q') ?? '';
      if ([...text].length > limits.searchQueryMax) {
        throw wrongField('q', 'request-faults.longer', { most: limits.searchQueryMax });
      }
      const language = requestedLanguage(query);
      const answer = (await loaded(language)).search(text);
      const json = language === firstLanguage ? answer : hitsInLanguage(answer, language);
      return { json, cache: 'catalogue' };
    }),
    route(catalogueEndpoints.searchChanges, async ({ query }) => ({
      serialised: (await loaded(requestedLanguage(query))).changes,
      cache: 'catalogue',
    })),
  ];
}

function hitsInLanguage(answer: MarkedAnswer, language: Language): MarkedAnswer {
  const marked = (hit: SearchHit): SearchHit => {
    const lang = otherLanguages({ title: hit.title, note: hit.note }, language);
    return { ...hit, ...(lang && { lang }) };
  };
  const groups = searchGroups.map((group) => [group, answer[group].map(marked)] as const);
  return { ...answer, ...(Object.fromEntries(groups) as Record<SearchGroup, SearchHit[]>) };
}
