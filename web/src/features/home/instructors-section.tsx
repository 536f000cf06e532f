import { CardRow } from '../../ui/card-row.tsx';
import { Link } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import type { InstructorFace } from './instructor-faces.ts';
import styles from './instructors.module.css';
import { Invented } from './invented.tsx';

/** One face of each subject; the footer's Instructor leads here. */
export function InstructorsSection({ faces }: { faces: readonly InstructorFace[] }) {
  return (
    <HomePart part="instructors" of={faces} id="instructors" aside={<Invented />}>
      <CardRow columns={9} label={words['home.instructors']()}>
        {faces.map(({ path, label, portrait }) => (
          <li key={path}>
            <Link to={path} className={`stack gap-2 middle plain strong ${styles.face}`}>
              <img className="fill" src={portrait} alt="" width={112} height={112} loading="lazy" />
              {nameOf(label)}
            </Link>
          </li>
        ))}
      </CardRow>
    </HomePart>
  );
}
