import { useLocation } from 'react-router-dom';
import { CardRow } from '../../ui/card-row.tsx';
import { words } from '../../words/words.ts';
import { grades } from './grades.ts';
import { ProgramCard } from './program-card.tsx';

/** The program cards of the tab that the address names. */
export default function GradePrograms() {
  const { pathname } = useLocation();
  const grade = grades.find((row) => row.path === pathname.replace(/(.)\/$/, '$1')) ?? grades[0];
  return (
    <CardRow label={words['home.programsOf']({ grade: grade.label() })}>
      {grade.programs.map((program) => (
        <li key={program.id}>
          <ProgramCard program={program} picture={`${grade.sheet}#${program.id}`} />
        </li>
      ))}
    </CardRow>
  );
}
