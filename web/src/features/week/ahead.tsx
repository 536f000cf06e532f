import type { SkillTitle } from '@pathshala/content/practice/catalogue';
import type { WeekView } from '@pathshala/contract/practice/week';
import { useTaskTitles } from '../../api/skill-titles.ts';
import { langOf } from '../../ui/language.ts';
import { shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

interface AheadProps extends Pick<WeekView, 'due' | 'next'> {
  /** The skills that are to be looked at again. */
  readonly reviews: readonly Pick<SkillTitle, 'id' | 'title'>[];
}

/** What is due, what is to be looked at again, and what comes next; nothing where there is none of it. */
export function Ahead({ due: all, reviews, next }: AheadProps) {
  const titleOf = useTaskTitles(all);
  const due = all.flatMap((task) => {
    const title = titleOf(task);
    return title === null ? [] : [{ ...task, title }];
  });
  if (due.length + reviews.length + next.length === 0) return null;
  return (
    <section className="card pad stack">
      <h2 className="h3">{words['week.ahead']()}</h2>
      {due.length > 0 && (
        <div className="stack gap-1">
          <h3 className="h4">{words['week.due']()}</h3>
          <ul>
            {due.map((task) => (
              <li key={`${task.kind}.${task.id}`}>
                <span lang={langOf(task.title)}>{task.title}</span>
                <span className="soft">
                  {task.about && ` · ${task.about}`} · {words['week.forDay']({ day: shortDayText(task.due) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reviews.length > 0 && (
        <div className="stack gap-1">
          <h3 className="h4">{words['week.reviews']({ count: reviews.length })}</h3>
          <ul>
            {reviews.map(({ id, title }) => (
              <li key={id}>
                <span lang={langOf(title)}>{title}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {next.length > 0 && (
        <div className="stack gap-1">
          <h3 className="h4">{words['week.next']()}</h3>
          <ul>
            {next.map(({ course, lesson }) => (
              <li key={course}>
                <span lang={langOf(lesson)}>{lesson}</span>
                <span className="soft" lang={langOf(course)}>
                  {' '}
                  · {course}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
