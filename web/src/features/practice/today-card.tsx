import { deviceDay, todaysSkills } from '@pathshala/content/practice/review/mastery';
import { skillTable } from '@pathshala/content/practice/skill-table';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect } from 'react';
import { ownPractice, usePracticeLog } from '../../api/practice-log.ts';
import { useSchoolClass } from '../../device/school-class.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Wrap } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';
import styles from './today-card.module.css';

interface TodayCardProps {
  /** Whether somebody is signed in. Attempts by visitors count for that person only once they have claimed them. */
  readonly isStudent: boolean;
  readonly onSettled?: (() => void) | undefined;
}

export default function TodayCard({ isStudent, onSettled }: TodayCardProps) {
  const log = usePracticeLog();
  const schoolClass = useSchoolClass().chosen?.class;
  const given = { skills: skillTable, log, now: new Date(), dayOf: deviceDay, schoolClass };
  const count = todaysSkills(given).length;
  const isTheirs = !isStudent || ownPractice.read() !== undefined;
  useEffect(() => onSettled?.(), [onSettled]);
  if (log.length === 0) return null;
  const isDone = isTheirs && count === 0;
  const text = isDone
    ? words['practice-home.nothing']()
    : isTheirs
      ? words['practice-home.due']({ count })
      : words['practice.todayText']();
  return (
    <Wrap className={styles.outer}>
      <section aria-labelledby="today" className="card pad cluster apart gap-4">
        <div>
          <h2 id="today" className="h3">
            {words['practice.todayTitle']()}
          </h2>
          <p className="soft">{text}</p>
        </div>
        <p className="cluster">
          <ActionLink to={isDone ? paths.practice : paths.practiceToday} look={isDone ? 'quiet' : 'primary'}>
            {isDone ? words['practice.chooseSkill']() : words['practice.start']()}
          </ActionLink>
          {/* A student's own courses, right below, have that link. */}
          {!isStudent && <ActionLink to={paths.progress} look="quiet" text={words['titles.progress']()} />}
        </p>
      </section>
    </Wrap>
  );
}
