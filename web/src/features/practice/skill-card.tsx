import { paths } from '@pathshala/contract/site/paths';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { classAndSubject, type ListedSkill } from './listed-skill.ts';
import styles from './practice-page.module.css';

/** A skill that leads to its exercises. */
export function SkillCard({ skill }: { readonly skill: ListedSkill }) {
  return (
    <article className={`card row ${styles.card}`}>
      <SubjectBlock subject={skill.subject} size={48} />
      <div className="grow">
        <h3 className="h4" lang={langOf(skill.title)}>
          <Link className="plain whole" to={paths.practiceSkill(skill.id)}>
            {skill.title}
          </Link>
        </h3>
        <p className="note">{classAndSubject(skill)}</p>
      </div>
      <Icon name="next" className={styles.arrow} />
    </article>
  );
}

/** Skills as cards. */
export function SkillCards({ skills }: { readonly skills: readonly ListedSkill[] }) {
  return (
    <ul className={styles.cards}>
      {skills.map((skill) => (
        <li key={skill.id}>
          <SkillCard skill={skill} />
        </li>
      ))}
    </ul>
  );
}
