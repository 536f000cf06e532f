import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { classAndSubject, type ListedSkill } from './listed-skill.ts';
import { MasteryChip } from './mastery-chip.tsx';

interface SkillCardProps {
  readonly skill: ListedSkill;
  readonly mastery: MasteryById | undefined;
  /** Shows class and subject, for places where no heading does. */
  readonly withClass?: boolean;
}

/** A link to the exercises of a skill, with its mastery. */
function SkillCard({ skill, mastery, withClass = false }: SkillCardProps) {
  const state = mastery?.get(skill.id)?.state;
  return (
    <article className="card pad row">
      <SubjectBlock subject={skill.subject} size={48} />
      <div className="grow">
        <h3 className="h4" lang={langOf(skill.title)}>
          <Link className="plain whole" to={paths.practiceSkill(skill.id)}>
            {skill.title}
          </Link>
        </h3>
        {withClass && <p className="note">{classAndSubject(skill)}</p>}
        {state && <MasteryChip state={state} />}
      </div>
      <Icon name="next" className="leaf" />
    </article>
  );
}

interface SkillCardsProps extends Omit<SkillCardProps, 'skill'> {
  readonly skills: readonly ListedSkill[];
}

/** A list of skill cards. */
export function SkillCards({ skills, ...props }: SkillCardsProps) {
  return (
    <ul className="tiles">
      {skills.map((skill) => (
        <li key={skill.id}>
          <SkillCard skill={skill} {...props} />
        </li>
      ))}
    </ul>
  );
}
