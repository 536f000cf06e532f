import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../auth/session-context.ts';
import { useClassHub } from '../device/school-class.ts';
import { Link, useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';
import styles from './header.module.css';

/** docs/contract.md, "Header and navigation bar" */
export const navigation = [
  { label: words['fixed.home'], path: paths.home, also: [paths.gradeEight, paths.gradeTwelve] },
  { label: words['fixed.classes'], path: paths.classes, also: [] },
  { label: words['fixed.courses'], path: paths.courses, also: [] },
  { label: words['fixed.books'], path: paths.books, also: [] },
  { label: words['fixed.instructor'], path: paths.instructor, also: [] },
  { label: words['fixed.blog'], path: paths.blogs, also: [] },
  { label: words['fixed.contactUS'], path: paths.contact, also: [] },
  { label: words['titles.practice'], path: paths.practice, also: [] },
  { label: words['learn.bar'], path: paths.learn, also: [] },
] as const satisfies readonly { label: () => string; path: string; also: readonly string[] }[];

export function isActive(row: (typeof navigation)[number], address: string): boolean {
  // Prerendered pages have a trailing slash.
  const pathname = address.replace(/(.)\/$/, '$1');
  if (row.path === paths.home) return [row.path, ...row.also].some((path) => path === pathname);
  return pathname === row.path || pathname.startsWith(`${row.path}/`);
}

/** The current link has `aria-current`. Visitors practise on the page of their class. */
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
