import type { ContentHash } from '@pathshala/contract/courses/pack';
import type { Language } from '@pathshala/contract/text/languages';

/** One part of a pack. For an uploaded file `hash` is the first half of its hash, which is its name. */
export interface Part extends ContentHash {
  /** Its path on the site, with its query. */
  readonly at: string;
  /** Other addresses that it answers. */
  readonly as?: readonly string[];
  /**
   * The id of the lesson, if it was fetched with the account of the person who keeps it: only they get it, never from
   * the worker. `at` is then the call's path below the API.
   */
  readonly lesson?: string;
  /** Only for people who have the course: fetched with the account of the person who keeps it. */
  readonly own?: true;
}

/** A part in the build's list. */
export interface BuiltPart extends Part {
  /** Answers all addresses of its kind of page that have no part of their own. */
  readonly stands?: 'course' | 'lesson';
  /** Hashes of the API's answers that it was rendered from: if the API answers something else by now, it is not kept. */
  readonly of?: readonly string[];
  /** A font, needed if texts have letters of another script than the first language's. */
  readonly otherScript?: true;
}

/** The build's list of the public parts of a course in a language, or of what all books share. */
export interface PackFile {
  readonly parts: readonly BuiltPart[];
}

/** What can be kept. Each has its own section of the page. */
export type PackKind = 'course' | 'book';

/** The pack's id. */
export interface PackName {
  readonly kind: PackKind;
  /** The id of the course or book. */
  readonly id: string;
  readonly language: Language;
}

/** A course or book in a language on a device. */
export interface KeptPack extends PackName {
  readonly title: string;
  /** Its picture's address. */
  readonly img?: string;
  /** The page or file that it opens: the course's page, the book's PDF. */
  readonly page: string;
  /** The uid of the person whose lessons it has; null: a visitor's, with public lessons. */
  readonly uid: string | null;
  /** When the last part came, milliseconds since 1970. */
  readonly at: number;
  /** Its parts on the device, verified; empty until all have come for the first time. */
  readonly parts: readonly Part[];
  /** Its future parts, once all have come. */
  readonly coming?: readonly Part[];
}

/** Stands for any course in a file name: no course has this id. */
export const anyCourse = '-';

/** Stands for any book in a file name: no book or course has this id. */
export const anyBook = { kind: 'book', id: '-books' } as const;

/** The address of the build's list for a course, and for books. */
export function packFilePath({ kind, id, language }: PackName): `/${string}` {
  return `/packs/${kind === 'book' ? anyBook.id : id}.${language}.json`;
}

/** The total size of parts, bytes: a part with several addresses counts once. */
export function bytesOf(parts: readonly ContentHash[]): number {
  const weights = new Map(parts.map(({ hash, bytes }) => [hash, bytes]));
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
