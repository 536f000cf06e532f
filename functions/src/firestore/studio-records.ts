import type { CatalogueRecord, CourseRecord, LessonRecord } from '@pathshala/content/records';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { AuditAction, AuditKind, StudioState, TranslationMarks } from '@pathshala/contract/studio/items';
import type { Language } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import {
  deletedPerson,
  either,
  type Fields,
  inside,
  job,
  of,
  school,
  seed,
  ttl,
  withoutExpiry,
  year,
} from './kept.ts';

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

/** `previews/{hash of a link's secret}`: a draft link. */
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

/** `audit/{auto}`: append only. `actor` is a uid, or a word if not a person. */
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

/** `media/{name}`: an uploaded file, emulators only; written after its parts. */
export interface MediaRecord {
  readonly type: string;
  readonly bytes: number;
}

/** `media/{name}/parts/{number}`: a chunk of the file. */
export interface MediaPart {
  readonly bytes: Uint8Array;
}

export const ofSchool = {
  courses: of<CourseRecord>([seed], []),
  lessons: inside<LessonRecord>('courses', [seed], []),
  catalogue: of<CatalogueRecord>([seed], []),
  lessonOrders: of<LessonOrderRecord>([seed, school], []),
  drafts: of<DraftRecord>(
    [school],
    // The text belongs to the school, its authorship to the person. Texts are not read: there can be many megabytes.
    [
      { by: ['by'], only: ['kind', 'id', 'at', 'by'], onErase: () => ({ by: deletedPerson }) },
      {
        by: ['teacher.uid'],
        only: ['kind', 'id', 'teacher'],
        onErase: () => ({ teacher: FieldValue.delete() }),
      },
    ],
    ['at', 'by', 'teacher.uid'],
  ),
  published: of<PublishedRecord>([school], []),
  manifestShards: of<ManifestShard>([school], []),
  revisions: inside<RevisionRecord>(
    'published',
    [school, ttl(undefined, 'expireAt')],
    [{ by: ['by'], only: ['revision', 'at', 'by', 'note'], onErase: () => ({ by: deletedPerson }) }],
  ),
  media: of<MediaRecord>([school], []),
  parts: inside<MediaPart>('media', [school], []),
  previews: of<PreviewRecord>(
    [ttl()],
    // Nobody is left to decide whether the draft may be shown.
    [{ by: ['by'] }],
    ['at', 'by'],
  ),
  publishRequests: of<PublishRequestRecord>(
    [job('at', year)],
    [
      {
        // Nobody is left to get the answer.
        by: ['by'],
        shown: ({ returned, ...fields }, person) => {
          const { by, ...answer } = (returned ?? {}) as Fields;
          return returned ? { ...fields, returned: { ...answer, by: either(by, person) } } : fields;
        },
      },
      {
        by: ['returned.by'],
        shown: ({ kind, id, returned }) => ({ kind, id, returned }),
        onErase: ({ returned }) => ({ returned: { ...(returned as Fields), by: deletedPerson } }),
      },
    ],
    ['at', 'by', 'returned.by'],
  ),
  audit: of<AuditRecord>(
    [ttl(3 * year)],
    [
      {
        // Actions by and about a person. A word such as `command line` cannot be told from a uid.
        by: ['actor', 'id'],
        shown: ({ actor, id, ...fields }, person) => ({
          ...withoutExpiry(fields),
          id: fields.kind === 'people' ? either(id, person) : id,
          actor: either(actor, person),
        }),
        onErase: ({ actor, id }, person) => ({
          actor: either(actor, person, deletedPerson, String(actor)),
          id: either(id, person, deletedPerson, String(id)),
        }),
      },
    ],
  ),
} as const;
