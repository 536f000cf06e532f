import { levels } from '@pathshala/content/practice/exercise';
import { words } from '../../words/words.ts';
import styles from './exercise.module.css';

/** How hard the exercise is. */
export function LevelDots({ level }: { readonly level: number }) {
  return (
    <p className={styles.level}>
      <span aria-hidden="true" className={styles.dots}>
        {levels.map((one) => (
          <span key={one} className={one <= level ? styles.on : undefined} />
        ))}
      </span>
      {words['practice.level']({ level })}
    </p>
  );
}
