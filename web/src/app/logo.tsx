import { paths } from '@pathshala/functions/contract/paths';
import { Link } from 'react-router-dom';
import { siteConfig } from '../site.config.ts';
import styles from './header.module.css';

/** The open book with its marigold sun, and the school's name. */
export function Logo() {
  return (
    <Link to={paths.home} className={styles.logo}>
      <svg viewBox="0 0 38 38" width={38} height={38} aria-hidden="true">
        <rect width={38} height={38} rx={11} fill="var(--ps-palette-primary-main)" />
        <path
          d="M19 12.500C16 9.900 12 9.300 8.500 9.900v15.400c3.500-.6 7.500 0 10.500 2.600 3-2.600 7-3.200 10.500-2.600V9.900C26 9.300 22 9.900 19 12.500zM19 12.500v15"
          fill="none"
          stroke="var(--ps-palette-primary-contrastText)"
          strokeWidth={2.4}
          strokeLinejoin="round"
        />
        <circle cx={28.5} cy={9} r={4.5} fill="var(--ps-palette-marigold)" />
      </svg>
      {siteConfig.name}
    </Link>
  );
}
