import { deviceDay } from '@pathshala/content/practice/review/mastery';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { dateLocale, numberText, ownDayText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './progress.module.css';

const weeksShown = 5;

/** The days of the last weeks. A week runs from Sunday to Saturday, and the current one is shown to its end. */
function lastWeeks(now: Date): Date[][] {
  const sunday = now.getDate() - now.getDay() - 7 * (weeksShown - 1);
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from(
      { length: 7 },
      (_day, day) => new Date(now.getFullYear(), now.getMonth(), sunday + 7 * week + day),
    ),
  );
}

interface DayProps {
  readonly day: Date;
  readonly today: number;
  readonly isPractised: boolean;
}

function Day({ day, today, isPractised }: DayProps) {
  const at = deviceDay(day);
  const look = at > today ? 'soft' : isPractised ? 'filled strong' : '';
  return (
    <td aria-current={at === today ? 'date' : undefined}>
      <span className={`center ${styles.day} ${look}`}>
        {numberText(day.getDate())}
        {isPractised && (
          <span style={visuallyHidden}>
            {ownDayText(day.toISOString())}: {words['progress.practised']()}
          </span>
        )}
      </span>
    </td>
  );
}

/** A calendar of the last weeks that marks days with practice. Only those have a text for screen readers. */
export function PractisedDays({ days }: { readonly days: ReadonlySet<number> }) {
  const now = new Date();
  const weeks = lastWeeks(now);
  const [short, long] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(dateLocale, { weekday }),
  );
  return (
    <section aria-labelledby="days" className="stack">
      <h2 id="days" className="part">
        {words['progress.days']()}
      </h2>
      <p className="soft">{words['practice.days']({ count: days.size })}</p>
      <table className={styles.days}>
        <caption className="note">{words['progress.lastWeeks']()}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.getDay()} scope="col" className="note">
                <span aria-hidden="true">{short?.format(day)}</span>
                <span style={visuallyHidden}>{long?.format(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((day) => (
                <Day
                  key={day.getTime()}
                  day={day}
                  today={deviceDay(now)}
                  isPractised={days.has(deviceDay(day))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
