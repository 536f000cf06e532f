import { listOf } from '@pathshala/contract/lists';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.ts';
import { SubjectSign, subjectGround } from '../../ui/subject-block.tsx';
import { words } from '../../words/words.ts';
import styles from './programs.module.css';
import type { ShownProgram } from './shown-home.ts';

/** Icon, title, list of programs, description, picture: docs/contract.md, "Entities". */
export function ProgramCard({ program }: { program: ShownProgram }) {
  return (
    <article className={styles.card}>
      <picture className={styles.picture}>
        <img src={program.picture} alt="" width={400} height={200} loading="lazy" />
      </picture>
      <div className={styles.body}>
        <div className={styles.title}>
          <span className={styles.icon} style={subjectGround(program.subject)}>
            <SubjectSign subject={program.subject} />
          </span>
          <h3>{program.title}</h3>
        </div>
        <ul className={styles.pills} aria-label={words['home.programs']()}>
          {program.programs.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <p>{program.description}</p>
        <Link
          className={styles.more}
          to={listOf(program.list).path}
          aria-label={words['home.exploreOf']({ title: program.title })}
        >
          {words['home.explore']()} <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  );
}
