import { mark } from '@pathshala/brand/mark';
import { paths } from '@pathshala/contract/site/paths';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CurrentUser, useSession } from '../auth/session-context.ts';
import { ActionLink } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyDialog, lazyPart, optional } from '../ui/lazy-part.tsx';
import { Link } from '../ui/router.ts';
import { Wrap } from '../ui/section.tsx';
import { useSchool } from '../words/school.ts';
import { words } from '../words/words.ts';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLinks, useLoginOrigin } from './navigation-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const inks = {
  onLeaf: 'var(--ps-palette-primary-contrastText)',
  marigold: 'var(--ps-palette-marigold)',
} as const;

/** Of the mark alone, where a picture of the school's logo is missing. */
function Logo() {
  const { name, logo } = useSchool();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    for (const src of Object.values(logo ?? {}))
      Object.assign(new Image(), { onerror: () => setMissing(true), src });
  }, [logo]);
  return (
    <Link to={paths.home} className={`row gap-2 h3 ${styles.logo}`}>
      <svg
        data-school={isMissing ? undefined : 'logo'}
        viewBox={`0 0 ${mark.box} ${mark.box}`}
        width={mark.box}
        height={mark.box}
        aria-hidden="true"
      >
        <rect
          width={mark.box}
          height={mark.box}
          rx={mark.box * mark.radius}
          fill="var(--ps-palette-primary-main)"
        />
        {mark.parts.map(({ d, fill, stroke, weight }) => (
          <path
            key={d}
            d={d}
            fill={fill ? inks[fill] : 'none'}
            stroke={stroke && inks[stroke]}
            strokeWidth={weight}
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <span>{name}</span>
    </Link>
  );
}

const ProfileMenuList = lazyDialog(() => import('./profile-menu-list.tsx'));
const SignedInWatch = lazyPart(() => import('./signed-in-watch.tsx'), optional);

function ProfileMenu({ user }: { user: CurrentUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <SignedInWatch />

      <button
        type="button"
        className={`card round ${styles.button}`}
        aria-label={words['app.accountOf']({ name: user.displayName || user.email })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <img src={user.photoURL ?? '/img/avatar-default.svg'} alt="" referrerPolicy="no-referrer" />
      </button>
      {anchor && <ProfileMenuList user={user} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

/** Pixels: a shorter scroll may be a trembling finger. */
const least = 8;

/** Sets `data-away` while scrolling down: header.module.css. */
function useHeaderAway(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now > 0 && Math.abs(now - last) < least) return;
      header.current?.toggleAttribute('data-away', now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header]);
}

const MobileMenuDrawer = lazyDialog(() => import('./mobile-menu-drawer.tsx'));

/** Login or the avatar. Until the session is known both are rendered, and a class from the head script hides one. */
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
        look="quiet"
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
      {open && <MobileMenuDrawer onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Wider windows also have language, colours and the navigation bar. */
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
