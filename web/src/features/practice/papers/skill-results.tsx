import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../../ui/action.tsx';
import { langOf } from '../../../ui/language.ts';
import { Link } from '../../../ui/router.ts';
import { words } from '../../../words/words.ts';
import type { SkillResult } from './by-skill.ts';
import styles from './model-test.module.css';

/** “2 of 3 right · 1 not answered”. */
const howItWent = ({ right, all, open }: SkillResult) =>
  [
    words['model-test.rightOf']({ count: right, all }),
    open > 0 ? words['model-test.openCount']({ count: open }) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** The result of each skill of a paper, with links to practise what was missed. */
export function SkillResults({ skills }: { readonly skills: readonly SkillResult[] }) {
  const [first] = skills.filter(({ missed }) => missed > 0);
  if (skills.length === 0) return null;
  return (
    <section className="stack gap-2 above-6">
      <h2 className="h3">{words['model-test.bySkill']()}</h2>
      <ul className="lines">
        {skills.map((skill) => (
          <li key={skill.id} className="cluster apart">
            <Link className="tap" to={paths.practiceSkill(skill.id)} lang={langOf(skill.title)}>
              {skill.title}
            </Link>
            <span>{howItWent(skill)}</span>
          </li>
        ))}
      </ul>
      {first && (
        <p>
          <ActionLink to={paths.practiceSkill(first.id)} className={styles.practise}>
            {words['model-test.practise']({ skill: first.title })}
          </ActionLink>
        </p>
      )}
    </section>
  );
}
