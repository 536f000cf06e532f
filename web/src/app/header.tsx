import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useState } from 'react';
import { useSession } from '../auth/session-context.ts';
import { ActionLink } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { useLocation } from '../ui/router.ts';
import { Wrap } from '../ui/wrap.tsx';
import { words } from '../words/words.ts';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const MobileMenuDrawer = lazyDialog(() => import('./mobile-menu-drawer.tsx'));

/**
 * Login for visitors, the avatar for signed-in people. Until the session is known both are rendered, and a class from
 * the head script hides one from the first paint.
 */
function Account() {
  const { state } = useSession();
  const location = useLocation();
  const onAccountPage = location.pathname === paths.login || location.pathname === paths.register;
  if (state.status === 'signed-in') return <ProfileMenu user={state.user} />;
  const isKnown = state.status !== 'loading';
  return (
    <>
      {!isKnown && <span aria-hidden="true" className={`card round ${styles.coming}`} />}
      <ActionLink
        small
        to={paths.login}
        state={onAccountPage ? location.state : { from: location }}
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

/** Logo, title, search, theme switch, account and mobile menu; the navigation bar under them on large screens. */
export function Header() {
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={`row gap-2 ${styles.bar}`}>
          <Logo />
          <div className={styles.wide}>
            <HeaderSearch />
          </div>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          <div className={styles.switch}>
            <ThemeSwitch />
          </div>
          <Account />
          <MobileMenu />
        </div>
        <div className={styles.bottom}>
          <NavigationLinks />
        </div>
        <div className={`row gap-2 ${styles.narrow}`}>
          <div className="grow">
            <HeaderSearch />
          </div>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Wrap>
    </header>
  );
}
