import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { SubjectBlock } from '../../../course-ui/subject-block.tsx';
import { langOf } from '../../../ui/language.ts';
import { Bar } from '../../../ui/progress-bar.tsx';
import { Link } from '../../../ui/router.ts';
import { ownDayInYearText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { classAndSubject, type ListedSkill } from '../listed-skill.ts';
import { MasteryChip } from '../mastery-chip.tsx';
import { searchOf } from '../skill-filter.ts';

interface SubjectProgressProps {
  /** All skills of a class and subject. */
  readonly skills: readonly ListedSkill[];
  readonly mastery: MasteryById;
}

/** A subject of a class: how many skills are mastered, and each practised skill. */
export function SubjectProgress({ skills, mastery }: SubjectProgressProps) {
  const [first] = skills;
  if (!first) return null;
  const title = classAndSubject(first);
  const started = skills.flatMap((skill) => {
    const own = mastery.get(skill.id);
    return own ? [{ skill, own }] : [];
  });
  const all = skills.length;
  const done = started.filter(({ own }) => own.isMastered).length;
  const text = words['progress.masteredOf']({ done, all });
  return (
    <article className="card pad stack">
      <div className="row">
        <SubjectBlock subject={first.subject} size={40} />
        <div className="grow">
          <h3 className="h4">{title}</h3>
          <p className="note">{text}</p>
        </div>
      </div>
      <Bar percent={Math.floor((100 * done) / all)} label={title} text={text} />
      <ul className="lines">
        {started.map(({ skill, own }) => (
          <li key={skill.id} className="row apart">
            <div>
              <Link className="tap" to={paths.practiceSkill(skill.id)} lang={langOf(skill.title)}>
                {skill.title}
              </Link>
              {own.state !== 'due' && (
                <p className="note">
                  {words['progress.nextReview']({ day: ownDayInYearText(own.due.toISOString()) })}
                </p>
              )}
            </div>
            <MasteryChip state={own.state} />
          </li>
        ))}
      </ul>
      {started.length < all && (
        <p>
          <Link className="tap" to={{ pathname: paths.practice, search: searchOf(first) }}>
            {words['progress.notStarted']({ count: all - started.length })}
          </Link>
        </p>
      )}
    </article>
  );
}
