import type { PracticeSkill } from '@pathshala/content/practice/catalogue';
import type { MasteryById, MasteryState } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Icon } from '../../ui/icon.tsx';
import { asItems } from '../../ui/section.tsx';
import { WrittenLink } from '../../ui/written.tsx';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './practice.module.css';

export interface ListedSkill extends PracticeSkill {
  /** “Class 3”. */
  readonly classLabel: string;
  readonly subjectLabel: string;
}

/** “Class 3 · Mathematics”. */
export const classAndSubject = ({ classLabel, subjectLabel }: ListedSkill): string =>
  `${classLabel} · ${subjectLabel}`;

/** Skills whose name, class or subject contains every typed word. All skills if nothing is typed. */
export function withWords(skills: readonly ListedSkill[], typed: string): ListedSkill[] {
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  return skills.filter((one) => {
    const text = plain(`${one.title} ${one.classLabel} ${one.subjectLabel}`);
    return asked.every((word) => text.includes(word));
  });
}

const labels: Readonly<Record<MasteryState | 'new', () => string>> = {
  new: words['progress.new'],
  learning: words['progress.learning'],
  mastered: words['progress.mastered'],
  due: words['progress.due'],
};

export function MasteryChip({ state }: { readonly state: MasteryState | 'new' }) {
  return (
    <span className={`chip ${styles.chip} ${state === 'mastered' ? 'filled' : (styles[state] ?? '')}`}>
      {state === 'mastered' && <Icon name="check" size={16} />}
      {labels[state]()}
    </span>
  );
}

interface SkillCardProps {
  readonly skill: ListedSkill;
  readonly mastery: MasteryById | undefined;
}

function SkillCard({ skill, mastery }: SkillCardProps) {
  const state = mastery?.get(skill.id)?.state;
  return (
    <article className="card pad row">
      <SubjectBlock subject={skill.subject} size={48} />
      <div className="grow">
        <h3 className="h4" lang={langOf(skill.title)}>
          <WrittenLink className="plain whole" to={paths.practiceSkill(skill.id)} text={skill.title} />
        </h3>
        <p className="note">{classAndSubject(skill)}</p>
        {state && <MasteryChip state={state} />}
      </div>
      <Icon name="next" className="leaf" />
    </article>
  );
}

interface SkillCardsProps extends Omit<SkillCardProps, 'skill'> {
  readonly skills: readonly ListedSkill[];
}

export function SkillCards({ skills, mastery }: SkillCardsProps) {
  return (
    <ul className="tiles">
      {asItems(skills.map((skill) => <SkillCard key={skill.id} {...{ skill, mastery }} />))}
    </ul>
  );
}
