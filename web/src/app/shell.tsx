import { siteConfig } from '@pathshala/brand/site.config';
import { pages } from '@pathshala/contract/site/routes';
import { Suspense, useEffect, useRef } from 'react';
import { useSession } from '../auth/session-context.ts';
import { MessengerButton } from '../features/contact/messenger-button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { matchPath, Outlet, useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { isActive, navigation } from './navigation-links.tsx';
import { renderedAlone } from './rendered-alone.ts';
import styles from './shell.module.css';
import { followColorScheme } from './theme-switch.tsx';
import { TopLine } from './top-line.tsx';

const MailSent = lazyPart(() => import('./mail-sent.tsx'));

/** Only for another page: not for query, hash or home's tabs. On initial loads the browser decides. */
function useArrival() {
  const { pathname } = useLocation();
  const place = isActive(navigation[0], pathname) ? '' : pathname;
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place && navigator.userActivation?.hasBeenActive !== false) {
      // If it cannot be loaded, focus stays.
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
  const isAlone = matchPath(pages.studioItem.path, useLocation().pathname) !== null;
  useEffect(followColorScheme, []);
  return (
    <div className={styles.page}>
      <a className={`strong marigold ${styles.skip}`} href="#main">
        {words['app.skip']()}
      </a>
      {!isAlone && (
        <>
          <Header />
          {user?.mailSentAt && (
            <Suspense>
              <MailSent email={user.email} />
            </Suspense>
          )}
          <TopLine />
        </>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!isAlone && (
        <>
          <Footer />
          <MessengerButton pageId={siteConfig.facebookPageId} />
        </>
      )}
    </div>
  );
}

export const Shell = renderedAlone(ShellLayout);
