import { practiceOutcomes } from '@pathshala/contract/practice/log';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useRef } from 'react';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './exercise.module.css';
import type { SkillResult } from './use-today.ts';

const outcomeWords = {
  right: words['progress.right'],
  helped: words['progress.helped'],
  wrong: words['progress.wrong'],
} as const;

function Results({ results }: { readonly results: readonly SkillResult[] }) {
  return (
    <ul className="stack gap-0 lines">
      {results.map(({ skill, outcome }) => (
        <li key={skill.id} className="row apart">
          <Link className="tap" to={paths.practiceSkill(skill.id)} lang={langOf(skill.title)}>
            {skill.title}
          </Link>
          <span className="note row gap-1">
            {outcome === 'right' && <Icon name="check" size={18} />}
            {outcomeWords[outcome]()}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TodayResultProps {
  readonly results: readonly SkillResult[];
  /** The last exercise was just finished: its button is gone. */
  readonly takesFocus: boolean;
  readonly onRetry: () => void;
}

/** The result of the day, and another try at missed skills. */
export function TodayResult({ results, takesFocus, onRetry }: TodayResultProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  const counts = practiceOutcomes.map((one) => ({
    outcome: one,
    count: results.filter(({ outcome }) => outcome === one).length,
  }));
  const hasMissed = results.some(({ outcome }) => outcome !== 'right');
  return (
    <section aria-labelledby="result" className="panel stack gap-4">
      <h2 id="result" ref={headingRef} tabIndex={-1} className="h3">
        {words['practice.todayDone']()}
      </h2>
      <p className="cluster gap-2">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <span key={outcome} className={`chip ${styles.count}`}>
              {words['progress.outcome']({ outcome: outcomeWords[outcome](), count })}
            </span>
          ))}
      </p>
      <Results results={results} />
      <p>{hasMissed ? words['progress.retryText']() : words['progress.keepOn']()}</p>
      <div className={`cluster ${styles.ways}`}>
        {hasMissed && <ActionButton onClick={onRetry}>{words['progress.retry']()}</ActionButton>}
        <ActionLink look={hasMissed ? 'quiet' : 'primary'} to={paths.practice}>
          {words['practice.chooseSkill']()}
        </ActionLink>
        <ActionLink look="quiet" to={paths.progress}>
          {words['titles.progress']()}
        </ActionLink>
      </div>
    </section>
  );
}
