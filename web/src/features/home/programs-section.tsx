import { NavLink, Outlet } from 'react-router-dom';
import { Section } from '../../ui/section.tsx';
import { grades } from './grades.ts';
import { home } from './home-content.ts';
import styles from './programs.module.css';

/** Tabs that are addresses: switching one neither scrolls nor reloads the page. */
function GradeTabs() {
  return (
    <nav aria-label="Grades" className={styles.tabs}>
      {grades.map((grade) => (
        <NavLink key={grade.path} to={grade.path} end preventScrollReset>
          {grade.label}
        </NavLink>
      ))}
    </nav>
  );
}

/** The grade tabs with the program cards of the open one. */
export function ProgramsSection() {
  return (
    <Section id="courses" {...home.sections.programs} aside={<GradeTabs />}>
      <Outlet />
    </Section>
  );
}
