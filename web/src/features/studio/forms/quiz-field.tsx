import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { QuestionFields } from './question-fields.tsx';
import { newQuestion } from './quiz-edits.ts';
import { QuizFromText } from './quiz-from-text.tsx';
import { Rows } from './rows.tsx';

const whatOf = (number: number) => words['studio-fields.thisQuestion']({ value: number });

/** A lesson's quiz. */
export function QuizField({ name, label, hint, required }: FieldRow) {
  const one = words['studio-fields.question']();
  return (
    <div className="stack">
      <Rows
        name={name}
        label={label}
        hint={hint}
        required={required}
        one={one}
        fresh={newQuestion}
        whatOf={whatOf}
      >
        {({ path, number, tools }) => {
          const title = words['studio-fields.questionNumber']({ value: number });
          return (
            <section className="panel stack" aria-label={title}>
              <div className="cluster apart">
                <h4>{title}</h4>
                {tools}
              </div>
              <QuestionFields name={path} number={number} />
            </section>
          );
        }}
      </Rows>
      <QuizFromText name={name} />
    </div>
  );
}
