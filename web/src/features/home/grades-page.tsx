import { CardRow } from '../../ui/card-row.tsx';
import { words } from '../../words/words.ts';
import { useGrade } from './grades.ts';
import { useHome } from './home-text.tsx';
import { ProgramCard } from './program-card.tsx';

/** The program cards of the open tab. */
export function Component() {
  const home = useHome();
  const grade = useGrade();
  const shown = home.programs[grade.name];
  if (shown.length === 0) return null;
  return (
    <CardRow label={words['home.programsOf']({ grade: grade.label() })}>
      {shown.map((program) => (
        <li key={program.id}>
          <ProgramCard program={program} />
        </li>
      ))}
    </CardRow>
  );
}
