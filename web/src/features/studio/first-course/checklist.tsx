import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from '../../../ui/router.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './checklist.module.css';
import { putAway } from './put-away.ts';
import { stepsOf } from './steps.ts';
import { useFirstCourse } from './use-first-course.ts';

/** Leads a school without a course of its own through its first one, until that is live or the list is put away. */
export default function Checklist() {
  const titleId = useId();
  const steps = stepsOf(useFirstCourse());
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className="card pad stack below-6" aria-labelledby={titleId}>
      <div className="cluster apart">
        <h2 className="h3" id={titleId}>
          {words['studio-start.title']()}
        </h2>
        <Button variant="text" sx={{ px: 0.5, mx: -0.5 }} onClick={() => putAway(true)}>
          {words['studio-start.putAway']()}
        </Button>
      </div>
      <p className="soft">{words['studio-start.lead']({ done, all: steps.length })}</p>
      <ol className={`tiles ${styles.steps}`}>
        {steps.map(({ label, to, isDone }, at) => (
          <li
            key={label}
            className={isDone ? styles.done : undefined}
            data-number={isDone ? '✓' : numberText(at + 1)}
          >
            <Link className="tap" to={to}>
              {label}
            </Link>
            {isDone && <span style={visuallyHidden}>{words['studio-start.done']()}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
