/** The editors' room: what its calls take and answer. docs/contract.md, "The studio". */

import type { Party } from '../admin/role-change.ts';
import type { ListName } from '../catalogue/lists.ts';
import type { LocalText } from '../text/local-text.ts';
import type { StudioFields, StudioKind } from './fields.ts';

/**
 * `draft`: never published. `live`: published as it stands here. `changed`: published, and worked on since.
 * `unpublished`: readers had it, and have it no longer. `archived`: one of the first and the last that was put away; lists
 * leave it out unless it is asked for.
 */
export const studioStates = ['draft', 'changed', 'live', 'unpublished', 'archived'] as const;
export type StudioState = (typeof studioStates)[number];

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
  /** Of a course that readers have: its list, and where it stands there, from 1. */
  readonly list?: ListName;
  readonly place?: number;
  /** Of a lesson: the place in its course that its draft asks for, from 1. */
  readonly order?: number;
  /** Of a course: whose it is, and whether they may publish it. */
  readonly teacher?: { readonly uid: string; readonly publishes: boolean };
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
  /** As in a list: a published lesson of a course that is not. */
  readonly waits?: true;
}

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

export const auditActions = [
  'create',
  'edit',
  'publish',
  'unpublish',
  'archive',
  'restore',
  'assign',
  'share',
  'unshare',
  'upload',
  'give',
  'take',
  'disable',
  'enable',
  'erase',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry of the audit is about: an item of a kind, a file that was uploaded, or what was done about a person. */
export type AuditKind = StudioKind | 'media' | 'people';

export interface AuditEntry {
  readonly _id: string;
  readonly at: string;
  readonly actor: Party;
  readonly action: AuditAction;
  readonly kind: AuditKind;
  /** Of an upload, the name of the file: what `GET /media/:name` takes; of a person, the uid. */
  readonly id: string;
  readonly revision?: number;
  /** Of an entry about a person: who that is. */
  readonly subject?: Party;
  /** Which course they were given, or lost. */
  readonly course?: string;
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

/** What may be uploaded, with how its name ends. Pictures that hold script, and pages, are not among them. */
export const mediaTypes = {
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type MediaType = keyof typeof mediaTypes;

/** A file that was uploaded. */
export interface MediaAnswer {
  /** On the site; the same for the same bytes. */
  readonly url: string;
  readonly type: MediaType;
  readonly bytes: number;
  /** Of a picture, pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A link by which somebody without an account reads a draft. */
export interface PreviewAnswer {
  /** On the site; told once, and never again. */
  readonly url: string;
  readonly expiresAt: string;
}

/** A draft as who has its link reads it: as it is now, with every answer of its quiz. */
export interface Preview {
  readonly kind: StudioKind;
  readonly id: string;
  readonly expiresAt: string;
  readonly fields: StudioFields;
}

export interface EndedLinks {
  readonly ended: number;
}
