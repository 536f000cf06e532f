import type { HomeContent } from '@pathshala/contract/content/home';
import styles from './platforms.module.css';

type Kind = HomeContent['platforms'][number]['kind'];

/** Each device as a line drawing in ink with one marigold spot, on a 72 grid. */
const drawings: Record<Kind, { lines: string; spot: string }> = {
  android: {
    lines:
      'M24 8h24a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zM19 17h34M19 54h34M28 26h16M28 33h10',
    spot: 'M28 40h16v8H28z',
  },
  ios: {
    lines:
      'M18 10h36a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6zM31 56h10M22 20h28M22 28h17',
    spot: 'M22 35h28v12H22z',
  },
  web: {
    lines:
      'M10 14h52a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM28 62h16M36 52v10M18 24h20M18 32h14',
    spot: 'M44 24h12v18H44z',
  },
  'low-bandwidth': {
    lines: 'M10 58V50M24 58V40M38 58V30M52 58V20M8 64h56',
    spot: 'M60 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0z',
  },
};

export function PlatformPicture({ kind }: { kind: Kind }) {
  const { lines, spot } = drawings[kind];
  return (
    <svg viewBox="0 0 72 72" className={styles.picture} aria-hidden="true">
      <path d={spot} className={styles.spot} />
      <path d={lines} className={styles.lines} />
    </svg>
  );
}
