import '../../theme/other-letters.css';
import { allKinds, isStudioKind, kindNames } from '@pathshala/content/kinds/all-kinds';
import type { Kind, Label } from '@pathshala/content/kinds/define-kind';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import type {
  AuditAction,
  AuditKind,
  StudioEntry,
  StudioRevision,
  StudioState,
} from '@pathshala/contract/studio/items';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';
import { useEffect } from 'react';
import { useAdmin } from '../../auth/use-role.ts';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { Link, useLocation } from '../../ui/router.ts';
import { audit } from '../../words/compiled/messages/audit.js';
import { kindWords as compiledWords } from '../../words/compiled/messages/kinds.js';
import { states } from '../../words/compiled/messages/states.js';
import { momentText } from '../../words/format.ts';
import { langOf, siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import styles from './studio.module.css';

/** `many`: plural in headings; `some`: in sentences. */
export const called = (kind: StudioKind, how: keyof Kind['called']): string =>
  kindWord(allKinds[kind].called[how]);

const otherAuditKinds = {
  media: { many: words['studio.filesMany'], one: words['studio.file'] },
  people: { many: words['studio.peopleMany'], one: words['studio.person'] },
};

export const auditCalled = (kind: AuditKind, how: 'many' | 'one'): string =>
  isStudioKind(kind) ? called(kind, how) : otherAuditKinds[kind][how]();

export const stateWord = (state: StudioState): string => states[`states.${state}`]();

export const actionWord = (action: AuditAction): string => audit[`audit.${action}`]();

/** Without its time. */
export function revisionTitle({ revision, state }: StudioRevision): string {
  return state === 'draft' ? words['studio-edit.draftOf']() : words['studio.revision']({ revision });
}

export const revisionName = (one: StudioRevision) => `${revisionTitle(one)} · ${momentText(one.at)}`;

/** In the page's language, or else the first. */
export function titleOf(title: LocalText, kind?: StudioKind): string {
  const isOnly = kind && allKinds[kind].ids?.length === 1;
  return isOnly ? called(kind, 'many') : textIn(title, siteLanguage).text;
}

/** Whether items of the kind have a text, which the visual editor is for. */
export const hasText = (kind: StudioKind): boolean =>
  Object.values(allKinds[kind].fields).some((field) => 'control' in field && field.control === 'markdown');

export function useStudioTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${school.name}`;
  }, [title]);
}

export function useKinds(): readonly StudioKind[] {
  const { admin } = useAdmin();
  return kindNames.filter((kind) => admin || allKinds[kind].teachers);
}

/** @param waits a published item of an unpublished course: not public */
export function StateChip({ state, waits }: { state: StudioState; waits?: boolean | undefined }) {
  const isWaiting = waits && state === 'live';
  const look = isWaiting ? styles.changed : state === 'live' ? 'filled' : styles[state];
  return (
    <span className={`chip ${styles.chip} ${look}`}>
      {isWaiting ? words['studio.publishedState']() : stateWord(state)}
    </span>
  );
}

interface ItemLinkProps extends Pick<StudioEntry, 'id' | 'title'> {
  readonly kind: StudioKind;
}

export function ItemLink({ kind, id, title }: ItemLinkProps) {
  const shown = titleOf(title, kind);
  return (
    <Link to={paths.studioItem(kind, id)} className="tap strong" lang={langOf(shown)}>
      {shown}
    </Link>
  );
}

export function StudioLinks() {
  const { pathname } = useLocation();
  const { admin } = useAdmin();
  const places = [
    { to: paths.studio, label: words['studio.all']() },
    ...useKinds().map((kind) => ({ to: paths.studioKind(kind), label: called(kind, 'many') })),
    ...(admin ? [{ to: paths.studioAudit, label: words['studio.audit']() }] : []),
  ];
  return (
    <nav aria-label={words['titles.studio']()} className="cluster gap-2 swipe">
      {places.map(({ to, label }) => (
        <ActionLink
          key={to}
          small
          look="quiet"
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
          text={label}
        />
      ))}
    </nav>
  );
}

export function NoSuchItem() {
  return (
    <MissingPage title={words['studio.missing']()} text={words['studio.missingText']()}>
      <ActionLink to={paths.studio}>{words['titles.studio']()}</ActionLink>
    </MissingPage>
  );
}

/** A name that is not a key is the same in every language. */
export function kindWord(label: Label): string {
  if (typeof label === 'string') return compiledWords[label]?.() ?? label;
  const [key, named] = label;
  const said = Object.entries(named).map(([name, one]) => [name, kindWord(one)] as const);
  return compiledWords[key]?.(Object.fromEntries(said)) ?? key;
}
