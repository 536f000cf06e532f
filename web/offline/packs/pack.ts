import type { ContentHash } from '@pathshala/contract/courses/pack';
import type { Language } from '@pathshala/contract/text/languages';

/** One thing that a pack is made of. Of an uploaded file `hash` is the first half: that is what the school calls it by. */
export interface Part extends ContentHash {
  /** Its address on the site: path, and query where it has one. */
  readonly at: string;
  /** Addresses that it answers instead of its own. */
  readonly as?: readonly string[];
  /**
   * Id of the lesson that it is, as the school gave it to the person who keeps it: nobody else is given it, and no worker
   * answers with it. `at` is the call's path below the API then.
   */
  readonly lesson?: string;
  /** It is given to the people alone who have the course: fetched as the person who keeps it. */
  readonly own?: true;
}

/** A part as the build names it. */
export interface BuiltPart extends Part {
  /** It is the page of its kind for every address that has none of its own in the pack. */
  readonly stands?: 'course' | 'lesson';
  /**
   * Hashes of the answers of the API that it was written with: where the school says something else by now, it is not
   * kept.
   */
  readonly of?: readonly string[];
}

/** What the build says of a course in a language, or of all books: everything that comes with it and anybody may have. */
export interface PackFile {
  readonly parts: readonly BuiltPart[];
  /** Fonts that it needs, too, once its texts have letters of another script than the first language's. */
  readonly otherScript?: readonly BuiltPart[];
  /** What the API said of it when the site was built, or the heaviest book, compressed, bytes: they come as well. */
  readonly lessons: number;
}

/** What can be kept. Each is a chapter of its own. */
export type PackKind = 'course' | 'book';

/** Which pack it is. */
export interface PackName {
  readonly kind: PackKind;
  /** The course's, or the book's. */
  readonly id: string;
  readonly language: Language;
}

/** A course or a book in a language, as a device keeps it. */
export interface KeptPack extends PackName {
  readonly title: string;
  /** What it opens: the course's page, the book's PDF. */
  readonly page: string;
  /** Whose lessons are in it; null: a visitor's, with what anybody may read. */
  readonly uid: string | null;
  /** When the last of it came, milliseconds since 1970. */
  readonly at: number;
  /** What it is made of and is here, verified; empty until all of it has come for the first time. */
  readonly parts: readonly Part[];
  /** What it is going to be made of, once all of it has come. */
  readonly coming?: readonly Part[];
}

/** In a course's place in the name of the file with what comes with any course: no course is called so. */
export const anyCourse = '-';

/** Beside their PDFs all books are made of the same: no book is called so, and no course. */
export const anyBook = { kind: 'book', id: '-books' } as const;

/** Where the build says what comes with a course, and with a book. */
export function packFilePath({ kind, id, language }: PackName): `/${string}` {
  return `/packs/${kind === 'book' ? anyBook.id : id}.${language}.json`;
}

/** What parts weigh together, bytes: what several addresses share comes once. */
export function bytesOf(parts: readonly ContentHash[]): number {
  const weights = new Map(parts.map(({ hash, bytes }) => [hash, bytes]));
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
