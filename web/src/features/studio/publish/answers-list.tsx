import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { QuizAnswers } from '@pathshala/contract/studio/readers';
import { useMemo } from 'react';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import DrawnLine from '../lesson/drawn-line.tsx';
import styles from './publish.module.css';

/** A question in one language. */
interface Question {
  readonly question?: string;
  readonly options?: readonly string[];
  readonly answer?: number;
}

/** The questions of a published lesson. */
const questionsOf = (published: StudioFields) =>
  (fieldsIn('lessons', published, siteLanguage).quiz ?? []) as readonly Question[];

interface AnswersListProps extends QuizAnswers {
  /** The lesson as readers have it. */
  readonly published: StudioFields;
}

/** How often each option of a quiz was chosen, and how many were wrong. */
export default function AnswersList({ pupils, chosen, published }: AnswersListProps) {
  const quiz = useMemo(() => questionsOf(published), [published]);
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
