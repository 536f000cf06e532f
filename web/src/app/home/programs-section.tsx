import { heldAttribute } from '@pathshala/boot/page-data';
import { Link, Outlet } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { grades, HomePart, useGrade, useHome } from './home-part.tsx';
import styles from './programs.module.css';

function GradeTabs() {
  const open = useGrade();
  return (
    <nav aria-label={words['home.grades']()} className={`card row gap-1 ${styles.tabs}`}>
      {grades.map((grade) => (
        <Link
          key={grade.path}
          className="center soft strong fills"
          to={grade.path}
          preventScrollReset
          aria-current={grade === open ? 'page' : undefined}
          {...{ [heldAttribute]: '' }}
        >
          {grade.label()}
        </Link>
      ))}
    </nav>
  );
}

export function ProgramsSection() {
  const { programs } = useHome();
  return (
    <HomePart part="programs" of={Object.values(programs).flat()} id="courses" aside={<GradeTabs />}>
      <Outlet />
    </HomePart>
  );
}
