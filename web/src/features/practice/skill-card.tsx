import type { PracticeSkill } from '@pathshala/content/practice/catalogue';
import { paths } from '@pathshala/contract/paths';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { SubjectSign, subjectGround } from '../../ui/subject-block.tsx';
import styles from './practice-page.module.css';
import { classNameOf, subjectNameOf } from './skill-names.ts';

/** A skill that leads to its exercises. */
export function SkillCard({ skill }: { readonly skill: PracticeSkill }) {
  return (
    <article className={styles.card}>
      <span className={styles.icon} style={subjectGround(skill.subject)}>
        <SubjectSign subject={skill.subject} />
      </span>
      <div className={styles.about}>
        <h3 lang={langOf(skill.title)}>
          <Link to={paths.practiceSkill(skill.id)}>{skill.title}</Link>
        </h3>
        <p>{`${classNameOf(skill)} · ${subjectNameOf(skill)}`}</p>
      </div>
      <Icon name="next" className={styles.arrow} />
    </article>
  );
}

/** Skills as cards. */
export function SkillCards({ skills }: { readonly skills: readonly PracticeSkill[] }) {
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
