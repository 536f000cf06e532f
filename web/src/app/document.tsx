import { contentHashAttribute, linePageAttribute, newerPagesAttribute } from '@pathshala/boot/page-data';
import { startId } from '@pathshala/boot/page-start';
import { tokens } from '@pathshala/brand/tokens';
import { newerPagesAddress } from '@pathshala/contract/site/newer-pages';
import { manifestPath } from '@pathshala/contract/site/paths';
import { languageRows } from '@pathshala/contract/text/languages';
import { use } from 'react';
import { SessionProvider } from '../auth/session.tsx';
import { Outlet, ScrollRestoration } from '../ui/router.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { siteLanguage } from '../words/language.ts';
import { school } from '../words/school.ts';
import { words } from '../words/words.ts';
import { loadBeforeLogOut } from './before-log-out.ts';
import { DocumentContext } from './document-parts.ts';
import { Head } from './head.tsx';
import { linePage } from './line-page.ts';
import { PagesAhead } from './pages-ahead.tsx';
import { SiteReady } from './site-ready.tsx';

/** Text that only the server knows: the browser finds it in its place and leaves it as it stands. */
const written = (text: string | undefined) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: text ?? '' },
});

/**
 * What the browser fetches ahead by itself until the site does. React takes it away: it puts what the head of another page
 * has besides before what it has put there itself, which nobody else may remove.
 */
export function RulesAhead({ rules }: { readonly rules: string | undefined }) {
  return useHydrated() ? null : <script type="speculationrules" {...written(rules)} />;
}

/** The boot script asks there whether the page has changed since. */
const asked = (contentHash: string) => ({
  [contentHashAttribute]: contentHash,
  [newerPagesAttribute]: newerPagesAddress(siteLanguage),
  [linePageAttribute]: linePage,
});

/** Not among the properties that React's types know. */
const switchedOff = { disabled: true };

/** The page that is open. */
function Site() {
  return (
    <SessionProvider loadBeforeLogOut={loadBeforeLogOut}>
      <SiteReady />
      <PagesAhead />
      <Outlet />
    </SessionProvider>
  );
}

/** A page that was not rendered: what stands there until the browser has drawn it. */
function Drawn() {
  return useHydrated() ? <Site /> : <FullScreenSpinner label={words['app.opening']()} />;
}

/** Its head says nothing yet of the page that was asked for. */
function DrawnHead() {
  return useHydrated() ? <Head /> : <title>{school.name}</title>;
}

/** Of a page that is not published: what is to be seen of it, with nothing that runs or asks for something. */
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

/** The document around every page: one component, for the server and for the browser that takes it over. */
export function Document() {
  const { fonts, bootScript, styles, sheets, rules, start, isDrawn, contentHash, draft } =
    use(DocumentContext);
  if (draft) return <DraftDocument title={draft.title} styles={styles} />;
  return (
    <html
      lang={siteLanguage}
      dir={languageRows[siteLanguage].dir}
      suppressHydrationWarning
      {...(contentHash && asked(contentHash))}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script {...written(bootScript)} />
        <style {...written(styles)} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={tokens.light.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={tokens.dark.paper} />
        <link rel="icon" href="/img/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(siteLanguage)} />
        {fonts?.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {isDrawn ? <DrawnHead /> : <Head />}
        {/* What stands in `styles` already: who loads the rest of a page sees that it is there. */}
        {sheets?.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...switchedOff} />
        ))}
        <RulesAhead rules={rules} />
      </head>
      <body>
        {isDrawn ? <Drawn /> : <Site />}
        <ScrollRestoration />
        <script type="application/json" id={startId} {...written(start)} />
      </body>
    </html>
  );
}
