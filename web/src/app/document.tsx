import { firstLanguageAttribute } from '@pathshala/boot/head-scripts';
import {
  contentHashAttribute,
  linePageAttribute,
  newerPagesAttribute,
  readyEvent,
} from '@pathshala/boot/page-data';
import { startId } from '@pathshala/boot/page-start';
import type { ShownDraft } from '@pathshala/contract/calls/site-server';
import type { FooterPage } from '@pathshala/contract/content/published';
import { newerPagesAddress } from '@pathshala/contract/site/all-routes';
import { manifestPath } from '@pathshala/contract/site/paths';
import { languageRows } from '@pathshala/contract/text/languages';
import { createContext, use, useEffect } from 'react';
import { accessToken } from '../auth/access-token.ts';
import { SessionProvider } from '../auth/session.tsx';
import { useSession } from '../auth/session-context.ts';
import type { HeadTag } from '../page/page-meta.ts';
import type { MetaArguments, PageModule } from '../page-imports.ts';
import { FullScreenSpinner } from '../ui/loading.tsx';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from '../ui/router.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { siteLanguage } from '../words/language.ts';
import { school } from '../words/school.ts';
import { words } from '../words/words.ts';
import { PagesAhead } from './pages-ahead.tsx';
import { linePage } from './top-line.tsx';

/** Server-only text, kept by hydration. */
const written = (text: string | undefined) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: text ?? '' },
});

/** Fallback until a rendered page sets its own, and for broken pages. */
const plain: readonly HeadTag[] = [{ title: school.name }];

function toElement(tag: HeadTag) {
  if ('title' in tag) return <title key="title">{tag.title}</title>;
  if ('data' in tag) {
    // A `</script>` in the data would end the element.
    const __html = JSON.stringify(tag.data).replaceAll('<', '\\u003c');
    return <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
  }
  if ('rel' in tag) return <link key={`${tag.rel} ${tag.hrefLang ?? tag.href}`} {...tag} />;
  const { name, property } = tag;
  return <meta key={name ?? property} {...tag} />;
}

export function Head() {
  const { pathname } = useLocation();
  const speaking = useMatches().findLast(({ handle }) => (handle as Partial<PageModule> | undefined)?.meta);
  const { meta } = (speaking?.handle ?? {}) as Partial<PageModule>;
  const given: MetaArguments = { loaderData: speaking?.loaderData, location: { pathname } };
  return (meta?.(given) ?? plain).map(toElement);
}

/** The boot script checks there for a newer version. */
const newerPageAttributes = (contentHash: string) => ({
  [contentHashAttribute]: contentHash,
  [newerPagesAttribute]: newerPagesAddress(siteLanguage),
  [linePageAttribute]: linePage,
});

/** The first page of a tab has no key: a shared one would restore the scroll position of the last first page. */
const placeKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Sends the outbox. Loaded only then, because for most people it is empty. */
const loadBeforeLogOut = () => import('../api/use-outbox.ts');

function SiteReady() {
  const isKnown = useSession().state.status !== 'loading';
  useEffect(() => reloadForAnotherPerson(() => window.location.reload()), []);
  useEffect(() => {
    // Input made before hydration is replayed, and may depend on the session.
    if (!isKnown) return;
    window.dispatchEvent(new Event(readyEvent));
    performance.mark(readyEvent);
  }, [isKnown]);
  return null;
}

function Site() {
  return (
    <SessionProvider loadBeforeLogOut={loadBeforeLogOut}>
      <SiteReady />
      <PagesAhead />
      <Outlet />
    </SessionProvider>
  );
}

function Drawn() {
  return useHydrated() ? <Site /> : <FullScreenSpinner label={words['app.opening']()} />;
}

function DrawnHead() {
  return useHydrated() ? <Head /> : <title>{school.name}</title>;
}

function DraftDocument({ title, styles }: { readonly title: string; readonly styles: string | undefined }) {
  return (
    <html lang={siteLanguage} dir={languageRows[siteLanguage].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} · ${school.name}`}</title>
        <style {...written(styles)} />
      </head>
      <body>
        <SessionProvider loadBeforeLogOut={loadBeforeLogOut}>
          <Outlet />
        </SessionProvider>
      </body>
    </html>
  );
}

export function Document() {
  const { papers, fonts, bootScript, styles, sheet, start, isDrawn, contentHash, firstLanguage, draft } =
    use(DocumentContext);
  if (import.meta.env.SSR && draft) return <DraftDocument title={draft.title} styles={styles} />;
  return (
    <html
      lang={siteLanguage}
      dir={languageRows[siteLanguage].dir}
      suppressHydrationWarning
      {...(contentHash && newerPageAttributes(contentHash))}
      {...(firstLanguage && { [firstLanguageAttribute]: firstLanguage })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The boot script looks for faces in the styles; a linked sheet would hold it up. */}
        <style {...written(styles)} />
        <script {...written(bootScript)} />
        {import.meta.env.SSR && sheet && <link rel="stylesheet" href={sheet} />}
        {papers?.map((paper, at) => (
          <meta
            key={paper}
            name="theme-color"
            media={`(prefers-color-scheme: ${at === 0 ? 'light' : 'dark'})`}
            content={paper}
          />
        ))}
        <link rel="icon" href="/img/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(siteLanguage)} />
        {fonts?.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {isDrawn ? <DrawnHead /> : <Head />}
      </head>
      <body>
        {isDrawn ? <Drawn /> : <Site />}
        <ScrollRestoration getKey={placeKey} />
        <script type="application/json" id={startId} {...written(start)} />
      </body>
    </html>
  );
}

/** Parts of the document that the server adds; hydration keeps them. */
export interface DocumentParts {
  readonly bootScript?: string;
  readonly styles?: string;
  /** Address of a file with the styles. */
  readonly sheet?: string;
  /** Browser chrome colours of the light and the dark scheme. */
  readonly papers?: readonly string[];
  readonly fonts?: readonly string[];
  readonly start?: string;
  readonly isDrawn?: boolean;
  readonly footer?: readonly FooterPage[];
  readonly contentHash?: string | undefined;
  /** Of newcomers, on the home page of another one. */
  readonly firstLanguage?: string | undefined;
  readonly draft?: ShownDraft;
}

export const DocumentContext = createContext<DocumentParts>({});

/** Whose token it is; the token itself if it cannot be parsed. */
function whose(token: string | null): string | null {
  try {
    const payload = atob((token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return /"sub":"([^"]+)/.exec(payload)?.[1] ?? token;
  } catch {
    return token;
  }
}

/** A page restored from the back/forward cache may show another person's data. @returns stops it */
export function reloadForAnotherPerson(reload: () => void): () => void {
  let left: string | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => {
    left = whose(accessToken.get());
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || left === whose(accessToken.get())) return;
    document.documentElement.hidden = true;
    reload();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => listening.abort();
}
