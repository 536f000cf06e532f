/** The editors' room: what its calls take and answer. docs/contract.md, "The studio". */

import type { Party } from '../accounts/user.ts';
import type { ListName } from '../catalogue/lists.ts';
import type { StudioFields } from '../content/fields.ts';
import type { Language } from '../text/languages.ts';
import type { LocalText } from '../text/local-text.ts';
import type { PublishRequest } from './requests.ts';

/**
 * `draft`: never published. `live`: published as it stands here. `changed`: published, and worked on since.
 * `unpublished`: readers had it, and no longer have it. `archived`: one of the first and the last that was put away; lists
 * leave it out unless it is asked for.
 */
export const studioStates = ['draft', 'changed', 'live', 'unpublished', 'archived'] as const;
export type StudioState = (typeof studioStates)[number];

/** What is known of an item's languages besides what is published: fingerprints of texts. */
export interface TranslationMarks {
  /** Older than the other language when they were published. */
  readonly older: readonly string[];
  /** Pairs that an editor called right. */
  readonly right: readonly string[];
}

/** An item in a list. Times are ISO 8601, UTC. */
export interface StudioEntry {
  readonly id: string;
  readonly state: StudioState;
  readonly title: LocalText;
  /** Who changed it last, and when; null: it came with the school's files. */
  readonly by: Party | null;
  readonly at: string | null;
  /** The number of what readers see, where they see something. */
  readonly revision?: number;
  /** Of a course that readers have. */
  readonly list?: ListName;
  /** From 1: of a course that readers have in its list, of a lesson in its course. */
  readonly place?: number;
  /** Of a course: whose it is, and whether they may publish it. */
  readonly teacher?: { readonly uid: string; readonly publishes: boolean };
  /** The language of a text that is older than in the other one. */
  readonly older?: Language;
  /** Of a lesson that is published: readers do not have it yet, because its course is not. */
  readonly waits?: true;
}

export interface StudioItem {
  readonly id: string;
  readonly state: StudioState;
  /** Firestore's time of the last write, which is the item's `ETag` too. */
  readonly updateTime: string;
  readonly draft: StudioFields;
  readonly published: StudioFields | null;
  readonly translations?: TranslationMarks;
  /** As in a list: a published lesson of a course that is not. */
  readonly waits?: true;
  /** When it is read: the reader may not publish it, but may ask for that. */
  readonly asks?: true;
  /** When it is read: what was asked. */
  readonly request?: PublishRequest;
}

/** An item whose new texts the caller knows, because it sent the changes: `draft` only where something was left out. */
export type StudioSaved = Omit<StudioItem, 'draft' | 'published'> & Partial<Pick<StudioItem, 'draft'>>;

/** A part of a longer list; `next` is what `after` takes for the part after it, null at the end. */
export interface StudioPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export interface PublishInput {
  readonly note?: string | undefined;
  /** Publishes also where much of what readers have would be lost. */
  readonly confirm?: boolean | undefined;
}

/** What readers would have less of. */
export type Losses = Readonly<
  Partial<Record<'words' | 'formulas' | 'figures', { readonly lost: number; readonly of: number }>>
>;

export interface PublishAnswer {
  readonly revision: number;
  readonly publishedAt: string;
}

/**
 * Something that readers saw (`published`, counted from 1), or what somebody's work of a while came to (`draft`, a larger
 * number).
 */
export interface StudioRevision {
  readonly revision: number;
  readonly state: 'published' | 'draft';
  readonly at: string;
  /** Null: it came with the school's files. */
  readonly by: Party | null;
  readonly note: string;
}

/** A revision with its text, to be compared with another. */
export interface StudioRevisionText extends StudioRevision {
  readonly fields: StudioFields;
}

/** Who has a course, and keeps it when it is unpublished. */
export interface CoursePeople {
  readonly bought: number;
  /** Who joined it, or was given it. */
  readonly others: number;
}

/** Whose a course is: an empty address, nobody's. */
export interface AssignInput {
  readonly email: string;
  /** Whether they may publish it and its lessons. */
  readonly publish: boolean;
}

/** Between a course and its lesson in a lesson's id: `free-first-code~boxes-with-names`. */
const separator = '~';

export function lessonItemId(courseId: string, lessonId: string): string {
  return `${courseId}${separator}${lessonId}`;
}

/** @returns undefined for an id that is no lesson's */
export function lessonParts(
  id: string,
): { readonly courseId: string; readonly lessonId: string } | undefined {
  const [courseId, lessonId, ...more] = id.split(separator);
  return courseId && lessonId && more.length === 0 ? { courseId, lessonId } : undefined;
}

/** A place in a list of courses, or in a course, from 1. */
export interface MoveInput {
  readonly place: number;
}
