import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../auth/session-context.ts';
import styles from '../ui/link-list.module.css';
import { Link } from '../ui/router.ts';
import SideDrawer from '../ui/side-drawer.tsx';
import { words } from '../words/words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLinks, useLoginOrigin } from './navigation-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

function OwnLinks({ onChoose }: { readonly onChoose: () => void }) {
  const isSignedIn = useSession().state.status === 'signed-in';
  const origin = useLoginOrigin();
  const rows = isSignedIn
    ? [
        { to: paths.myCourses, label: words['fixed.myCourses'] },
        { to: paths.account, label: words['titles.account'] },
      ]
    : [{ to: paths.login, label: words['fixed.login'], state: origin }];
  return (
    <ul className="stack gap-0 ruled">
      {[
        { to: paths.progress, label: words['titles.progress'] },
        ...rows,
        { to: paths.help, label: words['app.help'] },
      ].map(({ label, ...link }) => (
        <li key={link.to}>
          <Link {...link} className="row soft strong" onClick={onChoose}>
            {label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function MobileMenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <SideDrawer label={words['app.menu']()} onClose={onClose}>
      <div className={`stack gap-2 ${styles.links}`}>
        <NavigationLinks column onChoose={onClose} />
        <OwnLinks onChoose={onClose} />
        <div className="row apart ruled">
          <LanguageSwitch column />
          <ThemeSwitch />
        </div>
      </div>
    </SideDrawer>
  );
}
