import { paths } from '@pathshala/contract/site/paths';
import { ActionLink, actionClass } from '../ui/action.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';

const adminPages = [
  { path: paths.overview, title: words['titles.overview'] },
  { path: paths.users, title: words['fixed.allUsers'] },
  { path: paths.messages, title: words['titles.messages'] },
];

/** Opened a few times a year. */
const otherPages = [
  { path: paths.studioAudit, title: words['studio.audit'] },
  { path: paths.revocations, title: words['titles.revocations'] },
  { path: paths.teaching, title: words['titles.teaching'] },
];

export function AdminLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={words['ui.forAdmins']()} className="cluster gap-2">
      {adminPages.map(({ path, title }) => (
        <ActionLink
          key={path}
          small
          look="quiet"
          to={path}
          aria-current={pathname === path ? 'page' : undefined}
          text={title()}
        />
      ))}
      <MenuButton
        label={words['ui.more']()}
        rows={otherPages.map(({ path, title }) => [title(), path])}
        className={actionClass({ look: 'quiet', small: true })}
      >
        {words['ui.more']()}
      </MenuButton>
    </nav>
  );
}
