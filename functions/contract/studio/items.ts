import type { Party } from '../accounts/user.ts';
import type { ListName } from '../catalogue/lists.ts';
import type { StudioFields, StudioKind } from '../content/fields.ts';
import type { Language } from '../text/languages.ts';
import type { LocalText } from '../text/local-text.ts';

export interface PublishRequest {
  readonly by: Party;
  readonly at: string;
  readonly word: string;
  /** An admin’s answer, instead of publishing; until then the request is open. */
  readonly returned?: { readonly by: Party; readonly at: string; readonly word: string };
}

export interface OpenRequest extends PublishRequest {
  readonly kind: StudioKind;
  readonly id: string;
  readonly title: LocalText;
}

export interface EndedRequest {
  readonly ended: boolean;
}

/** `changed`: published, and edited since. `archived`: put away; lists leave it out by default. */
export const studioStates = ['draft', 'changed', 'live', 'unpublished', 'archived'] as const;
export type StudioState = (typeof studioStates)[number];

export interface TranslationMarks {
  readonly older: readonly string[];
  readonly right: readonly string[];
}

export interface StudioEntry {
  readonly id: string;
  readonly state: StudioState;
  readonly title: LocalText;
  readonly by: Party | null;
  readonly at: string | null;
  readonly revision?: number;
  readonly list?: ListName;
  readonly place?: number;
  readonly courseTitle?: LocalText;
  readonly teacher?: { readonly uid: string; readonly publishes: boolean };
  readonly older?: Language;
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
  readonly waits?: true;
  readonly asks?: true;
  readonly request?: PublishRequest;
}

export type StudioSaved = Omit<StudioItem, 'draft' | 'published'> & Partial<Pick<StudioItem, 'draft'>>;

/** `next` is the `after` of the next page; null at the end. */
export interface StudioPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export type Losses = Readonly<
  Partial<Record<'words' | 'formulas' | 'figures', { readonly lost: number; readonly of: number }>>
>;

export interface PublishAnswer {
  readonly revision: number;
  readonly publishedAt: string;
}

/** Published revisions count from 1; drafts have larger numbers. */
export interface StudioRevision {
  readonly revision: number;
  readonly state: 'published' | 'draft';
  readonly at: string;
  readonly by: Party | null;
  readonly note: string;
}

export interface StudioRevisionText extends StudioRevision {
  readonly fields: StudioFields;
}

export interface CoursePeople {
  readonly bought: number;
  readonly others: number;
}

/** Between a course and its lesson in a lesson's id: `free-first-code~boxes-with-names`. */
const separator = '~';

export function lessonItemId(courseId: string, lessonId: string): string {
  return `${courseId}${separator}${lessonId}`;
}

export interface LessonPlace {
  readonly courseId: string;
  readonly lessonId: string;
}

export function lessonParts(id: string): LessonPlace | undefined {
  const [courseId, lessonId, ...more] = id.split(separator);
  return courseId && lessonId && more.length === 0 ? { courseId, lessonId } : undefined;
}

export const auditActions = [
  'create',
  'edit',
  'publish',
  'unpublish',
  'archive',
  'restore',
  'move',
  'assign',
  'share',
  'unshare',
  'ask',
  'unask',
  'return',
  'upload',
  'give',
  'give-paid',
  'take',
  'rename',
  'disable',
  'enable',
  'erase',
  'make-admin',
  'remove-admin',
  'make-teacher',
  'remove-teacher',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditKind = StudioKind | 'media' | 'people';

export interface AuditEntry {
  readonly _id: string;
  readonly at: string;
  readonly actor: Party;
  readonly action: AuditAction;
  readonly kind: AuditKind;
  readonly id: string;
  readonly revision?: number;
  readonly title?: LocalText;
  readonly subject?: Party;
  readonly course?: string;
  readonly courseTitle?: LocalText;
}

/** Pupils who must have answered a quiz before its answers are shown: fewer could be known by name. */
export const fewestAnswers = 5;

export interface QuizAnswers {
  readonly pupils: number;
  readonly chosen: readonly (readonly number[])[];
}

export interface Readers {
  readonly pupils: number;
  readonly done: Readonly<Record<string, number>>;
  readonly quiz?: QuizAnswers;
}
