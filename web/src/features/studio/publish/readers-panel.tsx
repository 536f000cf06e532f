import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { fewestAnswers, type QuizAnswers } from '@pathshala/contract/studio/items';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { type ItemName, useReaders } from '../studio-calls.ts';
import DrawnLine from '../text/drawn-line.tsx';
import styles from './publish.module.css';

interface Question {
  readonly question?: string;
  readonly options?: readonly string[];
  readonly answer?: number;
}

interface AnswersProps extends QuizAnswers {
  readonly published: StudioFields;
}

function Answers({ pupils, chosen, published }: AnswersProps) {
  const quiz = (fieldsIn('lessons', published, siteLanguage).quiz ?? []) as readonly Question[];
  return (
    <ol className="lines">
      {chosen.map((counts, at) => {
        const { question = '', options = [], answer = -1 } = quiz[at] ?? {};
        const wrong = pupils - (counts[answer] ?? 0);
        return (
          <li key={at}>
            <p>
              <strong>
                <DrawnLine text={question} />
              </strong>{' '}
              <span className="soft">{words['studio-publish.wrong']({ wrong, pupils })}</span>
            </p>
            <ul className={styles.answers}>
              {counts.map((count, option) => (
                <li key={option} className="row apart">
                  <span>
                    <DrawnLine text={options[option] ?? ''} />
                    {option === answer && <span className="leaf"> {words['studio-publish.right']()}</span>}
                  </span>
                  <span>{words['studio-publish.chose']({ count })}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

interface ReadersProps {
  readonly name: ItemName;
  readonly published: StudioFields;
}

export function Readers({ name, published }: ReadersProps) {
  const { data, error } = useReaders(name);
  const own = Object.values(data?.done ?? {})[0] ?? 0;
  return (
    <div className="stack">
      {!data && (
        // Not awaited, so not announced.
        <p role={error ? 'status' : undefined}>
          {error ? words['studio-publish.notCounted']() : words['studio-publish.counting']()}
        </p>
      )}
      {data && (
        <p>
          {data.pupils === 0
            ? words['studio-publish.noStudents']()
            : words['studio-publish.courseReaders']({ count: data.pupils })}
          {name.kind === 'lessons' && ` ${words['studio-publish.finishedLesson']({ count: own })}`}
        </p>
      )}
      {data?.quiz && (
        <>
          <h3 className="h4">{words['studio-publish.firstAnswers']()}</h3>
          {data.quiz.chosen.length > 0 ? (
            <Answers {...data.quiz} published={published} />
          ) : (
            <p className="soft">
              {words['studio-publish.fewAnswers']({ count: data.quiz.pupils, fewest: fewestAnswers })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
