import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { langOfMarkdown } from '@pathshala/content/render/lesson-record';
import { renderInline } from '@pathshala/content/render/render-lesson';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { QuizAnswers } from '@pathshala/contract/studio/requests';
import { useMemo } from 'react';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import type { DraftQuestion } from '../forms/quiz-edits.ts';
import styles from './publish.module.css';

/** The questions of a published lesson, rendered. */
function questionsOf(published: StudioFields) {
  const { body = '', quiz = [] } = fieldsIn('lessons', published, siteLanguage) as {
    readonly body?: string;
    readonly quiz?: readonly DraftQuestion[];
  };
  const rendered = (text: unknown) => renderInline(String(text ?? ''), langOfMarkdown(body));
  return quiz.map(({ question, options = [], answer }) => ({
    question: rendered(question),
    options: options.map(rendered),
    answer,
  }));
}

function Shown({ of }: { readonly of: string | undefined }) {
  return of === undefined ? null : <SchoolHtml as="span" html={of} />;
}

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
        const { question, options = [], answer = -1 } = quiz[at] ?? {};
        const wrong = pupils - (counts[answer] ?? 0);
        return (
          <li key={at}>
            <p>
              <strong>
                <Shown of={question} />
              </strong>{' '}
              <span className="soft">{words['studio-publish.wrong']({ wrong, pupils })}</span>
            </p>
            <ul className={styles.answers}>
              {counts.map((count, option) => (
                <li key={option} className="row apart">
                  <span>
                    <Shown of={options[option]} />
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
