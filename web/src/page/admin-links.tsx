import { paths } from '@pathshala/contract/site/paths';
import { ActionLink, actionClass } from '../ui/action.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';

const adminPages = [
  { path: paths.overview, title: words['titles.overview'] },
  { path: paths.users, title: words['fixed.allUsers'] },
  { path: paths.orders, title: words['titles.orders'] },
  { path: paths.messages, title: words['titles.messages'] },
];

/** Opened a few times a year. */
const others = () =>
  [
    [words['school.many'](), paths.studioSettings],
    [words['studio.audit'](), paths.studioAudit],
    [words['titles.revocations'](), paths.revocations],
    [words['titles.teaching'](), paths.teaching],
  ] as const;

export function AdminLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={words['ui.forAdmins']()} className="cluster gap-2 swipe">
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
        rows={others()}
        className={actionClass({ look: 'quiet', small: true })}
      >
        {words['ui.more']()}
      </MenuButton>
    </nav>
  );
}
