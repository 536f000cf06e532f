import { levels } from '@pathshala/content/practice/exercise';
import { words } from '../../words/words.ts';
import styles from './exercise.module.css';

/** Shows the level of the exercise. */
export function LevelDots({ level }: { readonly level: number }) {
  return (
    <p className="note row gap-2">
      <span aria-hidden="true" className={`row gap-1 ${styles.dots}`}>
        {levels.map((one) => (
          <span key={one} className={one <= level ? 'filled' : undefined} />
        ))}
      </span>
      {words['practice.level']({ level })}
    </p>
  );
}
