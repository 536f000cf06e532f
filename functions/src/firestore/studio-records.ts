import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { AuditAction, AuditKind } from '@pathshala/contract/studio/audit';
import type { StudioState } from '@pathshala/contract/studio/items';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { Timestamp } from 'firebase-admin/firestore';

/** Whose a course is. */
export interface TeacherRecord {
  readonly uid: string;
  readonly publishes: boolean;
}

/** `drafts/{kind}~{id}`: an item that somebody has worked on. It stays when it is published, and when it no longer is. */
export interface DraftRecord {
  readonly kind: StudioKind;
  readonly id: string;
  readonly fields: StudioFields;
  readonly title: LocalText;
  readonly state: StudioState;
  readonly by: string;
  readonly at: Timestamp;
  /** When `by` began to work on it: edits of a while are one entry of the audit. */
  readonly began: Timestamp;
  /** The number of what was published last. */
  readonly revision?: number;
  /** Of a course. */
  readonly teacher?: TeacherRecord;
}

/** `published/{kind}~{id}`: what readers see, as it was written. */
export interface PublishedRecord {
  readonly kind: StudioKind;
  readonly id: string;
  readonly fields: StudioFields;
  readonly revision: number;
  readonly at: Timestamp;
}

/**
 * `published/{kind}~{id}/revisions/{number}`: append only, but for a draft's, which is what the work of somebody came to
 * since they began (its number: milliseconds since 1970) and is written with each save. `by` is null for what came with the
 * school's files.
 */
export interface RevisionRecord {
  readonly revision: number;
  readonly fields: StudioFields;
  readonly by: string | null;
  readonly at: Timestamp;
  readonly note: string;
  /** Left out: it was published. */
  readonly state?: 'draft';
  /** Of a draft's: Firestore removes it some time after. */
  readonly expireAt?: Timestamp;
}

/** `previews/{hash of a link's secret}`: a draft that who has the link may read. Firestore removes it some time after. */
export interface PreviewRecord {
  readonly kind: StudioKind;
  readonly id: string;
  readonly by: string;
  readonly at: Timestamp;
  readonly expiresAt: Timestamp;
}

/** `audit/{auto}`: append only. `actor` is a uid, or a word for what was no person. */
export interface AuditRecord {
  readonly at: Timestamp;
  readonly actor: string;
  readonly action: AuditAction;
  readonly kind: AuditKind;
  /** Of an entry about a person a uid, or `(deleted)`. */
  readonly id: string;
  readonly revision?: number;
  /** Which course a person was given, or lost. */
  readonly course?: string;
}

/** What the manifest says of an item that readers see. */
export interface ManifestEntry {
  readonly revision: number;
  readonly title: LocalText;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of a course, US dollars. */
  readonly price?: number;
  /** Of a course: grows when one of its lessons is published or goes, by which readers see another course. */
  readonly lessons?: number;
  /** A fingerprint of what the seed wrote; left out once somebody has published something else. */
  readonly seed?: string;
}

/** `published/manifest`: everything that readers see, so that one read says whether anything is new. */
export interface ManifestRecord {
  /** Grows by one with every change. */
  readonly revision: number;
  readonly items: Readonly<Partial<Record<StudioKind, Readonly<Record<string, ManifestEntry>>>>>;
}

/** Id of the documents of an item in `drafts` and `published`. */
export function itemKey(kind: StudioKind, id: string): string {
  return `${kind}~${id}`;
}
