import { listOf } from '@pathshala/contract/catalogue/lists';
import { CardRow } from '../../ui/card-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { useGrade, useHome } from './home-part.tsx';
import styles from './programs.module.css';
import sections from './sections.module.css';
import type { ShownProgram } from './shown-home.ts';

function ProgramCard({ program }: { program: ShownProgram }) {
  return (
    <article className="card stack pad">
      <div className={sections.beside}>
        <img className="fill" src={program.program_img} alt="" width={180} height={120} loading="lazy" />
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
        className="tap plain strong leaf foot gap-2"
        style={{ alignSelf: 'start' }}
        to={listOf(program.list).path}
        aria-label={words['home.exploreOf']({ title: program.title })}
      >
        {words['home.explore']()} <Icon name="arrow" size={18} />
      </Link>
    </article>
  );
}

export function Component() {
  const home = useHome();
  const grade = useGrade();
  const shown = home.programs[grade.name];
  if (shown.length === 0) return null;
  return (
    <CardRow label={words['home.programsOf']({ grade: grade.label() })}>
      {shown.map((program) => (
        <ProgramCard key={program.id} program={program} />
      ))}
    </CardRow>
  );
}
