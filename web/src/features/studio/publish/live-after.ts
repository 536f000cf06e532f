import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { PartName } from '@pathshala/contract/content/published-part';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { lessonParts } from '@pathshala/contract/studio/items';
import { firstLanguage, languages } from '@pathshala/contract/text/languages';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';
import { dataAddress } from '../../../page-address.ts';
import { same } from '../session/merge-fields.ts';
import type { ItemName } from '../studio-calls.ts';
import { contentHashOf } from './content-hash.ts';

/** The pause between two requests to the public address, and the time until it gives up, milliseconds. */
const pause = 1000;
const longest = 90_000;
/** The functions that render pages may hear of a new item so much later, milliseconds: `manifestKeptFor`. */
const pagesBehind = 6000;

type Json = Readonly<Record<string, unknown>>;

/** A public address, and how to recognise that its answer has the new text. */
interface Probe {
  readonly address: string;
  readonly shows: (answer: Json, fields: StudioFields) => boolean | Promise<boolean>;
}

const inFirst = (text: unknown) => textIn(text as LocalText, firstLanguage).text;

/** Whether an answer has every text of an item, in the language that the item is written in. */
function hasTexts(kind: StudioKind, answer: Json | undefined, fields: StudioFields): boolean {
  const own = fieldsIn(kind, fields, languages.find((one) => one === fields.lang) ?? firstLanguage);
  return answer !== undefined && Object.entries(own).every(([name, text]) => same(answer[name], text));
}

const listed = (answer: unknown, id: string) => (answer as readonly Json[]).find((one) => one._id === id);

/** For home and pages the public answer has the content hash. */
function partProbe(kind: StudioKind, id: PartName): Probe {
  return {
    address: `${apiRoot}${pathOf(endpoints.publishedPart, { part: id })}`,
    shows: async ({ print }, fields) => print === (await contentHashOf(kind, id, fields)),
  };
}

/** For kinds that are published as a whole the public answer has every item. */
function wholeProbe(kind: StudioKind, id: string): Probe | undefined {
  if (!allKinds[kind].whole) return undefined;
  return {
    address: `${apiRoot}${pathOf(endpoints.publishedPart, { part: kind })}`,
    shows: ({ content }, fields) => {
      const item = (content as readonly Json[]).find((one) => one.id === id);
      return hasTexts(kind, item, fields);
    },
  };
}

const courseAddress = (id: string) => `${apiRoot}${pathOf(endpoints.course, { id })}`;

function lessonShows(lessonId: string): Probe['shows'] {
  return ({ outline }, { title, minutes }) =>
    (outline as readonly Json[]).some(
      (one) => one.id === lessonId && one.title === inFirst(title) && one.minutes === minutes,
    );
}

const probes: Readonly<Partial<Record<StudioKind, (id: string) => Probe | undefined>>> = {
  courses: (id) => ({
    address: courseAddress(id),
    shows: (answer, { title, price, summary }) =>
      answer.title === inFirst(title) && answer.price === price && answer.summary === inFirst(summary),
  }),
  // Only students of the course may read the text, but the course's outline is public.
  lessons: (id) => {
    const parts = lessonParts(id);
    return parts && { address: courseAddress(parts.courseId), shows: lessonShows(parts.lessonId) };
  },
  articles: (blogId) => ({
    address: `${apiRoot}${pathOf(endpoints.article, { blogId })}`,
    shows: (answer, fields) => hasTexts('articles', answer, fields),
  }),
  books: (id) => ({
    address: '/blog2.json',
    shows: (answer, { file, ...texts }) => {
      const entry = listed(answer, id);
      const url = (file as Partial<Json> | undefined)?.url;
      return hasTexts('books', entry, texts) && (url === undefined || entry?.pdf === url);
    },
  }),
  home: () => partProbe('home', 'home'),
  pages: (id) => partProbe('pages', id as PartName),
};

/** Waits until readers who follow a link to a new page do not meet "not found". */
async function pageIsThere({ kind, id }: ItemName): Promise<void> {
  const page = kind === 'courses' || kind === 'articles' ? publicPage({ kind, id }) : undefined;
  if (!page) return;
  for (const end = Date.now() + pagesBehind; ; ) {
    // An address of its own: a CDN would keep "not found" for readers.
    const address = `${dataAddress(page)}?at=${Date.now()}`;
    const response = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (response?.ok || Date.now() > end) return;
    await new Promise((done) => setTimeout(done, pause));
  }
}

/**
 * Requests the public address, without the browser's cache, until it has the published text.
 * @param began when it was published, milliseconds since 1970
 * @returns seconds; null if the text did not appear within a minute and a half, or if it has no public address
 */
export async function liveAfter(
  { kind, id }: ItemName,
  fields: StudioFields,
  began: number,
): Promise<number | null> {
  const probe = probes[kind]?.(id) ?? wholeProbe(kind, id);
  if (!probe) return null;
  for (;;) {
    const response = await fetch(probe.address, { cache: 'no-store' }).catch(() => null);
    const answer = response?.ok ? ((await response.json()) as Json) : null;
    if (answer && (await probe.shows(answer, fields))) {
      await pageIsThere({ kind, id });
      return Math.max(0, Math.round((Date.now() - began) / 1000));
    }
    if (Date.now() - began > longest) return null;
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** The public page of an item. */
export const publicPage = ({ kind, id }: ItemName): string | undefined => allKinds[kind].page?.(id);
