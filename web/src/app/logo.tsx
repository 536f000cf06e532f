import { mark } from '@pathshala/brand/mark';
import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/paths';
import { Link } from 'react-router-dom';
import styles from './header.module.css';

/** The open book with its marigold sun, and the school's name. */
export function Logo() {
  return (
    <Link to={paths.home} className={styles.logo}>
      <svg viewBox={`0 0 ${mark.box} ${mark.box}`} width={mark.box} height={mark.box} aria-hidden="true">
        <rect
          width={mark.box}
          height={mark.box}
          rx={mark.box * mark.radius}
          fill="var(--ps-palette-primary-main)"
        />
        <path
          d={mark.book}
          fill="none"
          stroke="var(--ps-palette-primary-contrastText)"
          strokeWidth={mark.weight}
          strokeLinejoin="round"
        />
        <circle {...mark.sun} fill="var(--ps-palette-marigold)" />
      </svg>
      <span>{siteConfig.name}</span>
    </Link>
  );
}
