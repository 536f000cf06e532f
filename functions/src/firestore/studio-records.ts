import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { AuditAction, AuditKind, StudioState, TranslationMarks } from '@pathshala/contract/studio/items';
import type { Language } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { Timestamp } from 'firebase-admin/firestore';

export interface TeacherRecord {
  readonly uid: string;
  readonly publishes: boolean;
}

/** `drafts/{kind}~{id}`: an edited item. It remains after publishing and unpublishing. */
export interface DraftRecord {
  readonly kind: StudioKind;
  readonly id: string;
  readonly fields: StudioFields;
  readonly title: LocalText;
  readonly state: StudioState;
  readonly by: string;
  readonly at: Timestamp;
  /** When `by` started editing: edits of one session are one audit entry. */
  readonly began: Timestamp;
  readonly revision?: number;
  readonly translations?: TranslationMarks;
  readonly older?: Language | null;
  readonly teacher?: TeacherRecord;
}

/** `lessonOrders/{course}`: the order of a course's lessons, which stands here alone. */
export interface LessonOrderRecord {
  readonly lessons: readonly string[];
}

/** `published/{kind}~{id}`: the published source text. */
export interface PublishedRecord {
  readonly kind: StudioKind;
  readonly id: string;
  readonly fields: StudioFields;
  readonly revision: number;
  readonly at: Timestamp;
}

/** `published/{kind}~{id}/revisions/{number}`: append only; a draft's is rewritten with each save of a session. */
export interface RevisionRecord {
  readonly revision: number;
  readonly fields: StudioFields;
  readonly by: string | null;
  readonly at: Timestamp;
  readonly note: string;
  readonly state?: 'draft';
  readonly expireAt?: Timestamp;
}

/** `previews/{hash of a link's secret}`: a draft link. Deleted by TTL. */
export interface PreviewRecord {
  readonly kind: StudioKind;
  readonly id: string;
  readonly by: string;
  readonly at: Timestamp;
  readonly expiresAt: Timestamp;
}

/** `publishRequests/{kind}~{id}`: a teacher's request to publish an item; it ends when the item is published. */
export interface PublishRequestRecord {
  readonly kind: StudioKind;
  readonly id: string;
  readonly by: string;
  readonly at: Timestamp;
  readonly word: string;
  readonly openSince?: Timestamp;
  readonly returned?: { readonly by: string; readonly at: Timestamp; readonly word: string };
}

/** `audit/{auto}`: append only. `actor` is a uid, or a word if not a person. Deleted by TTL. */
export interface AuditRecord {
  readonly at: Timestamp;
  readonly actor: string;
  readonly action: AuditAction;
  readonly kind: AuditKind;
  readonly id: string;
  readonly revision?: number;
  readonly course?: string;
  readonly expiresAt: Timestamp;
}

export interface ManifestEntry {
  readonly revision: number;
  readonly title: LocalText;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of a course, US dollars. */
  readonly price?: number;
  /** Courses: incremented with each change of its lessons, which changes what readers see. */
  readonly lessons?: number;
  /** A fingerprint of what the seed wrote; left out once somebody has published something else. */
  readonly seed?: string;
}

export type ManifestItems = Readonly<Partial<Record<StudioKind, Readonly<Record<string, ManifestEntry>>>>>;

/** `published/manifest`: what changed, so that one small read detects it. */
export interface ManifestHead {
  readonly revision: number;
  readonly shards: Readonly<Record<string, number>>;
}

/** `manifestShards/{kind}~{number}`: published items of a kind, by id. */
export interface ManifestShard {
  readonly items: Readonly<Record<string, ManifestEntry>>;
}

export function itemKey(kind: StudioKind, id: string): string {
  return `${kind}~${id}`;
}
