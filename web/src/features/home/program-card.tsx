import { listOf } from '@pathshala/contract/catalogue/lists';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './programs.module.css';
import type { ShownProgram } from './shown-home.ts';

/** Icon, title, list of programs, description, picture: docs/contract.md, "Entities". */
export function ProgramCard({ program }: { program: ShownProgram }) {
  return (
    <article className="card stack gap-0 clip">
      <picture className={styles.picture}>
        <img className="fill" src={program.program_img} alt="" width={400} height={200} loading="lazy" />
      </picture>
      <div className="stack grow pad">
        <div className="row">
          <SubjectBlock subject={program.subject} size={46} />
          <h3>{program.title}</h3>
        </div>
        <ul className={`cluster gap-2 ${styles.pills}`} aria-label={words['home.programs']()}>
          {program.programs?.map((label) => (
            <li key={label} className="chip">
              {label}
            </li>
          ))}
        </ul>
        <p className="soft">{program.description}</p>
        <Link
          className={`tap plain strong leaf foot ${styles.more}`}
          to={listOf(program.list).path}
          aria-label={words['home.exploreOf']({ title: program.title })}
        >
          {words['home.explore']()} <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  );
}
