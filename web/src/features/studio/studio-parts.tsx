import Button from '@mui/material/Button';
import { allKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioEntry, StudioState } from '@pathshala/contract/studio/items';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';
import { useEffect } from 'react';
import { useAdmin } from '../../auth/use-role.ts';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { MissingPage } from '../../ui/missing-page.tsx';
import { Link, useLocation } from '../../ui/router.ts';
import { siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import styles from './studio.module.css';
import { kindWords, stateWords } from './words.ts';

const pageNames: Readonly<Record<string, () => string>> = {
  about: words['titles.about'],
  help: words['titles.help'],
  privacy: words['titles.privacy'],
  terms: words['titles.terms'],
  refunds: words['titles.refunds'],
};

/** In the page's language, or else the first. */
export function titleOf(title: LocalText, kind?: StudioKind): string {
  const { text } = textIn(title, siteLanguage);
  if (kind === 'home') return kindWords.home.many();
  return (kind === 'pages' && pageNames[text]?.()) || text;
}

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
      {isWaiting ? words['studio.publishedState']() : stateWords[state]()}
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
    ...useKinds().map((kind) => ({ to: paths.studioKind(kind), label: kindWords[kind].many() })),
    ...(admin ? [{ to: paths.studioAudit, label: words['studio.audit']() }] : []),
  ];
  return (
    <nav aria-label={words['titles.studio']()} className="cluster gap-2">
      {places.map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          sx={{ px: 1.5 }}
          variant={pathname === to ? 'contained' : 'outlined'}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {label}
        </Button>
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
