import { catalogueEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Book } from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import {
  type SavedFiles,
  savedFilesPath,
  shellAddress,
  spaFallback,
} from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { addressIn } from '@pathshala/contract/text/languages';
import { filesIn } from '../../offline/rules.ts';
import {
  findSaved,
  openShelf,
  ownKey,
  readSaved,
  removeSaved,
  type Saved,
  type SavedName,
  savedUnder,
} from '../../offline/saved.ts';
import { stores, workerContainer, workerPath } from '../../offline/stores.ts';
import { accessToken } from '../auth/access-token.ts';
import { ApiError, call } from '../http/client.ts';
import { dataAddress, listAddress } from '../page-address.ts';
import { languageQueryOf } from '../words/language.ts';
import { words } from '../words/words.ts';

/** Whose copy it is; null: a visitor's. */
export interface Owner {
  readonly uid: string;
  readonly token: () => Promise<string | null>;
}

export interface SaveOptions {
  readonly owner: Owner | null;
  /** Whether they have the course, with all its lessons. */
  readonly has: boolean;
  /** Stops saving; what is saved by then stays. */
  readonly signal: AbortSignal;
  /** Called at the start and after each lesson. */
  readonly onProgress: (saved: Saved) => void;
}

const atOnce = 4;

const failures = {
  full: words['packs.full'],
  lost: words['packs.lost'],
  /** A deployment happened meanwhile. */
  changed: words['packs.changed'],
  /** The browser has no cache. */
  unable: words['packs.unable'],
};

/** The message is for people. */
export class SaveFailure extends Error {
  readonly why: keyof typeof failures;

  constructor(why: keyof typeof failures) {
    super(failures[why]());
    this.why = why;
  }
}

/** The site's drawings and uploaded pictures. */
const picturesIn = (text: string) => [
  ...new Set(text.match(/\/(?:covers|portraits|api\/media)\/[\w./-]+\.(?:svg|png|webp|jpg|jpeg)\b/g) ?? []),
];

/** Bypasses the service worker. */
const look = (at: string, signal: AbortSignal) => fetch(at, { cache: 'no-cache', signal });

async function ask(at: string, signal: AbortSignal): Promise<Response> {
  const answer = await look(at, signal);
  if (!answer.ok) throw new SaveFailure(answer.status === 404 ? 'changed' : 'lost');
  return answer;
}

/**
 * Saves in an order that may stop at any time: a page comes after its files, and a lesson counts once its page, text and
 * exercises are stored.
 */
async function openWriter({ id, kind, language }: SavedName, { owner, signal }: SaveOptions) {
  const shelf = await openShelf({ id, kind, language });
  const later = (await (await ask(savedFilesPath(language), signal)).json()) as SavedFiles;
  const known = new Set([...later.files, ...Object.values(later.skills).flat()]);
  const written = new Set<string>();

  async function put(key: string, answer: Response): Promise<void> {
    signal.throwIfAborted();
    if (owner && accessToken.get() === null) throw new DOMException('Logged out', 'AbortError');
    await shelf.put(key, answer);
    written.add(key);
  }

  async function file(at: string): Promise<void> {
    const isFixed = at.startsWith('/assets/');
    if (written.has(at)) return;
    if (isFixed && (await shelf.has(at))) return void written.add(at);
    const here = isFixed
      ? ((await caches.match(at, { cacheName: stores.asset.cache, ignoreVary: true })) ??
        (await findSaved(at)))
      : undefined;
    await put(savedUnder(at), here ?? (await ask(at, signal)));
  }

  async function files(all: readonly string[]): Promise<void> {
    const waiting = all.values();
    // One failure stops all workers.
    const workers = Array.from({ length: atOnce }, async () => {
      for (const at of waiting) await file(at);
    });
    await Promise.all(workers);
  }

  /** An optional file, such as a picture. */
  const ifThere = (at: string) =>
    file(at).catch((error: unknown) => {
      if (!(error instanceof SaveFailure)) throw error;
    });
  const pictures = (text: string) => Promise.all(picturesIn(text).map(ifThere));

  /** @param path without language @param standIn path of the shell that the browser draws if the page was not built */
  async function page(path: string, standIn?: string): Promise<void> {
    const at = addressIn(language, path);
    const own = await look(at, signal);
    const answer = own.status === 404 && standIn ? await ask(addressIn(language, standIn), signal) : own;
    if (!answer.ok || answer.redirected) throw new SaveFailure('lost');
    const html = await answer.clone().text();
    const named = filesIn(html);
    // The page is from another build than the files that it loads later.
    if (named.some((one) => one.endsWith('.js') && !known.has(one))) throw new SaveFailure('changed');
    await files(named);
    await pictures(html);
    await put(at, answer);
  }

  return { shelf, later, written, put, file, files, ifThere, pictures, page };
}

type Writer = Awaited<ReturnType<typeof openWriter>>;

/** Unpublished courses are still open to their students. */
async function courseOf({ id, language }: SavedName, { owner, signal }: SaveOptions): Promise<CourseDetail> {
  const query = languageQueryOf(language);
  const answer = await look(`${apiRoot}${pathOf(catalogueEndpoints.course, { id, query })}`, signal);
  if (answer.ok) return (await answer.json()) as CourseDetail;
  if (answer.status !== 404 || !owner) throw new SaveFailure('lost');
  return call(courseEndpoints.ownCourse, { courseId: id, query, token: await owner.token(), quiet: true });
}

/** The API's data replaces what the build does not have. */
async function writeCourse(writer: Writer, name: SavedName, course: CourseDetail, signal: AbortSignal) {
  const { id, language } = name;
  const path = paths.course(id);
  const query = languageQueryOf(language);
  await writer.put(
    savedUnder(`${apiRoot}${pathOf(catalogueEndpoints.course, { id, query })}`),
    Response.json(course),
  );
  const at = addressIn(language, dataAddress(path));
  const data = await look(at, signal);
  const { price: _, ...unpriced } = course;
  const isThere = data.ok && (data.headers.get('Content-Type') ?? '').includes('json');
  await writer.put(at, isThere ? data : Response.json({ course: unpriced, related: [], instructor: null }));
  await writer.pictures(JSON.stringify(course));
  await writer.page(path, spaFallback);
}

async function writeLesson(
  writer: Writer,
  name: SavedName,
  lessonId: string,
  { owner, signal }: SaveOptions,
) {
  const { id: courseId, language } = name;
  const query = languageQueryOf(language);
  const given = { courseId, lessonId, query };
  const path = pathOf(courseEndpoints.lesson, given);
  const text = owner
    ? await call(courseEndpoints.lesson, { ...given, token: await owner.token(), quiet: true })
    : await (await ask(`${apiRoot}${path}`, signal)).json();
  await writer.pictures(JSON.stringify(text));
  const { lessonLinks } = await import('@pathshala/content/practice/lesson-links');
  for (const { id } of lessonLinks[`${courseId}/${lessonId}`] ?? []) {
    const practice = paths.practiceSkill(id);
    await writer.files(writer.later.skills[id] ?? []);
    await writer.file(addressIn(language, dataAddress(practice)));
    await writer.page(practice);
  }
  await writer.put(owner ? ownKey(owner.uid, path) : savedUnder(`${apiRoot}${path}`), Response.json(text));
  await writer.page(paths.lesson(courseId, lessonId), shellAddress(pages.lesson));
}

/** Needed by everything saved: modules loaded later, the list of saved items, and the session. */
async function writeShared(writer: Writer, owner: Owner | null): Promise<void> {
  await writer.files(writer.later.files);
  await writer.page(paths.downloads);
  if (owner) await writer.ifThere('/__/firebase/init.js?useEmulator=true');
}

async function saveCourse(name: SavedName, options: SaveOptions): Promise<void> {
  const { owner, has, onProgress } = options;
  const before = await readSaved(name);
  const writer = await openWriter(name, options);
  const course = await courseOf(name, options);
  const reader = has ? 'enrolled' : 'visitor';
  const lessons = course.outline
    .map((one) => one.id)
    .filter((one) => mayReadLesson(course, one, reader) === 'open');
  let saved: Saved = {
    ...name,
    title: course.title,
    page: addressIn(name.language, paths.course(name.id)),
    uid: owner?.uid ?? null,
    here: before?.here.filter((one) => lessons.includes(one)) ?? [],
    of: lessons.length,
    at: before?.at ?? 0,
  };
  const note = async (more: Partial<Saved>) => {
    saved = { ...saved, ...more };
    await writer.shelf.note(saved);
    onProgress(saved);
  };
  await note({});
  await writeShared(writer, owner);
  await writeCourse(writer, name, course, options.signal);
  for (const lesson of lessons) {
    await writeLesson(writer, name, lesson, options);
    await note({ here: [...new Set([...saved.here, lesson])] });
  }
  await note({ at: Date.now() });
  await writer.shelf.keepOnly(writer.written);
}

async function saveBook(name: SavedName, options: SaveOptions): Promise<void> {
  const before = await readSaved(name);
  const writer = await openWriter(name, options);
  const shelf = listAddress('/blog2.json', name.language);
  const list = await ask(shelf, options.signal);
  const book = ((await list.clone().json()) as Book[]).find(({ _id }) => _id === name.id);
  if (!book) throw new SaveFailure('changed');
  const saved = { ...name, title: book.title, page: book.pdf, uid: null, of: 1 };
  await writer.shelf.note({ ...saved, here: before?.here ?? [], at: before?.at ?? 0 });
  await writeShared(writer, options.owner);
  await writer.put(savedUnder(shelf), list);
  await writer.pictures(book.img);
  await writer.page(paths.books);
  await writer.file(book.pdf);
  await writer.shelf.note({ ...saved, here: [name.id], at: Date.now() });
  await writer.shelf.keepOnly(writer.written);
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'QuotaExceededError') return new SaveFailure('full');
  const isLost = error.name === 'TypeError' || (error instanceof ApiError && error.code === 'network');
  return isLost ? new SaveFailure('lost') : error;
}

/** Saved pages need the service worker. @throws SaveFailure `unable` */
async function haveWorker(): Promise<void> {
  // Fails where storage is blocked, as in some private windows.
  const registration = await workerContainer()
    ?.register(workerPath)
    .catch(() => undefined);
  if (!registration || !('caches' in globalThis)) throw new SaveFailure('unable');
}

/**
 * Saves or updates a course or book, one at a time in all tabs. Removes what another person saved.
 * @throws SaveFailure, ApiError, DOMException `AbortError` if stopped
 */
export async function saveOffline(name: SavedName, options: SaveOptions): Promise<void> {
  await haveWorker();
  const uid = options.owner?.uid ?? null;
  const save = name.kind === 'course' ? saveCourse : saveBook;
  const work = async () => {
    const whose = (await readSaved(name))?.uid ?? null;
    if (whose !== null && whose !== uid) await removeSaved(name);
    await save(name, options).catch((error: unknown) => {
      if (!(error instanceof SaveFailure) || error.why !== 'changed') throw error;
      return save(name, options);
    });
  };
  try {
    await (navigator.locks ? navigator.locks.request('save-offline', work) : work());
  } catch (error) {
    throw failureOf(error);
  }
  // Asks the browser not to evict it when the disk is full.
  navigator.storage?.persist?.().catch(() => undefined);
}
