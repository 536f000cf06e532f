import './theme/fonts.css';
import './theme/theme.css';
import './theme/base.css';
// As part of this module React's own evaluation is a turn for itself, and not one with the start of hydration.
import 'react-dom/client';
import { headScript } from '@pathshala/boot/head-script';
import { tokens } from '@pathshala/brand/tokens';
import { firstLanguage } from '@pathshala/contract/language';
import { manifestPath } from '@pathshala/contract/paths';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import { AppErrorPage } from './app/error-page.tsx';
import { PagesAhead } from './app/pages-ahead.tsx';
import { TakenOver } from './app/taken-over.tsx';
import { SessionProvider } from './auth/session.tsx';
import bodyLatin from './theme/fonts/body-400-latin.woff2?url';
import strongLatin from './theme/fonts/body-600-latin.woff2?url';
import headingLatin from './theme/fonts/heading-latin.woff2?url';
import { FullScreenSpinner } from './ui/full-screen-spinner.tsx';
import { renderedAlone } from './ui/rendered-alone.ts';
import { siteLanguage } from './words/language.ts';
import { school } from './words/school.ts';
import { words } from './words/words.ts';

/** What every page's words begin with; a page in another script brings the letters of its own words (web/build-steps). */
const firstFonts = siteLanguage === firstLanguage ? [headingLatin, bodyLatin, strongLatin] : [];

/** It runs where it is written: who takes the page over leaves it as it stands, and needs no copy of it. */
const written = import.meta.env.SSR ? headScript : '';

/** The document around every page, prerendered or not. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteLanguage} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={tokens.light.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={tokens.dark.paper} />
        <link rel="icon" href="/img/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(siteLanguage)} />
        {firstFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Of a page that the browser draws, until that page has its own; of one that broke, for good. */
export const meta = () => [{ title: school.name }];

function Root() {
  return (
    <SessionProvider>
      <TakenOver />
      <PagesAhead />
      <Outlet />
    </SessionProvider>
  );
}

export default renderedAlone(Root);

/** Shown while a page that is not prerendered starts. */
export function HydrateFallback() {
  return <FullScreenSpinner label={words['app.opening']()} />;
}

export { AppErrorPage as ErrorBoundary };
