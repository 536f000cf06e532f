import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { languageOfAddress } from '@pathshala/contract/text/languages';
import { useEffect, useRef, useState } from 'react';
import { readAllSaved, removeSaved, type Saved } from '../../../offline/saved.ts';
import { stores } from '../../../offline/stores.ts';
import { useSession } from '../../auth/session-context.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Page } from '../../ui/page.tsx';
import { useLocation } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ownDayText } from '../../words/format.ts';
import { langOf, nameOfLanguage, siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';

export const meta = metaOf(pages.downloads, words['titles.downloads'], words['descriptions.downloads']);

const max = 12;

interface Opened {
  readonly path: string;
  readonly title: string;
}

async function readOpened(): Promise<Opened[]> {
  if (!('caches' in globalThis) || !(await caches.has(stores.page.cache))) return [];
  const cache = await caches.open(stores.page.cache);
  const all = (await cache.keys()).map(({ url }) => new URL(url, location.origin).pathname);
  const isListed = (path: string) => {
    const { language, path: own } = languageOfAddress(path);
    return language === siteLanguage && own !== paths.downloads;
  };
  const found = all.filter(isListed).reverse().slice(0, max);
  const titles = found.map(async (path) => {
    const html = (await (await cache.match(path, { ignoreVary: true }))?.text()) ?? '';
    const { title } = new DOMParser().parseFromString(html, 'text/html');
    const isHome = languageOfAddress(path).path === paths.home;
    return {
      path,
      title: isHome ? words['fixed.home']() : title.replace(` · ${school.name}`, '').trim(),
    };
  });
  return (await Promise.all(titles)).filter(({ title }) => title !== '');
}

/** For pages that are not available offline; the worker redirects here. */
function NotHere({ path, opened }: { readonly path: string; readonly opened: readonly Opened[] }) {
  return (
    <section className="stack start">
      <h2>{words['offline.title']()}</h2>
      <p>{words['offline.text']()}</p>
      {/* A full load retries the worker and the network. */}
      <a href={path}>{words['ui.tryAgain']()}</a>
      {opened.length > 0 && <h3>{words['offline.here']()}</h3>}
      <ul>
        {opened.map((one) => (
          <li key={one.path}>
            <a href={one.path}>{one.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ saved, onRemove }: { readonly saved: Saved; readonly onRemove: () => void }) {
  const { kind, language, title, page, here, of, at } = saved;
  const facts = [
    kind === 'book' ? words['packs.aBook']() : nameOfLanguage(language),
    ...(kind === 'course' ? [words['ui.lessonsOf']({ done: here.length, all: of })] : []),
    ...(at > 0 ? [words['packs.savedOn']({ day: ownDayText(new Date(at).toISOString()) })] : []),
  ];
  return (
    <li className="card pad cluster apart">
      <div className="stack gap-1 words">
        <h2 className="h3" lang={langOf(title)}>
          {/* Each language is a site of its own, so the link reloads. */}
          {here.length > 0 ? (
            <a href={page} hrefLang={language}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="soft">{facts.join(' · ')}</p>
      </div>
      <ActionButton look="quiet" small onClick={onRemove} aria-label={words['packs.removeOf']({ title })}>
        {words['packs.remove']()}
      </ActionButton>
    </li>
  );
}

/** A path of this site; other addresses are not linked. */
const pageIn = (search: string) => /^\/(?![/\\])\S*/.exec(new URLSearchParams(search).get('for') ?? '')?.[0];

/** Saved courses and books, and what to do offline: docs/offline.md. Needs no sign-in. */
export function Component() {
  const { search } = useLocation();
  const { state } = useSession();
  const [shelf, setShelf] = useState<readonly Saved[]>();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const look = () => readAllSaved().then(setShelf, () => setShelf([]));
  useEffect(() => {
    void look();
    readOpened().then(setOpened, () => undefined);
  }, []);
  const remove = async (one: Saved) => {
    await removeSaved(one);
    await look();
    setSaid(words['packs.removed']({ title: one.title }));
    // The pressed button is gone, so the focus moves here.
    status.current?.focus();
  };
  const missing = pageIn(search);
  // Other people's saved items are private.
  const own = shelf?.filter(({ uid }) => uid === null || !state.user || uid === state.user.uid);
  return (
    <Page title={words['titles.downloads']()} lead={words['packs.lead']()}>
      {missing && <NotHere path={missing} opened={opened} />}
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      {own?.length === 0 && (
        <EmptyState
          title={words['packs.emptyTitle']()}
          text={words['packs.emptyText']()}
          action={<ActionLink to={`${paths.home}#courses`}>{words['fixed.courses']()}</ActionLink>}
        />
      )}
      {own && own.length > 0 && (
        <>
          <ul className="stack">
            {own.map((one) => (
              <Row
                key={`${one.kind}.${one.id}.${one.language}`}
                saved={one}
                onRemove={() => void remove(one)}
              />
            ))}
          </ul>
          <p className="soft">{words['packs.logOut']()}</p>
        </>
      )}
    </Page>
  );
}
