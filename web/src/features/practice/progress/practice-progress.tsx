import { deviceDay, type Mastery, type MasteryById } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { useMemo } from 'react';
import { usePracticeLog } from '../../../api/practice-log.ts';
import { ActionLink } from '../../../ui/action.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { ListedSkill } from '../listed-skill.ts';
import { masteryToday } from '../mastery-engine.ts';
import { PractisedDays } from './practised-days.tsx';
import styles from './progress.module.css';
import { SubjectProgress } from './subject-progress.tsx';

/** Skills that are due also count as mastered or being learnt. */
const figures: readonly (readonly [() => string, (one: Mastery) => boolean])[] = [
  [words['progress.mastered'], ({ isMastered }) => isMastered],
  [words['progress.learning'], ({ isMastered }) => !isMastered],
  [words['progress.due'], ({ state }) => state === 'due'],
];

function Figures({ mastery }: { readonly mastery: MasteryById }) {
  return (
    <dl className="row gap-6">
      {figures.map(([label, isOne]) => (
        <div key={label()}>
          <dt className="note">{label()}</dt>
          <dd className="h3">{numberText([...mastery.values()].filter(isOne).length)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The practised skills by class and subject, with the total number of skills. The last practised comes first. */
function groupsOf(skills: readonly ListedSkill[], practised: readonly string[]): ListedSkill[][] {
  const groups = new Map<string, ListedSkill[]>();
  const keyOf = (one: ListedSkill) => `${one.class} ${one.subject}`;
  const byId = new Map(skills.map((one) => [one.id, one]));
  for (const id of practised) {
    const skill = byId.get(id);
    if (skill && !groups.has(keyOf(skill)))
      groups.set(
        keyOf(skill),
        skills.filter((one) => keyOf(one) === keyOf(skill)),
      );
  }
  return [...groups.values()];
}

/** What was practised, how well it is known, and on which days. */
export default function PracticeProgress({ skills }: { readonly skills: readonly ListedSkill[] }) {
  const log = usePracticeLog();
  const mastery = masteryToday();
  const groups = useMemo(
    () => groupsOf(skills, log.map(({ template }) => template).reverse()),
    [skills, log],
  );
  const days = useMemo(() => new Set(log.map(({ at }) => deviceDay(new Date(at)))), [log]);
  return (
    <>
      <section className="panel cluster apart gap-4" aria-label={words['titles.progress']()}>
        <Figures mastery={mastery} />
        <ActionLink to={paths.practiceToday}>{words['practice.todayTitle']()}</ActionLink>
      </section>
      <section aria-labelledby="skills" className="stack">
        <h2 id="skills" className="part">
          {words['progress.skills']()}
        </h2>
        <div className={`tiles start ${styles.groups}`}>
          {groups.map((group) => (
            <SubjectProgress key={group[0]?.id} skills={group} mastery={mastery} />
          ))}
        </div>
      </section>
      <PractisedDays days={days} />
    </>
  );
}
