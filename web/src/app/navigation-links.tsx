import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../auth/session-context.ts';
import { useClassHub } from '../device/school-class.ts';
import { Link, useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';
import styles from './header.module.css';

/** docs/contract.md, "Header and navigation bar" */
export const navigation = [
  { label: words['fixed.home'], path: paths.home },
  { label: words['fixed.classes'], path: paths.classes },
  { label: words['fixed.courses'], path: paths.courses },
  { label: words['fixed.books'], path: paths.books },
  { label: words['fixed.instructor'], path: paths.instructor },
  { label: words['fixed.blog'], path: paths.blogs },
  { label: words['fixed.contactUS'], path: paths.contact },
  { label: words['titles.practice'], path: paths.practice },
  { label: words['learn.bar'], path: paths.learn },
] as const satisfies readonly { label: () => string; path: string }[];

const homes: readonly string[] = [paths.home, paths.gradeEight, paths.gradeTwelve];

export function isActive(row: (typeof navigation)[number], address: string): boolean {
  // Prerendered pages have a trailing slash.
  const pathname = address.replace(/(.)\/$/, '$1');
  if (row.path === paths.home) return homes.includes(pathname);
  return pathname === row.path || pathname.startsWith(`${row.path}/`);
}

/** Visitors practise on the page of their class. */
export function NavigationLinks({ column = false, onChoose }: { column?: boolean; onChoose?: () => void }) {
  const { pathname } = useLocation();
  const hub = useClassHub();
  const isStudent = useSession().state.status === 'signed-in';
  const toHub: readonly string[] = isStudent ? [paths.learn] : [paths.learn, paths.practice];
  return (
    <nav aria-label={words['app.mainNavigation']()}>
      <ul className={column ? 'stack gap-0' : `row ${styles.links}`}>
        {navigation.map((row) => (
          <li key={row.path}>
            <Link
              className="row soft strong"
              to={toHub.includes(row.path) ? hub : row.path}
              onClick={onChoose}
              aria-current={isActive(row, pathname) ? 'page' : undefined}
            >
              {row.label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function useLoginOrigin(): unknown {
  const location = useLocation();
  const onAccountPage = location.pathname === paths.login || location.pathname === paths.register;
  return onAccountPage ? location.state : { from: location };
}
