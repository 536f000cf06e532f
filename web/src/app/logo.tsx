import { mark } from '@pathshala/brand/mark';
import { paths } from '@pathshala/contract/site/paths';
import { Link } from '../ui/router.ts';
import { school } from '../words/school.ts';
import styles from './header.module.css';

const inks = {
  onLeaf: 'var(--ps-palette-primary-contrastText)',
  marigold: 'var(--ps-palette-marigold)',
} as const;

/** The school's mark and name. */
export function Logo() {
  return (
    <Link to={paths.home} className={`row gap-2 h3 ${styles.logo}`}>
      <svg viewBox={`0 0 ${mark.box} ${mark.box}`} width={mark.box} height={mark.box} aria-hidden="true">
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
      <span>{school.name}</span>
    </Link>
  );
}
