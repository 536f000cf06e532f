import { langOfMarkup } from '../../ui/language.ts';
import prose from '../../ui/prose.module.css';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import styles from './exercise.module.css';

/** The hints shown so far, announced as they appear. The live region exists before the first hint. */
export function Hints({ hints }: { readonly hints: readonly string[] }) {
  return (
    <div aria-live="polite">
      {hints.length > 0 && (
        <ol className="stack gap-2 above-4" aria-label={words['practice.hints']()}>
          {hints.map((hint) => (
            <li key={hint} className="panel">
              <SchoolHtml className={`${prose.prose} ${styles.text}`} html={hint} lang={langOfMarkup(hint)} />
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

/** The worked solution and the answer. */
export function WorkedAnswer({ worked, answer }: WorkedAnswerProps) {
  return (
    <div className="panel stack gap-2 above-4">
      <h2 className="h4">{words['practice.howItGoes']()}</h2>
      <SchoolHtml className={`${prose.prose} ${styles.text}`} html={worked} lang={langOfMarkup(worked)} />
      <p className="strong">
        {withMarkup(words['practice.answerIs'].parts(), {
          answer: () => <SchoolHtml as="span" html={answer} lang={langOfMarkup(answer)} />,
        })}
      </p>
    </div>
  );
}
