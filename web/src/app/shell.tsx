import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type ComponentType, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '../auth/session-context.ts';
import { actionClass } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyPart, optional } from '../ui/lazy-part.tsx';
import { matchPath, Outlet, useLocation } from '../ui/router.ts';
import { useSchool } from '../words/school.ts';
import { words } from '../words/words.ts';
import { followSchool } from './follow-school.ts';
import footerStyles from './footer.module.css';
import { Header } from './header.tsx';
import { isActive, navigation } from './navigation-links.tsx';
import { markupInDocument, Plain } from './plain.tsx';
import styles from './shell.module.css';
import { followColorScheme } from './theme-switch.tsx';
import { TopLine } from './top-line.tsx';

/**
 * Draws a route once, as none takes props: React Router renders all open routes, with new props, at each step of a
 * navigation. docs/performance.md
 */
export const renderedAlone = (Part: ComponentType) => memo(Part, () => true);

const DrawnFooter = lazyPart(() => import('./footer.tsx'), optional);

/** Says the same on every page: where the document has it, it stays as it was built. */
function Footer() {
  const [markup] = useState(() => (import.meta.env.SSR ? undefined : markupInDocument('footer')));
  if (!markup) return <DrawnFooter />;
  return (
    <Suspense>
      <Plain as="footer" id="footer" className={footerStyles.footer} markup={markup} />
    </Suspense>
  );
}

const MailSent = lazyPart(() => import('./mail-sent.tsx'));

/** Only when the page changes, not for query, hash or home's tabs. On a first load the browser decides. */
function useArrival() {
  const { pathname } = useLocation();
  const place = isActive(navigation[0], pathname) ? '' : pathname;
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place && navigator.userActivation?.hasBeenActive !== false) {
      // If this fails to load, the focus stays.
      const before = document.activeElement;
      import('./arrival.ts').then(({ arrive }) => arrive(before)).catch(() => undefined);
    }
    last.current = place;
  }, [place]);
}

/** An item's page in the studio has a bar of its own. */
function ShellLayout() {
  useArrival();
  const { user } = useSession().state;
  const { facebookPageId } = useSchool();
  const { pathname } = useLocation();
  const isAlone = pathname === paths.studioSettings || matchPath(pages.studioItem.path, pathname) !== null;
  useEffect(followColorScheme, []);
  useEffect(() => {
    // Without an answer pages stay as they were built.
    followSchool().catch(() => undefined);
  }, []);
  return (
    <div className={styles.page}>
      <a className={`strong marigold ${styles.skip}`} href="#main">
        {words['app.skip']()}
      </a>
      {!isAlone && (
        <>
          <Header />
          {user?.mailSentAt && <MailSent email={user.email} />}
          <TopLine />
        </>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!isAlone && (
        <>
          <Footer />
          <MessengerButton pageId={facebookPageId} />
        </>
      )}
    </div>
  );
}

export const Shell = renderedAlone(ShellLayout);

/**
 * A link to Messenger, if configured; no chat plugin: docs/decisions/0027-third-parties-only-on-request.md. On every page, so
 * without MUI.
 */
export function MessengerButton({ pageId }: { pageId: string | undefined }) {
  if (!pageId) return null;
  return (
    <a
      className={actionClass({ look: 'quiet' }, `screen ${styles.chat}`)}
      href={`https://m.me/${pageId}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" size={24} />
      <span>{words['app.chat']()}</span>
    </a>
  );
}
