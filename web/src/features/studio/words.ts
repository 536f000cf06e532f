import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Kind } from '@pathshala/content/kinds/define-kind';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { AuditAction, AuditKind, StudioRevision, StudioState } from '@pathshala/contract/studio/items';
import { audit } from '../../words/compiled/messages/audit.js';
import { momentText } from '../../words/format.ts';
import { kindWord } from '../../words/kind-words.ts';
import { words } from '../../words/words.ts';
import type { SavingState } from './session/draft-session.ts';

type Word = () => string;

/** Plural in headings, plural in sentences, singular. */
type KindWords = Readonly<Record<keyof Kind['called'], Word>>;

const wordsOf = ({ called }: Kind) =>
  Object.fromEntries(Object.entries(called).map(([name, key]) => [name, () => kindWord(key)])) as KindWords;

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

export const actionWord = (action: AuditAction): string => audit[`audit.${action}`]();

/** Without its time. */
export function revisionTitle({ revision, state }: StudioRevision): string {
  return state === 'draft' ? words['studio-edit.draftOf']() : words['studio.revision']({ revision });
}

export const revisionName = (one: StudioRevision) => `${revisionTitle(one)} · ${momentText(one.at)}`;
