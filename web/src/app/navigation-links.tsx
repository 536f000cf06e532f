import { Link, useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';
import styles from './header.module.css';
import { isActive, navigation } from './navigation.ts';

interface NavigationLinksProps {
  readonly column?: boolean;
  readonly onChoose?: () => void;
}

/** The current link has `aria-current`. */
export function NavigationLinks({ column = false, onChoose }: NavigationLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={words['app.mainNavigation']()}>
      <ul className={column ? 'stack gap-0' : `row ${styles.links}`}>
        {navigation.map((row) => (
          <li key={row.path}>
            <Link
              className="row soft strong"
              to={row.path}
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
