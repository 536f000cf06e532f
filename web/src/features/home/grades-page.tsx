import { CardRow } from '../../ui/card-row.tsx';
import { useLocation } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { grades } from './grades.ts';
import { useHome } from './home-text.tsx';
import { ProgramCard } from './program-card.tsx';

/** The program cards of the open tab. */
export function Component() {
  const home = useHome();
  const { pathname } = useLocation();
  const grade = grades.find((row) => row.path === pathname.replace(/(.)\/$/, '$1')) ?? grades[0];
  return (
    <CardRow picturesWait label={words['home.programsOf']({ grade: grade.label() })}>
      {home.programs[grade.name].map((program) => (
        <li key={program.id}>
          <ProgramCard program={program} />
        </li>
      ))}
    </CardRow>
  );
}
