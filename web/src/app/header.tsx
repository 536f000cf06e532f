import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useRef, useState } from 'react';
import { useSession } from '../auth/session-context.ts';
import { ActionLink } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { words } from '../words/words.ts';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useLoginOrigin } from './login-origin.ts';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useHeaderAway } from './use-header-away.ts';

const MobileMenuDrawer = lazyDialog(() => import('./mobile-menu-drawer.tsx'));

/**
 * Login for visitors, the avatar for signed-in people. Until the session is known both are rendered, and a class from
 * the head script hides one from the first paint.
 */
function Account() {
  const { state } = useSession();
  const origin = useLoginOrigin();
  if (state.status === 'signed-in') return <ProfileMenu user={state.user} />;
  const isKnown = state.status !== 'loading';
  return (
    <>
      {!isKnown && <span aria-hidden="true" className={`card round ${styles.coming}`} />}
      <ActionLink
        small
        to={paths.login}
        state={origin}
        className={`${styles.login} ${isKnown ? '' : styles.visitor}`}
      >
        {words['fixed.login']()}
      </ActionLink>
    </>
  );
}

function MobileMenu() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={`card round ${styles.button}`}
        aria-label={words['app.menu']()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <Suspense>
          <MobileMenuDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * One row: logo, title, search, account and the menu's button; on wider windows also language, colours and, under it, the
 * navigation bar.
 */
export function Header() {
  const header = useRef<HTMLElement>(null);
  useHeaderAway(header);
  return (
    <header ref={header} className={styles.header}>
      <Wrap>
        <div className={`row gap-2 ${styles.bar}`}>
          <Logo />
          <HeaderSearch />
          <div className={styles.wide}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <Account />
          <MobileMenu />
        </div>
        <div className={styles.bottom}>
          <NavigationLinks />
        </div>
      </Wrap>
    </header>
  );
}
