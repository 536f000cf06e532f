import { Suspense, useState } from 'react';
import type { CurrentUser } from '../auth/session-context.ts';
import { lazyDialog, lazyPart, nothing } from '../ui/lazy-part.tsx';
import { words } from '../words/words.ts';
import styles from './header.module.css';

const ProfileMenuList = lazyDialog(() => import('./profile-menu-list.tsx'));
const SignedInWatch = lazyPart(() => import('./signed-in-watch.tsx'), nothing);

/** The person's picture with its menu. */
export function ProfileMenu({ user }: { user: CurrentUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Suspense>
        <SignedInWatch />
      </Suspense>
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
      {anchor && (
        <Suspense>
          <ProfileMenuList user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
