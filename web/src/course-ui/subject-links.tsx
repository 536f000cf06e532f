import { Link } from '../ui/router.ts';
import { SubjectSign, subjectGround } from './subject-block.tsx';
import styles from './subject-links.module.css';

interface SubjectLinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly subject: string;
    readonly to: string;
    readonly name: string;
    readonly note?: string;
  }[];
}

/** A dot ends a line, and never begins one. */
const glued = (text: string) => text.replaceAll(' ·', '\u00a0·');

export function SubjectLinks({ label, links }: SubjectLinksProps) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ subject, to, name, note }) => (
        <li key={to}>
          <Link className="row plain" to={to} style={subjectGround(subject)}>
            <SubjectSign subject={subject} />
            <span>
              <strong>{glued(name)}</strong> {note && <small>{glued(note)}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
