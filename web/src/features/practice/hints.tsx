import { langOfMarkup } from '../../ui/language.ts';
import prose from '../../ui/prose.module.css';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import styles from './exercise.module.css';

/** The hints that were asked for, said as they come: what says them is there before the first one. */
export function Hints({ hints }: { readonly hints: readonly string[] }) {
  return (
    <div aria-live="polite">
      {hints.length > 0 && (
        <ol className={styles.hints} aria-label={words['practice.hints']()}>
          {hints.map((hint) => (
            <li key={hint}>
              <SchoolHtml className={prose.prose} html={hint} lang={langOfMarkup(hint)} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface WorkedAnswerProps {
  readonly worked: string;
  readonly answer: string;
}

/** How it is worked out, and the answer. */
export function WorkedAnswer({ worked, answer }: WorkedAnswerProps) {
  return (
    <div className={styles.worked}>
      <h2>{words['practice.howItGoes']()}</h2>
      <SchoolHtml className={prose.prose} html={worked} lang={langOfMarkup(worked)} />
      <p className={styles.answer}>
        {withMarkup(words['practice.answerIs'].parts(), {
          answer: () => <SchoolHtml as="span" html={answer} lang={langOfMarkup(answer)} />,
        })}
      </p>
    </div>
  );
}
