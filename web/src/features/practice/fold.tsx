import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { ReactNode } from 'react';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/words.ts';
import type { ListedSkill } from './listed-skill.ts';
import styles from './practice-page.module.css';

interface FoldProps {
  readonly title: string;
  readonly subject?: SubjectName;
  /** The content of the fold. */
  readonly skills: readonly ListedSkill[];
  readonly mastery: MasteryById | undefined;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Skills under a heading that opens and closes. The heading tells how many there are and how many are mastered. */
export function Fold({ title, subject, skills, mastery, isOpen = false, children }: FoldProps) {
  const done = skills.filter(({ id }) => mastery?.get(id)?.isMastered).length;
  const all = skills.length;
  return (
    <details className="card fold" open={isOpen}>
      <summary className="row">
        {subject && <SubjectBlock subject={subject} size={40} />}
        <h3 className="h4 grow">{title}</h3>
        <span className="note">
          {done > 0
            ? words['progress.masteredOf']({ done, all })
            : words['progress.skillCount']({ count: all })}
        </span>
        <Icon name="next" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
