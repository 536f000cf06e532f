import type { ShownMarking } from '@pathshala/content/practice/show-exercise';
import { Icon } from '../../ui/icon.tsx';
import { langOfMarkup } from '../../ui/language.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import styles from './exercise.module.css';

interface VerdictProps {
  readonly id: string;
  readonly marking: ShownMarking | undefined;
  /** How the answer is understood so far, before it is marked. */
  readonly understood: string | undefined;
}

function VerdictHtml({ html }: { readonly html: string }) {
  return <SchoolHtml as="span" html={html} lang={langOfMarkup(html)} />;
}

function Wrote({ understood }: { readonly understood: string }) {
  return (
    <p className="soft">
      {withMarkup(words['practice.youWrote'].parts(), {
        answer: () => (
          <strong className="ink">
            <VerdictHtml html={understood} />
          </strong>
        ),
      })}
    </p>
  );
}

function Marked({ marking }: { readonly marking: ShownMarking }) {
  const { result, understood, feedback } = marking;
  if (result === 'not-understood')
    return (
      <p className="row gap-2 strong edge">
        <Icon name="alert" size={24} />
        {feedback && <VerdictHtml html={feedback} />}
      </p>
    );
  const isRight = result === 'right';
  return (
    <div className={`stack gap-1 edge ${isRight ? 'good' : ''}`}>
      {understood && <Wrote understood={understood} />}
      <p className={`row gap-2 h4 ${isRight ? 'leaf' : ''}`}>
        <Icon name={isRight ? 'check' : 'close'} size={26} />
        {isRight ? words['practice.right']() : words['practice.notYet']()}
      </p>
      {!isRight && <p>{feedback ? <VerdictHtml html={feedback} /> : words['practice.lookAgain']()}</p>}
    </div>
  );
}

/**
 * The result of the answer, announced when it appears.
 * While somebody types, it shows how the answer is understood, without announcing it.
 */
export function Verdict({ id, marking, understood }: VerdictProps) {
  return (
    <div id={id} className={styles.note}>
      {understood && <Wrote understood={understood} />}
      <div role="status">{marking && <Marked marking={marking} />}</div>
    </div>
  );
}
