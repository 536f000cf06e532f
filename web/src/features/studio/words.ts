import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Kind } from '@pathshala/content/kinds/define-kind';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { AuditAction, AuditKind, StudioRevision, StudioState } from '@pathshala/contract/studio/items';
import { momentText } from '../../words/format.ts';
import { kindWord } from '../../words/kind-words.ts';
import { words } from '../../words/words.ts';
import type { SavingState } from './session/draft-session.ts';

type Word = () => string;

interface KindWords {
  /** Plural in headings, plural in sentences, singular. */
  readonly many: Word;
  readonly some: Word;
  readonly one: Word;
  readonly about: Word;
}

function wordsOf({ called }: Kind): KindWords {
  const word = (name: keyof KindWords) => () => kindWord(called[name]);
  return { many: word('many'), some: word('some'), one: word('one'), about: word('about') };
}

export const kindWords = Object.fromEntries(
  Object.entries(allKinds).map(([name, kind]) => [name, wordsOf(kind)]),
) as Readonly<Record<StudioKind, KindWords>>;

export const auditKindWords: Readonly<Record<AuditKind, Pick<KindWords, 'many' | 'one'>>> = {
  ...kindWords,
  media: { many: words['studio.filesMany'], one: words['studio.file'] },
  people: { many: words['studio.peopleMany'], one: words['studio.person'] },
};

export const stateWords: Readonly<Record<StudioState, Word>> = {
  draft: words['studio.draft'],
  changed: words['studio.changedState'],
  live: words['studio.live'],
  unpublished: words['studio.unpublishedState'],
  archived: words['studio.archivedState'],
};

export const savingWords: Readonly<Record<SavingState, Word>> = {
  saved: words['studio.saved'],
  typing: words['studio.saving'],
  saving: words['studio.saving'],
  offline: words['studio.offline'],
  clash: words['studio.clash'],
  refused: words['studio.refused'],
};

export const actionWords: Readonly<Record<AuditAction, Word>> = {
  create: words['studio.began'],
  edit: words['studio.edited'],
  publish: words['studio.didPublish'],
  unpublish: words['studio.didUnpublish'],
  archive: words['studio.didArchive'],
  restore: words['studio.didRestore'],
  move: words['studio.didMove'],
  assign: words['studio.assigned'],
  share: words['studio.shared'],
  unshare: words['studio.unshared'],
  ask: words['studio-publish.didAsk'],
  unask: words['studio-publish.didUnask'],
  return: words['studio-publish.didReturn'],
  upload: words['studio.uploaded'],
  give: words['studio.gave'],
  take: words['studio.took'],
  disable: words['studio.disabledPerson'],
  enable: words['studio.enabledPerson'],
  erase: words['studio.erasedPerson'],
  'make-admin': words['users.becameAdmin'],
  'remove-admin': words['users.madeStudent'],
  'make-teacher': words['users.becameTeacher'],
  'remove-teacher': words['users.noLongerTeacher'],
};

export function labelsOf<Key extends string>(
  table: Readonly<Record<Key, Word>>,
): Readonly<Record<Key, string>> {
  const rows = (Object.entries(table) as [Key, Word][]).map(([key, word]) => [key, word()] as const);
  return Object.fromEntries(rows) as Record<Key, string>;
}

/** Without its time. */
export function revisionTitle({ revision, state }: StudioRevision): string {
  return state === 'draft' ? words['studio-edit.draftOf']() : words['studio.revision']({ revision });
}

export const revisionName = (one: StudioRevision) => `${revisionTitle(one)} · ${momentText(one.at)}`;
